/**
 * Receives beacons from guests' pages: views, clicks, searches and seen announcements. Exposes `receiveEvents`, which
 * validates a beacon against the published portal and passes it to the property's analytics.
 */

import { BEACON_BYTES_MAX, type Beacon, beaconSchema, type GuestEvent } from "#domain/analytics/beacon.ts";
import { SLUG_PATTERN } from "#domain/property/property.ts";
import type { EpochMs } from "#domain/time.ts";
import { toCountedTerm } from "#portal/ask/counted-term.ts";
import type { VisitTraits } from "#worker/analytics/count-events.ts";
import type { PropertyAnalytics } from "#worker/analytics/property-analytics.ts";
import { isServedOpen, type StoredPortal } from "../../portal/stored-portal.ts";
import { findConsentedId } from "../forms/consent-cookie.ts";
import { decideGuestLanguage } from "../guest-language.ts";
import { loadPortalAnywhere } from "../load-portal.ts";
import { isSameOrigin, readText } from "../page-request.ts";
import { readClaimedPlace } from "../place-cookie.ts";
import { respondPlain } from "../plain-refusal.ts";
import type { PortalBindings } from "../portal-visit.ts";
import {
  admitBeacon,
  detectDevice,
  findAskedLanguage,
  findDayId,
  isCountable,
  readTraits,
} from "./countable-request.ts";

export interface EventBindings extends PortalBindings {
  readonly PROPERTY_ANALYTICS: DurableObjectNamespace<PropertyAnalytics>;
}

/** Content types of `sendBeacon` with a text, and of `fetch`. */
const CONTENT_TYPE = /^(?:text\/plain|application\/json)(?:;|$)/i;

function parseBeacon(text: string): Beacon | null {
  try {
    return beaconSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Whether a page of the portal can show a button closed. */
function canBeClosed(pages: StoredPortal["open"], button: string): boolean {
  return [...pages.values()].some((page) =>
    page.timing?.tiles.some(({ id, closed }) => id === button && closed !== null),
  );
}

/** Keeps events about content of the published portal. A page opened before a publication may report others. */
function toEvents(
  beacon: Beacon,
  { manifest, open, languages }: StoredPortal,
  now: EpochMs,
): readonly GuestEvent[] {
  const { announced, buttonIds, channels } = manifest;
  return beacon.events.filter((event) => {
    switch (event.kind) {
      case "view":
        return true;
      case "click":
        return buttonIds.includes(event.button) && (!event.closed || canBeClosed(open, event.button));
      case "seen":
        return announced.some(({ id, from }) => id === event.announcement && from <= now);
      case "social":
        return channels.includes(event.channel);
      case "search":
        return languages.includes(event.language) && toCountedTerm(event.term, event.language) === event.term;
      default:
        event satisfies never;
        return false;
    }
  });
}

/**
 * Receives a page's beacon and counts it with one call to the property's analytics. Bots, staff, and reports of
 * a closed portal get the same response without being counted.
 *
 * @returns 204; 403 from another origin, 404, 405, 413, 415, 400 for an invalid beacon, or 429 above the rate
 * limit.
 */
export async function receiveEvents(
  request: Request,
  slug: string,
  env: EventBindings,
  now: EpochMs,
): Promise<Response> {
  if (request.method !== "POST") return respondPlain(405, { allow: "POST" });
  if (!isSameOrigin(request)) return respondPlain(403);
  if (!CONTENT_TYPE.test(request.headers.get("content-type") ?? "")) return respondPlain(415);
  const text = await readText(request, BEACON_BYTES_MAX);
  if (text === null) return respondPlain(413);
  const beacon = parseBeacon(text);
  if (beacon === null) return respondPlain(400);
  const portal = SLUG_PATTERN.test(slug) ? await loadPortalAnywhere(env, slug, { request, now }) : null;
  if (portal === null) return respondPlain(404);

  const traits = { ...readTraits(request), dayId: findDayId(beacon.visitor, portal.manifest) };
  if (!admitBeacon(traits, now)) return respondPlain(429, { "retry-after": "60" });
  const events = toEvents(beacon, portal, now);
  if (events.length > 0 && isCountable(request) && isServedOpen(portal, now)) {
    const { propertyId, timeZone } = portal.manifest;
    await env.PROPERTY_ANALYTICS.getByName(propertyId).record({
      events,
      visit: toVisit(request, events, portal),
      place: await readClaimedPlace(request, { env, now }),
      visitor: { ...traits, consentedId: findConsentedId(request) },
      at: now,
      timeZone,
    });
  }
  return respondPlain(204);
}

/** Categories of a visit. The page's language is accepted if the portal has it. */
export function toVisit(request: Request, events: readonly GuestEvent[], portal: StoredPortal): VisitTraits {
  const view = events.find((event) => event.kind === "view");
  const { languages } = portal;
  const language =
    languages.find((known) => known === view?.language) ?? decideGuestLanguage(request, portal);
  return {
    language,
    asked: findAskedLanguage(request, languages),
    device: detectDevice(request),
    via: view?.via ?? "direct",
  };
}
