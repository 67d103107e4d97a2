// A row of products that turns by arrows.
import { Carousel } from "../../_kit";
import { productOf } from "../content/catalogue";
import type { State } from "../state/model";
import { Card, flagsOf } from "./card";
import { follow, Head } from "./faces";

interface ShelfProps {
  app: State;
  area: string;
  title: string;
  text?: string;
  ids: readonly string[];
  to: readonly [kind: string, target: string];
  sponsored?: boolean;
}

export function Shelf({ app, area, title, text = "", ids, to, sponsored = false }: ShelfProps) {
  return (
    <section class="shelf" aria-label={title}>
      <Head title={title} text={text} link="View all" id={`${area}.all`} onPress={() => follow(...to)} />
      <Carousel
        id={area}
        label={title}
        visible={6}
        step={3}
        gap="16px"
        slides={ids.map((id) => ({
          key: id,
          node: (
            <Card
              {...flagsOf(app, productOf(id))}
              area={area}
              product={productOf(id)}
              size={176}
              sponsored={sponsored}
              lean
            />
          ),
        }))}
      />
    </section>
  );
}
