import { FIRST_DATE, LAST_DATE } from "#domain/date.ts";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import type { EpochMs } from "#domain/time.ts";
import type { ScopedProperty } from "../../db/property/properties.ts";
import { logEvent } from "../../log-event.ts";
import { statesAt } from "../../portal/page/additions/hours.ts";
import { toTimedPage } from "../../portal/page/timed-page.ts";
import { toGuideTimetable, toPageTimetable } from "../../portal/page/timetable.ts";
import { GUIDE_KINDS } from "../../portal/portal-header.ts";
import type { PortalSource } from "../../portal/rendering/page-head.tsx";
import { buildPortal } from "../../portal/rendering/render-portal.tsx";
import {
  type BuiltPortal,
  decodePortal,
  encodePortal,
  pageAt,
  type StoredPortal,
} from "../../portal/stored-portal.ts";

const ALWAYS_OPEN = { opensAt: null, closesAt: null, isClosed: false };

interface ComposedPortal {
  readonly built: BuiltPortal;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Input for rendering a property's pages. `origin` is for canonical links. */
export function toPortalSource(
  property: ScopedProperty,
  { draft, origin }: Pick<PortalSource, "draft" | "origin">,
): PortalSource {
  const { id: propertyId, slug, timeZone, features } = property;
  return { draft, slug, propertyId, timeZone, features, origin };
}

/**
 * Renders a portal and composes each page as serving will: at `now`, at the next change of its hours, and at
 * one moment of any year. This proves before publishing that no page fails when a guest requests it.
 *
 * Refuses with `pages_not_composed` and logs the error: content that our code can't render is a bug.
 */
export async function composePortal(source: PortalSource, now: EpochMs): Promise<Verdict<ComposedPortal>> {
  try {
    const built = await buildPortal(source);
    const bytes = encodePortal(built);
    composeAll(decodePortal(bytes.buffer, { number: 0, licence: ALWAYS_OPEN }), now);
    return accept({ built, bytes });
  } catch (error) {
    // Any error would become an error page for guests.
    logEvent("pages_not_composed", { propertyId: source.propertyId, error });
    return refuse("pages_not_composed");
  }
}

/** Throws what serving the page would throw. */
function composeAll(portal: StoredPortal, now: EpochMs): void {
  const { timeZone } = portal.manifest;
  for (const [language, page] of portal.open) {
    const timing = page.timing;
    const next = timing ? statesAt(timing, { at: now, timeZone }).until : null;
    const timed = toTimedPage(page);
    for (const at of [now, next ?? now, anyMoment()]) {
      pageAt(portal, language, at);
      if (timed) toPageTimetable(timed, { at, timeZone });
      for (const kind of [...GUIDE_KINDS, "search"] as const)
        if (portal[kind].has(language)) pageAt(portal, language, at, { kind });
      toGuideTimetable(portal.guide.get(language)?.guideTiming ?? null, { at, timeZone });
    }
  }
}

function anyMoment(): EpochMs {
  const [first, last] = [Date.parse(FIRST_DATE), Date.parse(LAST_DATE)];
  return first + Math.floor(Math.random() * (last - first));
}
