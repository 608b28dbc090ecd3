import { describe, expect, it } from "vitest";
import { BEACON_BYTES_MAX, BEACON_EVENTS_MAX, beaconSchema, VISIT_SILENCE_MS } from "./beacon.ts";

describe("a beacon", () => {
  const view = { id: "0123456789", kind: "view" };

  it("begins a new visit after half an hour, and holds eight kilobytes [S12, S214]", () => {
    expect([VISIT_SILENCE_MS, BEACON_BYTES_MAX]).toEqual([1_800_000, 8_192]);
  });

  it("may carry fields that a later page adds [S12]", () => {
    const beacon = { v: 1, later: true, events: [{ ...view, later: 1 }] };
    expect(beaconSchema.parse(beacon)).toEqual({ v: 1, events: [view] });
  });

  it.each([
    ["another version", { v: 2, events: [view] }],
    ["no event", { v: 1, events: [] }],
    ["too many events", { v: 1, events: Array(BEACON_EVENTS_MAX + 1).fill(view) }],
    ["a click on nothing", { v: 1, events: [{ ...view, kind: "click" }] }],
    ["an unknown channel", { v: 1, events: [{ ...view, kind: "social", channel: "myspace" }] }],
    ["an id of another form", { v: 1, events: [{ ...view, id: "a b" }] }],
  ])("is refused with %s [S12]", (_, beacon) => {
    expect(beaconSchema.safeParse(beacon).success).toBe(false);
  });
});
