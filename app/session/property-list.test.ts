import { describe, expect, it } from "vitest";
import type { LoggedChange } from "#domain/live/live.ts";
import { sampleProperty } from "#tests/factories/sample-property.ts";
import { openList, withChange, withLoaded, withSnapshot } from "./property-list.ts";

const HARBOUR = "harbourharbourharbourhar";
const harbour = sampleProperty({ id: HARBOUR });

function published(sequence: number, number: number): LoggedChange {
  return {
    sequence,
    propertyId: HARBOUR,
    at: "2026-09-18T12:00:00.000Z",
    kind: "portal.published",
    payload: { number, at: "2026-09-18T12:00:00.000Z", by: "Imogen Hartley" },
  } as LoggedChange;
}

const opened = openList([harbour], 10);
const numberIn = (list: typeof opened) => list.properties[0]?.publishedNumber;

describe("the properties of a signed-in screen", () => {
  it("apply each change of the log once, in order [S99, S156]", () => {
    const changed = withChange(opened, published(11, 1));
    expect(changed).toMatchObject({ lastSequence: 11, shownSequence: 11 });
    expect(numberIn(changed)).toBe(1);
    expect(withChange(changed, published(11, 9))).toBe(changed);
    expect(withChange(changed, published(4, 9))).toBe(changed);
  });

  it("keep a change that arrived while an older list was loading [S99]", () => {
    const changed = withChange(withChange(opened, published(11, 1)), published(12, 2));
    const loaded = withLoaded(changed, [{ ...harbour, publishedNumber: 1 }], 11);
    expect(numberIn(loaded)).toBe(2);
    expect(loaded).toMatchObject({ lastSequence: 12, shownSequence: 12 });
    expect(loaded.recent.map(({ sequence }) => sequence)).toEqual([12]);
  });

  it("equal the loaded list if nothing changed since [S100]", () => {
    const changed = withChange(opened, published(11, 1));
    const loaded = withLoaded(changed, [{ ...harbour, publishedNumber: 7 }], 15);
    expect(numberIn(loaded)).toBe(7);
    expect(loaded).toMatchObject({ lastSequence: 15, shownSequence: 15, recent: [] });
  });

  it("stay unchanged after a snapshot message until they are reloaded [S156]", () => {
    const skipped = withSnapshot(opened, 90);
    expect(skipped).toMatchObject({ lastSequence: 90, shownSequence: 10 });
    expect(withChange(skipped, published(80, 3))).toBe(skipped);
    expect(withLoaded(skipped, [harbour], 90).shownSequence).toBe(90);
  });
});
