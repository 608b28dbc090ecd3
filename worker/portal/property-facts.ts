import { isContentLanguage } from "#domain/language.ts";
import type { StartPages } from "#domain/place/start-page.ts";
import { type Closure, closureMomentsOf } from "#domain/property/closure.ts";
import type { Features } from "#domain/property/property.ts";
import { closureTexts } from "#portal/words/closure-words.ts";
import type { Announced } from "./news/announced.ts";
import { composeLasting } from "./page/compose-lasting.ts";
import type { PageFacts } from "./page/page-addition.ts";
import { readSlotList } from "./page/slots.ts";
import type { ContactFacts } from "./rendering/contact-block.ts";
import { takenForms } from "./rendering/guest-form.ts";
import { DamagedPortalError, type EditedPage, editPortal } from "./stored-portal.ts";

/** What a property's row says of its pages, and no publication does: a change of it reaches guests at once. */
export interface PropertyFacts extends ContactFacts {
  /** IANA name: in which zone its days end and its hours are counted. */
  readonly timeZone: string;
  /** Whether pages keep a random id until the end of the day (D11). */
  readonly countsByVisitorId: boolean;
  /** When it is closed for the season; null: not at all. */
  readonly closure: Closure | null;
  /** What it tells its guests now, or has planned to. */
  readonly announced: readonly Announced[];
  /** Its premium features: what guests send of another one is not taken, whatever their page still shows. */
  readonly features: Features;
  /** Which buttons cards start with. */
  readonly startPages: StartPages;
}

type Bytes = Uint8Array<ArrayBuffer>;

/** A page with what lasts; one that nothing comes to, or whose slots a newer version has named, stays as it is. */
function withLasting(page: EditedPage, property: PageFacts["property"]): EditedPage {
  const { body, kind, language } = page;
  const slots = readSlotList(page.slots, body);
  if (slots === null) return page;
  const markup = { body, slots };
  const composed = composeLasting({
    markup,
    kind: kind === "closed" ? kind : "open",
    language: isContentLanguage(language) ? language : "en",
    property,
  });
  return composed === markup ? page : { ...page, body: composed.body, slots: composed.slots };
}

/** Whether a stored manifest names guarded buttons, of whatever language. */
function namesGuards(manifest: object): boolean {
  return "guards" in manifest && Array.isArray(manifest.guards) && manifest.guards.length > 0;
}

/** A published portal as its property's row makes it. */
interface PortalWithFacts {
  readonly bytes: Bytes;
  /** Whether its pages ask for what is guarded. */
  readonly hasGuards: boolean;
}

/**
 * The bytes of a published portal as a property's row makes them: with what lasts on its pages, its closure, the forms
 * that its features take, and the ids of its guests' pages where an owner has not switched them off. Pages of any
 * version gain all that, and none is published with it, so that nothing of it needs a publication. Deterministic.
 *
 * What can't be read is left as it is, and is reported where it is read.
 */
export function withPropertyFacts(bytes: Bytes, facts: PropertyFacts): PortalWithFacts {
  const { timeZone, address, telephone, countsByVisitorId, closure, announced, features, startPages } = facts;
  const property = { timeZone, address, telephone, visitorIds: countsByVisitorId };
  const contact = { ...(address ? { address } : {}), ...(telephone ? { telephone } : {}) };
  const visitorIds = countsByVisitorId ? { visitorIds: true } : {};
  const starts = Object.keys(startPages).length > 0 ? { starts: startPages } : {};
  const season = closure
    ? { closure: { ...closureMomentsOf(closure, timeZone), texts: closureTexts(closure) } }
    : {};
  try {
    let hasGuards = false;
    const edited = editPortal(bytes.buffer, ({ manifest, pages, ...rest }) => {
      hasGuards = namesGuards(manifest);
      return {
        ...rest,
        manifest: {
          ...manifest,
          timeZone,
          ...contact,
          ...visitorIds,
          ...season,
          ...(announced.length > 0 ? { announced } : {}),
          ...starts,
          ...takenForms(manifest, features),
        },
        pages: pages.map((page) => withLasting(page, property)),
      };
    });
    return { bytes: edited, hasGuards };
  } catch (error) {
    if (error instanceof DamagedPortalError) return { bytes, hasGuards: false };
    throw error;
  }
}
