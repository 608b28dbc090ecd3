import type { GuestRequest } from "#domain/guest/guest-request.ts";
import type { EpochMs } from "#domain/time.ts";
import { localTimeOf } from "#domain/zoned-time.ts";

/** What a list of requests is divided into, in its order. */
export const REQUEST_GROUPS = ["new", "taken", "today", "earlier"] as const;
export type RequestGroup = (typeof REQUEST_GROUPS)[number];

/** What a phone shows at a time. */
export type ShownGroup = "new" | "taken" | "done";

export function readShownGroup(value: string | null): ShownGroup {
  return value === "taken" || value === "done" ? value : "new";
}

export function isShownOnPhone(group: RequestGroup, shown: ShownGroup): boolean {
  return group === "today" || group === "earlier" ? shown === "done" : group === shown;
}

interface Grouping {
  readonly now: EpochMs;
  readonly timeZone: string;
  /** Only requests of this service, by its id, and of this place; null: of all. */
  readonly serviceId: string | null;
  readonly place: string | null;
}

/**
 * Divides requests into groups: of those who wait first who is over their time, the longest over first, then who waits
 * longest; of what is done the last first. "Today" is the property's day. Pure.
 */
export function groupRequests(
  requests: readonly GuestRequest[],
  { now, timeZone, serviceId, place }: Grouping,
): Record<RequestGroup, GuestRequest[]> {
  const today = localTimeOf(now, timeZone).day;
  const groups: Record<RequestGroup, GuestRequest[]> = { new: [], taken: [], today: [], earlier: [] };
  for (const request of requests) {
    if (serviceId !== null && request.serviceId !== serviceId) continue;
    if (place !== null && placeKeyOf(request) !== place) continue;
    const { state, doneAt } = request;
    if (doneAt !== null) {
      const day = localTimeOf(Date.parse(doneAt), timeZone).day;
      groups[day === today ? "today" : "earlier"].push(request);
    } else groups[state === "taken" ? "taken" : "new"].push(request);
  }
  /** ISO: of who is over, since when; behind all of these, of who is not, since when they wait. */
  const urgencyOf = ({ clock, at }: GuestRequest) => {
    const dueAt = clock?.at(-1)?.to;
    return dueAt !== undefined && Date.parse(dueAt) <= now ? `0 ${dueAt}` : `1 ${at}`;
  };
  const waitedLongest = (one: GuestRequest, other: GuestRequest) =>
    urgencyOf(one).localeCompare(urgencyOf(other));
  const doneLast = (one: GuestRequest, other: GuestRequest) =>
    (other.doneAt ?? "").localeCompare(one.doneAt ?? "");
  return {
    new: groups.new.sort(waitedLongest),
    taken: groups.taken.sort(waitedLongest),
    today: groups.today.sort(doneLast),
    earlier: groups.earlier.sort(doneLast),
  };
}

/** Whether the first is what the second became, or as new. */
export function isAsNew(one: GuestRequest, other: GuestRequest): boolean {
  return (
    one.revision > other.revision ||
    (one.revision === other.revision && one.events.length >= other.events.length)
  );
}

/** Where a request is wanted, as a filter names it: the place of the card, else the room as it was typed. */
function placeKeyOf({ place, room }: Pick<GuestRequest, "place" | "room">): string {
  return place ? `${place.kind} ${place.name}` : room;
}

/** What some requests can be filtered by: services by their ids, with names, and places, each with a request there. */
export function filtersOf(requests: readonly GuestRequest[], serviceOf: (request: GuestRequest) => string) {
  const services = new Map(requests.map((request) => [request.serviceId, serviceOf(request)]));
  const places = new Map(requests.map((request) => [placeKeyOf(request), request]));
  places.delete("");
  const byName = (one: string, other: string) => one.localeCompare(other, undefined, { numeric: true });
  return {
    services: [...services].sort(([, one], [, other]) => byName(one, other)),
    places: [...places].sort(([one], [other]) => byName(one, other)),
  };
}
