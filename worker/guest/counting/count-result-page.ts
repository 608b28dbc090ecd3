import { waitUntil } from "cloudflare:workers";
import type { ContentLanguage } from "#domain/language.ts";
import type { EpochMs } from "#domain/time.ts";
import { toCountedTerm } from "#portal/ask/counted-term.ts";
import { logEvent } from "../../log-event.ts";
import type { StoredPortal } from "../../portal/stored-portal.ts";
import { isSameOrigin } from "../page-request.ts";
import { admitBeacon, isCountable, readTraits } from "./countable-request.ts";
import { type EventBindings, toVisit } from "./receive-events.ts";

interface ResultPage {
  /** As the guest typed it. */
  readonly query: string;
  readonly language: ContentLanguage;
  readonly isFound: boolean;
  readonly portal: StoredPortal;
  readonly now: EpochMs;
}

/**
 * Counts the query of a page of results after the response (`waitUntil`), by the rules of beacons (A9, D101). Only a
 * form of our own pages counts: not a typed or foreign address, and not a reload, which browsers send with
 * `Cache-Control`.
 */
export function countResultPage(
  request: Request,
  { query, language, isFound, portal, now }: ResultPage,
  env: EventBindings,
): void {
  const isSent = request.method === "GET" && isSameOrigin(request) && !request.headers.has("cache-control");
  const term = isSent && isCountable(request) ? toCountedTerm(query, language) : null;
  const visitor = readTraits(request);
  if (term === null || !admitBeacon(visitor, now)) return;
  const { propertyId, timeZone } = portal.manifest;
  const outcome = isFound ? "found" : "missing";
  const events = [{ id: crypto.randomUUID(), kind: "search", term, outcome, language }] as const;
  const visit = toVisit(request, events, portal);
  waitUntil(
    env.PROPERTY_ANALYTICS.getByName(propertyId)
      .record({ events, visit, visitor, at: now, timeZone })
      .catch((error: unknown) => logEvent("search_not_counted", { error })),
  );
}
