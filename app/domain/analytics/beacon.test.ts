import { describe, expect, it } from "vitest";
import { BEACON_BYTES_MAX, BEACON_EVENTS_MAX, beaconSchema, VISIT_SILENCE_MS } from "./beacon.ts";

describe("a beacon", () => {
  const view = { id: "0123456789", kind: "view" };

  it("starts a new visit after half an hour, and holds eight kilobytes [S12, S214]", () => {
    expect([VISIT_SILENCE_MS, BEACON_BYTES_MAX]).toEqual([1_800_000, 8_192]);
  });

  it("may have fields added by later pages [S12]", () => {
    const beacon = { v: 1, later: true, events: [{ ...view, later: 1 }] };
    expect(beaconSchema.parse(beacon)).toEqual({ v: 1, events: [view] });
  });

  it.each([
    ["another version", { v: 2, events: [view] }],
    ["no event", { v: 1, events: [] }],
    ["too many events", { v: 1, events: Array(BEACON_EVENTS_MAX + 1).fill(view) }],
    ["no list of events", { v: 1, events: { 0: view } }],
  ])("is refused with %s [S12]", (_, beacon) => {
    expect(beaconSchema.safeParse(beacon).success).toBe(false);
  });

  it.each([
    ["of a later kind", { ...view, kind: "scroll" }],
    ["that is a click on nothing", { ...view, kind: "click" }],
    ["of an unknown channel", { ...view, kind: "social", channel: "myspace" }],
    ["with an id of another form", { ...view, id: "a b" }],
    ["that is none", null],
  ])("loses an event %s, and no other [S12, S214]", (_, unknown) => {
    const other = { ...view, id: "9876543210" };
    expect(beaconSchema.parse({ v: 1, events: [view, unknown, other] }).events).toEqual([view, other]);
    expect(beaconSchema.parse({ v: 1, events: [unknown] }).events).toEqual([]);
  });

  it("has limits for all content, known or not [S12]", () => {
    const unknown = Array.from({ length: BEACON_EVENTS_MAX }, () => ({ kind: "scroll" }));
    expect(beaconSchema.safeParse({ v: 1, events: unknown }).success).toBe(true);
    expect(beaconSchema.safeParse({ v: 1, events: [...unknown, view] }).success).toBe(false);
  });
});
