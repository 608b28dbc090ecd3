import { z } from "#domain/zod.ts";
import { BUTTON_ICONS, type ButtonIcon } from "../look/icon.ts";
import { PLACE_KINDS, type PlaceKind } from "../place/place.ts";
import { placeKindSchema } from "../place/place-schema.ts";
import { SECOND_MS } from "../time.ts";
import { idSchema } from "../value-schemas.ts";

/** No median below this number of answered requests. */
const ANSWERS_FOR_MEDIAN_MIN = 5;
export const HOURS_A_DAY = 24;

const countSchema = z.int().min(0);
/** Whole seconds from request to completion; `null` if too few were completed. */
const secondsSchema = countSchema.nullable();

const answerTimesSchema = z.object({
  /** Requests in the period. */
  requests: countSchema,
  /** Completed requests. The others are open or could not be done. */
  answered: countSchema,
  median: secondsSchema,
  /** 90th percentile. */
  ninetieth: secondsSchema,
});
export type AnswerTimes = z.infer<typeof answerTimesSchema>;

/** Response times of a period's requests (R13). */
export const answersSchema = z.object({
  all: answerTimesSchema,
  /** Most requests first. A service deleted from the draft has no icon. */
  services: z.array(
    answerTimesSchema.extend({
      serviceId: idSchema,
      name: z.string(),
      icon: z.enum(BUTTON_ICONS).optional(),
    }),
  ),
  /** By hour of the property's local day, starting at midnight. */
  hours: z.array(answerTimesSchema).length(HOURS_A_DAY),
  /** Kinds of places with requests; `null` for guests without a place. */
  placeKinds: z.array(answerTimesSchema.extend({ kind: placeKindSchema.nullable() })),
});
export type Answers = z.infer<typeof answersSchema>;

/** A request in the period. */
export interface TimedRequest {
  readonly serviceId: string;
  /** The service's name as a guest read it; the first one found is used. */
  readonly service: string;
  readonly placeKind: PlaceKind | null;
  /** 0 to 23. */
  readonly hour: number;
  /** From request to completion; `null` while open. */
  readonly waitedMs: number | null;
}

/** Percentile of sorted values by nearest rank, which is always a real waiting time. `null` if there are too few. */
function findPercentile(sorted: readonly number[], percent: number): number | null {
  if (sorted.length < ANSWERS_FOR_MEDIAN_MIN) return null;
  const value = sorted[Math.ceil((sorted.length * percent) / 100) - 1] ?? 0;
  return Math.round(value / SECOND_MS);
}

function toAnswerTimes(requests: readonly TimedRequest[]): AnswerTimes {
  const sorted = requests.flatMap(({ waitedMs }) => waitedMs ?? []).sort((one, other) => one - other);
  return {
    requests: requests.length,
    answered: sorted.length,
    median: findPercentile(sorted, 50),
    ninetieth: findPercentile(sorted, 90),
  };
}

function groupByKey<Key>(
  requests: readonly TimedRequest[],
  getKey: (request: TimedRequest) => Key,
): ReadonlyMap<Key, readonly TimedRequest[]> {
  const groups = new Map<Key, TimedRequest[]>();
  for (const request of requests) {
    const key = getKey(request);
    const group = groups.get(key);
    if (group) group.push(request);
    else groups.set(key, [request]);
  }
  return groups;
}

/** Response times in total and by group. Pure. */
export function toAnswers(requests: readonly TimedRequest[]): Answers {
  const byService = groupByKey(requests, ({ serviceId }) => serviceId);
  const byHour = groupByKey(requests, ({ hour }) => hour);
  const byKind = groupByKey(requests, ({ placeKind }) => placeKind);
  return {
    all: toAnswerTimes(requests),
    services: [...byService]
      .map(([serviceId, of]) => ({ serviceId, name: of[0]?.service ?? "", ...toAnswerTimes(of) }))
      .sort((one, other) => other.requests - one.requests),
    hours: Array.from({ length: HOURS_A_DAY }, (_, hour) => toAnswerTimes(byHour.get(hour) ?? [])),
    placeKinds: [...PLACE_KINDS, null].flatMap((kind) => {
      const of = byKind.get(kind);
      return of ? [{ kind, ...toAnswerTimes(of) }] : [];
    }),
  };
}

/** Adds service icons by id. Pure. */
export function withIcons(answers: Answers, icons: ReadonlyMap<string, ButtonIcon>): Answers {
  const services = answers.services.map((service) => {
    const icon = icons.get(service.serviceId);
    return icon ? { ...service, icon } : service;
  });
  return { ...answers, services };
}
