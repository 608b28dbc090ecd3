import type { GuestRequest } from "#domain/guest/guest-request.ts";
import type { PlaceKind } from "#domain/place/place.ts";
import type { EpochMs } from "#domain/time.ts";
import { toLocalTime } from "#domain/zoned-time.ts";
import { toPlaceKey, toPlaces } from "./request-places.ts";

/** Groups of the request list, in order. */
export const REQUEST_GROUPS = ["new", "taken", "today", "earlier"] as const;
export type RequestGroup = (typeof REQUEST_GROUPS)[number];

/** Groups on a phone, shown one at a time. */
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
  /** Service id and place key to filter by; `null`: all. */
  readonly serviceId: string | null;
  readonly place: string | null;
  readonly kindWords: Readonly<Record<PlaceKind, string>>;
}

/**
 * Groups requests. Open ones: overdue first (longest overdue first), then by waiting time. Done ones: latest
 * first. "Today" is the property's day. Pure.
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
  /** Sort key, an ISO time: overdue requests first, by due time; then the others, by arrival. */
  const toUrgencyKey = ({ clock, at }: GuestRequest) => {
    const dueAt = clock?.at(-1)?.to;
    return dueAt !== undefined && Date.parse(dueAt) <= now ? `0 ${dueAt}` : `1 ${at}`;
  };
  const byWaitedLongest = (one: GuestRequest, other: GuestRequest) =>
    toUrgencyKey(one).localeCompare(toUrgencyKey(other));
  const byDoneLast = (one: GuestRequest, other: GuestRequest) =>
    (other.doneAt ?? "").localeCompare(one.doneAt ?? "");
  return {
    new: groups.new.sort(byWaitedLongest),
    taken: groups.taken.sort(byWaitedLongest),
    today: groups.today.sort(byDoneLast),
    earlier: groups.earlier.sort(byDoneLast),
  };
}

/** No median below this number of completed requests. */
const ANSWERS_FOR_MEDIAN_MIN = 5;

/**
 * Median time from request to completion, in milliseconds, without refused requests. Pure.
 *
 * @returns `null` below five completed requests.
 */
export function findMedianWait(requests: readonly GuestRequest[]): number | null {
  const waits = requests
    .flatMap(({ at, doneAt, state }) =>
      state === "done" && doneAt !== null ? Date.parse(doneAt) - Date.parse(at) : [],
    )
    .sort((one, other) => one - other);
  return waits.length < ANSWERS_FOR_MEDIAN_MIN ? null : (waits[Math.ceil(waits.length / 2) - 1] ?? null);
}

/** Whether `one` is the same version of a request or a newer one. */
export function isAsNew(one: GuestRequest, other: GuestRequest): boolean {
  return (
    one.revision > other.revision ||
    (one.revision === other.revision && one.events.length >= other.events.length)
  );
}

/** Services of the requests, by id, with their names. */
export function listServices(
  requests: readonly GuestRequest[],
  getService: (request: GuestRequest) => string,
): readonly (readonly [id: string, name: string])[] {
  const services = new Map(requests.map((request) => [request.serviceId, getService(request)]));
  return [...services].sort(([, one], [, other]) => one.localeCompare(other, undefined, { numeric: true }));
}
