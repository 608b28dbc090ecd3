import { contact } from "./additions/contact.ts";
import { mainTelephone } from "./additions/main-telephone.ts";
import { reception } from "./additions/reception.ts";
import { zone } from "./additions/zone.ts";
import type { LastingAddition, PageFacts } from "./page-addition.ts";
import { filled, type Markup } from "./slots.ts";

/** Additions that the projection stores in the page. */
const LASTING: readonly LastingAddition[] = [zone, mainTelephone, contact, reception];

/** A page with its lasting additions; the same object if there are none. */
export function composeLasting(facts: PageFacts): Markup {
  return filled(
    facts.markup,
    LASTING.flatMap((addition) => addition(facts)?.fills ?? []),
  );
}
