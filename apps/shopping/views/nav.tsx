// The second bar: departments, services, and short cuts.
import { mdiChevronDown, mdiChevronRight, mdiViewGridOutline } from "@mdi/js";
import { Button, Icon, MenuButton, names, Popover, ScrollArea, send } from "../../_kit";
import { type Category, categoryOf, DEPARTMENTS, type Department } from "../content/departments";
import { SERVICES } from "../content/notices";
import type { State } from "../state/model";
import { Ware } from "../wares/ware";
import { follow, say } from "./faces";

const LINKS: readonly (readonly [key: string, label: string, kind: string, target: string])[] = [
  ["fast", "Get it Fast", "list", "fast"],
  ["new", "New Arrivals", "list", "new"],
  ["deals", "Deals", "list", "deals"],
  ["flash", "Flash Deals", "list", "flash"],
  ["dinner", "Dinner Made Easy", "department", "grocery"],
  ["best", "Best Sellers", "list", "best"],
  ["patio", "Patio & Garden", "department", "garden"],
  ["own", "Only at Brightbarn", "list", "own"],
  ["clearance", "Clearance", "list", "clearance"],
  ["tires", "Auto & Tires", "department", "auto"],
  ["plus", "Brightbarn Plus", "plus", ""],
];

const Categories = ({ categories }: { categories: readonly Category[] }) => (
  <div class="departments-grid">
    {categories.map((one) => (
      <Button
        as="a"
        key={one.key}
        id={`departments.category.${one.key}`}
        class="category"
        onPress={() => follow("category", one.key)}
      >
        {one.name}
      </Button>
    ))}
  </div>
);

const Poster = ({ kind, ink, title, text }: { kind: string; ink: string; title: string; text: string }) => (
  <div class="departments-art" style={{ background: `${ink}22` }}>
    <Ware kind={kind} ink={ink} size={130} />
    <p>
      <strong>{title}</strong>
      <span class="block">{text}</span>
    </p>
  </div>
);

const Inside = ({ shown }: { shown: Department }) => (
  <div class="departments-side">
    <div class="departments-head">
      <h3>{shown.name}</h3>
      <Button as="a" id={`departments.all.${shown.key}`} class="link" onPress={() => follow("department", shown.key)}>
        Shop all {shown.name}
      </Button>
    </div>
    <Categories categories={shown.categories} />
    <Poster kind={shown.kind} ink={shown.ink} title={shown.name} text="At Alder Falls and online, with free pickup" />
  </div>
);

const POPULAR = ["coffeemakers", "tvs", "headphones", "bedding", "produce", "shoes", "patio", "dogs"].map(categoryOf);

const Popular = () => (
  <div class="departments-side">
    <div class="departments-head">
      <h3>Popular this week</h3>
      <Button as="a" id="departments.all.deals" class="link" onPress={() => follow("list", "deals")}>
        Shop all deals
      </Button>
    </div>
    <Categories categories={POPULAR} />
    <Poster
      kind="grill"
      ink="#c06a45"
      title="Ready for the long weekend"
      text="Grills, coolers and everything on them"
    />
  </div>
);

function Departments({ app }: { app: State }) {
  const shown = DEPARTMENTS.find((one) => one.key === app.department);
  return (
    <Popover id="departments" anchor="nav.departments" side="bottom-start" label="All departments" class="departments">
      <div class="departments-list">
        <h3>All departments</h3>
        <ScrollArea id="departments.scroll" label="Departments" class="departments-scroll" gutter="overlay">
          {DEPARTMENTS.map((one) => (
            <Button
              key={one.key}
              id={`departments.item.${one.key}`}
              class={names("department", one.key === shown?.key && "department-on")}
              pressed={one.key === shown?.key}
              onPress={() => send({ type: "department.show", id: one.key })}
            >
              <span>{one.name}</span>
              <Icon path={mdiChevronRight} size={20} />
            </Button>
          ))}
        </ScrollArea>
      </div>
      {shown ? <Inside shown={shown} /> : <Popular />}
    </Popover>
  );
}

const Services = () => (
  <Popover id="services" anchor="nav.services" side="bottom-start" label="Services" class="services">
    {SERVICES.map((one) => (
      <Button
        key={one.key}
        id={`services.item.${one.key}`}
        class="service"
        onPress={() => say(`${one.title}: call 555-0144 to book at Alder Falls`)}
      >
        <strong>{one.title}</strong>
        <span class="quiet">{one.text}</span>
      </Button>
    ))}
  </Popover>
);

export function Nav({ app }: { app: State }) {
  return (
    <nav class="nav" aria-label="Departments">
      <MenuButton id="nav.departments" menu="departments" popup="dialog" class="nav-menu">
        <Icon path={mdiViewGridOutline} size={20} />
        Departments
        <Icon path={mdiChevronDown} size={18} />
      </MenuButton>
      <MenuButton id="nav.services" menu="services" popup="dialog" class="nav-menu">
        Services
        <Icon path={mdiChevronDown} size={18} />
      </MenuButton>
      <span class="nav-line" />
      {LINKS.map(([key, label, kind, target]) => (
        <Button
          as="a"
          key={key}
          id={`nav.link.${key}`}
          class={names("nav-link", app.page.kind === kind && app.page.key === target && "nav-on")}
          onPress={() => follow(kind, target)}
        >
          {label}
        </Button>
      ))}
      <Departments app={app} />
      <Services />
    </nav>
  );
}
