// What is above the results: where one is, short cuts, what was chosen.
import { mdiChevronRight, mdiClose } from "@mdi/js";
import { Button, Icon, names, send } from "../../_kit";
import { categoryOf, departmentOf } from "../content/departments";
import { FACETS, type FacetKey, filterCount } from "../content/facets";
import { OWN } from "../content/products";
import type { State } from "../state/model";
import { follow, go } from "./faces";
import { slug } from "./facets";

export function Crumbs({ app }: { app: State }) {
  const { kind, key } = app.page;
  const department = kind === "department" ? key : kind === "category" ? categoryOf(key).department : "";
  return (
    <nav class="crumbs" aria-label="Where you are">
      <Button as="a" id="crumbs.home" class="crumb" onPress={() => go("home")}>
        Home
      </Button>
      {department && (
        <>
          <Icon path={mdiChevronRight} size={16} />
          <Button
            as="a"
            id="crumbs.department"
            class="crumb"
            current={kind === "department"}
            onPress={() => follow("department", department)}
          >
            {departmentOf(department).name}
          </Button>
        </>
      )}
    </nav>
  );
}

export function Siblings({ app }: { app: State }) {
  const { kind, key } = app.page;
  const department = kind === "department" ? key : kind === "category" ? categoryOf(key).department : "";
  if (!department) return null;
  return (
    <div class="siblings">
      {departmentOf(department).categories.map((one) => (
        <Button
          as="a"
          key={one.key}
          id={`results.category.${one.key}`}
          class={names("chip", one.key === key && "chip-on")}
          onPress={() => follow("category", one.key)}
        >
          {one.name}
        </Button>
      ))}
    </div>
  );
}

const SHORT_CUTS: readonly { key: string; label: string; facet: FacetKey; value: string }[] = [
  { key: "today", label: "Get it today", facet: "speed", value: "Today" },
  { key: "rollback", label: "Rollback", facet: "offer", value: "Rollback" },
  { key: "flash", label: "Flash Deals", facet: "offer", value: "Flash Deal" },
  { key: "best", label: "Best sellers", facet: "offer", value: "Best seller" },
  { key: "rating", label: "4.5 stars & up", facet: "rating", value: "4.5 & up" },
  { key: "own", label: "Sold by Brightbarn", facet: "seller", value: OWN },
];

export const ShortCuts = ({ app }: { app: State }) => (
  <>
    {SHORT_CUTS.map(({ key, label, facet, value }) => (
      <Button
        key={key}
        id={`results.short.${key}`}
        class={names("chip", app.filters.chosen[facet].includes(value) && "chip-on")}
        pressed={app.filters.chosen[facet].includes(value)}
        onPress={() => send({ type: "facet", facet, value })}
      >
        {label}
      </Button>
    ))}
  </>
);

export function Chosen({ app }: { app: State }) {
  const { chosen, from, to } = app.filters;
  if (filterCount(app.filters) === 0) return null;
  return (
    <div class="chosen">
      {(from !== null || to !== null) && (
        <Button
          id="chosen.price"
          class="chip chip-on"
          onPress={() => send({ type: "facet.price", from: null, to: null })}
        >
          {from === null ? `Up to $${to}` : to === null ? `From $${from}` : `$${from} to $${to}`}
          <Icon path={mdiClose} size={16} />
        </Button>
      )}
      {FACETS.flatMap((facet) =>
        chosen[facet].map((value) => (
          <Button
            key={`${facet} ${value}`}
            id={`chosen.${facet}.${slug(value)}`}
            class="chip chip-on"
            onPress={() => send({ type: "facet", facet, value })}
          >
            {value}
            <Icon path={mdiClose} size={16} />
          </Button>
        )),
      )}
    </div>
  );
}

export const Leaves = ({ leaf, count }: { leaf: number; count: number }) =>
  count < 2 ? null : (
    <nav class="leaves" aria-label="Pages">
      {Array.from({ length: count }, (_, at) => at + 1).map((one) => (
        <Button
          key={one}
          id={`results.page.${one}`}
          class="leaf"
          label={`Page ${one}`}
          current={one === leaf}
          onPress={() => send({ type: "leaf", leaf: one })}
        >
          {one}
        </Button>
      ))}
    </nav>
  );
