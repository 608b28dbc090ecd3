import { isContentLanguage } from "#domain/language.ts";
import type { StartPages } from "#domain/place/start-page.ts";
import { type Closure, toClosureMoments } from "#domain/property/closure.ts";
import type { Features } from "#domain/property/property.ts";
import { getClosureTexts } from "#portal/words/closure-words.ts";
import type { Announced } from "./news/announced.ts";
import { composeLasting } from "./page/compose-lasting.ts";
import type { PageFacts } from "./page/page-addition.ts";
import { readSlotList } from "./page/slots.ts";
import type { ContactFacts } from "./rendering/contact-block.ts";
import { filterForms } from "./rendering/guest-form.ts";
import { DamagedPortalError, type EditedPage, editPortal, splitPortal } from "./stored-portal.ts";

/** Columns of a property's row that change guests' pages at once, without a publication. */
export interface PropertyFacts extends ContactFacts {
  /** IANA name of the zone for days and hours. */
  readonly timeZone: string;
  /** Whether pages keep a random id until the end of the day (D11). */
  readonly countsByVisitorId: boolean;
  /** Seasonal closure; `null`: none. */
  readonly closure: Closure | null;
  /** Active and planned announcements. */
  readonly announced: readonly Announced[];
  /** Premium features. Forms of a missing feature are rejected, even if an old page still shows them. */
  readonly features: Features;
  /** Start button per kind of place. */
  readonly startPages: StartPages;
}

type Bytes = Uint8Array<ArrayBuffer>;

/** A page with its lasting additions; unchanged if there are none, or if a newer version named its slots. */
function addLasting(page: EditedPage, property: PageFacts["property"]): EditedPage {
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

/** Whether a stored manifest lists guarded buttons or entries of the guide, in any language. */
function isGuardedManifest(manifest: object): boolean {
  const { guards, guideGuards } = manifest as Readonly<Partial<Record<string, unknown>>>;
  return [guards, guideGuards].some((list) => Array.isArray(list) && list.length > 0);
}

/** A published portal with the facts of its property's row applied. */
interface PortalWithFacts {
  readonly bytes: Bytes;
  /** The guide's value; `null`: it has none. */
  readonly guide: Bytes | null;
  /** Both together; the same as `bytes` without a guide. */
  readonly whole: Bytes;
  /** Whether its pages refer to guarded content. */
  readonly hasGuards: boolean;
}

/**
 * Applies a property's row to the bytes of its published portal: lasting additions, closure, announcements, the
 * forms its features allow, and visitor ids unless switched off. It works on pages of any version and is never
 * stored with a publication, so that a change needs no publication. Deterministic.
 *
 * Unreadable parts are left unchanged; the code that reads them reports them.
 */
export function withPropertyFacts(bytes: Bytes, facts: PropertyFacts): PortalWithFacts {
  const { timeZone, address, telephone, countsByVisitorId, closure, announced, features, startPages } = facts;
  const property = { timeZone, address, telephone, visitorIds: countsByVisitorId };
  const contact = { ...(address ? { address } : {}), ...(telephone ? { telephone } : {}) };
  const visitorIds = countsByVisitorId ? { visitorIds: true } : {};
  const starts = Object.keys(startPages).length > 0 ? { starts: startPages } : {};
  const season = closure
    ? { closure: { ...toClosureMoments(closure, timeZone), texts: getClosureTexts(closure) } }
    : {};
  try {
    let hasGuards = false;
    const whole = editPortal(bytes.buffer, ({ manifest, pages, guide, ...rest }) => {
      hasGuards = isGuardedManifest(manifest);
      const withLasting = (list: readonly EditedPage[]) => list.map((page) => addLasting(page, property));
      return {
        ...rest,
        ...(guide ? { guide: { ...guide, pages: withLasting(guide.pages) } } : {}),
        manifest: {
          ...manifest,
          timeZone,
          ...contact,
          ...visitorIds,
          ...season,
          ...(announced.length > 0 ? { announced } : {}),
          ...starts,
          ...filterForms(manifest, features),
        },
        pages: withLasting(pages),
      };
    });
    const { portal, guide } = splitPortal(whole);
    return { bytes: portal, guide, whole, hasGuards };
  } catch (error) {
    if (error instanceof DamagedPortalError) return { bytes, guide: null, whole: bytes, hasGuards: false };
    throw error;
  }
}
