import { z } from "#domain/zod.ts";
import { idSchema } from "../id-schema.ts";
import { BUTTON_ICONS, type ButtonIcon } from "../look/icon.ts";
import { PLACE_KINDS, type PlaceKind } from "../place/place.ts";
import { placeKindSchema } from "../place/place-schema.ts";
import { SECOND_MS } from "../time.ts";

/** Of fewer answered requests a median tells nothing. */
const ANSWERS_FOR_MEDIAN_MIN = 5;
export const HOURS_A_DAY = 24;

const countSchema = z.int().min(0);
/** Whole seconds from a request to its being done, rounded; null where too few were answered. */
const secondsSchema = countSchema.nullable();

const answerTimesSchema = z.object({
  /** Requests that came in the period. */
  requests: countSchema,
  /** Those of them that are done. The others are open still, or could not be done. */
  answered: countSchema,
  median: secondsSchema,
  /** Nine of ten were answered within this time. */
  ninetieth: secondsSchema,
});
export type AnswerTimes = z.infer<typeof answerTimesSchema>;

/** How quickly the requests of a period were answered (R13). */
export const answersSchema = z.object({
  all: answerTimesSchema,
  /** Most requests first. One that the draft has no more is without an icon. */
  services: z.array(
    answerTimesSchema.extend({
      serviceId: idSchema,
      name: z.string(),
      icon: z.enum(BUTTON_ICONS).optional(),
    }),
  ),
  /** By the hour of the property's day in which they came, midnight first. */
  hours: z.array(answerTimesSchema).length(HOURS_A_DAY),
  /** Kinds of places from which something came; null for guests whose place nobody knows. */
  placeKinds: z.array(answerTimesSchema.extend({ kind: placeKindSchema.nullable() })),
});
export type Answers = z.infer<typeof answersSchema>;

/** A request of the period. */
export interface TimedRequest {
  readonly serviceId: string;
  /** The service's name as a guest read it; the first one that is met names the service. */
  readonly service: string;
  readonly placeKind: PlaceKind | null;
  /** 0 to 23. */
  readonly hour: number;
  /** From the request to its being done; null while it is not. */
  readonly waitedMs: number | null;
}

/**
 * The least of some sorted values that so many hundredths of them do not exceed: the nearest rank, which is always a
 * time that a guest has waited. Null where there are too few.
 */
function percentileOf(sorted: readonly number[], percent: number): number | null {
  if (sorted.length < ANSWERS_FOR_MEDIAN_MIN) return null;
  const value = sorted[Math.ceil((sorted.length * percent) / 100) - 1] ?? 0;
  return Math.round(value / SECOND_MS);
}

function timesOf(requests: readonly TimedRequest[]): AnswerTimes {
  const sorted = requests.flatMap(({ waitedMs }) => waitedMs ?? []).sort((one, other) => one - other);
  return {
    requests: requests.length,
    answered: sorted.length,
    median: percentileOf(sorted, 50),
    ninetieth: percentileOf(sorted, 90),
  };
}

function groupsOf<Key>(
  requests: readonly TimedRequest[],
  keyOf: (request: TimedRequest) => Key,
): ReadonlyMap<Key, readonly TimedRequest[]> {
  const groups = new Map<Key, TimedRequest[]>();
  for (const request of requests) {
    const key = keyOf(request);
    const group = groups.get(key);
    if (group) group.push(request);
    else groups.set(key, [request]);
  }
  return groups;
}

/** How quickly some requests were answered, as a whole and in each of their groups. Pure. */
export function answersOf(requests: readonly TimedRequest[]): Answers {
  const byService = groupsOf(requests, ({ serviceId }) => serviceId);
  const byHour = groupsOf(requests, ({ hour }) => hour);
  const byKind = groupsOf(requests, ({ placeKind }) => placeKind);
  return {
    all: timesOf(requests),
    services: [...byService]
      .map(([serviceId, of]) => ({ serviceId, name: of[0]?.service ?? "", ...timesOf(of) }))
      .sort((one, other) => other.requests - one.requests),
    hours: Array.from({ length: HOURS_A_DAY }, (_, hour) => timesOf(byHour.get(hour) ?? [])),
    placeKinds: [...PLACE_KINDS, null].flatMap((kind) => {
      const of = byKind.get(kind);
      return of ? [{ kind, ...timesOf(of) }] : [];
    }),
  };
}

/** The same with the icons of services, by their ids. Pure. */
export function withIcons(answers: Answers, icons: ReadonlyMap<string, ButtonIcon>): Answers {
  const services = answers.services.map((service) => {
    const icon = icons.get(service.serviceId);
    return icon ? { ...service, icon } : service;
  });
  return { ...answers, services };
}
