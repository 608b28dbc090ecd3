import type { GuestRequest } from "#domain/guest/guest-request.ts";
import type { PlaceKind } from "#domain/place/place.ts";
import type { EpochMs } from "#domain/time.ts";
import { toLocalTime } from "#domain/zoned-time.ts";
import { toPlaceKey, toPlaces } from "./request-places.ts";

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
  /** Only requests of this service, by its id, and of this place, by its key; null: of all. */
  readonly serviceId: string | null;
  readonly place: string | null;
  readonly kindWords: Readonly<Record<PlaceKind, string>>;
}

/**
 * Divides requests into groups: of those who wait first who is over their time, the longest over first, then who waits
 * longest; of what is done the last first. "Today" is the property's day. Pure.
 */
export function groupRequests(
  requests: readonly GuestRequest[],
  { now, timeZone, serviceId, place, kindWords }: Grouping,
): Record<RequestGroup, GuestRequest[]> {
  const today = toLocalTime(now, timeZone).day;
  const groups: Record<RequestGroup, GuestRequest[]> = { new: [], taken: [], today: [], earlier: [] };
  for (const request of requests) {
    if (serviceId !== null && request.serviceId !== serviceId) continue;
    if (place !== null && !toPlaces(request, kindWords).some((one) => toPlaceKey(one) === place)) continue;
    const { state, doneAt } = request;
    if (doneAt !== null) {
      const day = toLocalTime(Date.parse(doneAt), timeZone).day;
      groups[day === today ? "today" : "earlier"].push(request);
    } else groups[state === "taken" ? "taken" : "new"].push(request);
  }
  /** ISO: of who is over, since when; behind all of these, of who is not, since when they wait. */
  const toUrgencyKey = ({ clock, at }: GuestRequest) => {
    const dueAt = clock?.at(-1)?.to;
    return dueAt !== undefined && Date.parse(dueAt) <= now ? `0 ${dueAt}` : `1 ${at}`;
  };
  const waitedLongest = (one: GuestRequest, other: GuestRequest) =>
    toUrgencyKey(one).localeCompare(toUrgencyKey(other));
  const doneLast = (one: GuestRequest, other: GuestRequest) =>
    (other.doneAt ?? "").localeCompare(one.doneAt ?? "");
  return {
    new: groups.new.sort(waitedLongest),
    taken: groups.taken.sort(waitedLongest),
    today: groups.today.sort(doneLast),
    earlier: groups.earlier.sort(doneLast),
  };
}

/** Of fewer answered requests a median tells nothing. */
const ANSWERS_FOR_MEDIAN_MIN = 5;

/**
 * The median time from a request to its being done, in milliseconds. Leaves out what could not be done. Pure.
 *
 * @returns null where fewer than five are done.
 */
export function findMedianWait(requests: readonly GuestRequest[]): number | null {
  const waits = requests
    .flatMap(({ at, doneAt, state }) =>
      state === "done" && doneAt !== null ? Date.parse(doneAt) - Date.parse(at) : [],
    )
    .sort((one, other) => one - other);
  return waits.length < ANSWERS_FOR_MEDIAN_MIN ? null : (waits[Math.ceil(waits.length / 2) - 1] ?? null);
}

/** Whether the first is what the second became, or as new. */
export function isAsNew(one: GuestRequest, other: GuestRequest): boolean {
  return (
    one.revision > other.revision ||
    (one.revision === other.revision && one.events.length >= other.events.length)
  );
}

/** The services that some requests are for, by their ids, with their names. */
export function listServices(
  requests: readonly GuestRequest[],
  getService: (request: GuestRequest) => string,
): readonly (readonly [id: string, name: string])[] {
  const services = new Map(requests.map((request) => [request.serviceId, getService(request)]));
  return [...services].sort(([, one], [, other]) => one.localeCompare(other, undefined, { numeric: true }));
}
