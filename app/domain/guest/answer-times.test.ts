import fc from "fast-check";
import { expect, it } from "vitest";
import { PLACE_KINDS } from "../place/place.ts";
import { HOURS_A_DAY, type TimedRequest, toAnswers } from "./answer-times.ts";

const request: TimedRequest = {
  serviceId: "a",
  service: "Towels",
  placeKind: "room",
  hour: 9,
  waitedMs: null,
};

/** Percentile by counting: the smallest value with at least `percent` percent of values at or below it, in seconds. */
function countedPercentile(values: readonly number[], percent: number): number | null {
  if (values.length < 5) return null;
  const reached = values.filter(
    (value) => values.filter((other) => other <= value).length * 100 >= values.length * percent,
  );
  return Math.round(Math.min(...reached) / 1_000);
}

it("gives the median and 90th percentile per service, hour and kind [R13]", () => {
  const anyRequest = fc.record({
    serviceId: fc.constantFrom("a", "b", "c"),
    service: fc.constantFrom("Towels", "Taxi"),
    placeKind: fc.constantFrom(...PLACE_KINDS, null),
    hour: fc.integer({ min: 0, max: HOURS_A_DAY - 1 }),
    waitedMs: fc.option(fc.integer({ min: 0, max: 7_200_000 })),
  });
  fc.assert(
    fc.property(fc.array(anyRequest, { maxLength: 60 }), (requests) => {
      const expected = (of: readonly TimedRequest[]) => {
        const values = of.flatMap(({ waitedMs }) => waitedMs ?? []);
        return {
          requests: of.length,
          answered: values.length,
          median: countedPercentile(values, 50),
          ninetieth: countedPercentile(values, 90),
        };
      };
      const { all, services, hours, placeKinds } = toAnswers(requests);
      expect(all).toEqual(expected(requests));
      expect(services.reduce((sum, of) => sum + of.requests, 0)).toBe(requests.length);
      for (const { serviceId, name, ...times } of services) {
        const of = requests.filter((one) => one.serviceId === serviceId);
        expect(times).toEqual(expected(of));
        expect(name).toBe(of[0]?.service);
      }
      expect(hours.length).toBe(HOURS_A_DAY);
      for (const [hour, times] of hours.entries())
        expect(times).toEqual(expected(requests.filter((one) => one.hour === hour)));
      expect(placeKinds.reduce((sum, of) => sum + of.requests, 0)).toBe(requests.length);
      for (const { kind, ...times } of placeKinds)
        expect(times).toEqual(expected(requests.filter((one) => one.placeKind === kind)));
    }),
  );
});

it("gives the number of answers but no median for too few [R13]", () => {
  const four = Array.from({ length: 4 }, () => ({ ...request, waitedMs: 60_000 }));
  expect(toAnswers([...four, request]).all).toEqual({
    requests: 5,
    answered: 4,
    median: null,
    ninetieth: null,
  });
  expect(toAnswers([...four, { ...request, waitedMs: 600_000 }]).all).toMatchObject({
    median: 60,
    ninetieth: 600,
  });
});
