import { contact } from "./additions/contact.ts";
import { mainTelephone } from "./additions/main-telephone.ts";
import { reception } from "./additions/reception.ts";
import { zone } from "./additions/zone.ts";
import type { LastingAddition, PageFacts } from "./page-addition.ts";
import { filled, type Markup } from "./slots.ts";

/** What the projection puts into pages. */
const LASTING: readonly LastingAddition[] = [zone, mainTelephone, contact, reception];

/** A page as its property's row makes it. The same object where nothing comes to it. */
export function composeLasting(facts: PageFacts): Markup {
  return filled(
    facts.markup,
    LASTING.flatMap((addition) => addition(facts)?.fills ?? []),
  );
}
