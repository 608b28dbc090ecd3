import { describe, expect, it } from "vitest";
import type { HistoryEvent } from "#domain/property/history.ts";
import { DAY_MS, HOUR_MS } from "#domain/time.ts";
import {
  buildTimeline,
  findNeighbour,
  findVersionAt,
  getMomentAt,
  getOffset,
  snapToAnchor,
} from "./timeline.ts";

const NOW = Date.parse("2026-11-22T18:30:00Z");
const version = (number: number, at: string): HistoryEvent => ({
  kind: "version",
  at,
  until: null,
  number,
  note: "",
  publishedBy: null,
});
const EVENTS: readonly HistoryEvent[] = [
  version(3, "2026-11-14T09:12:00Z"),
  { kind: "closure-ended", at: "2026-11-09T07:30:00Z" },
  version(2, "2026-09-12T16:04:30Z"),
  version(1, "2025-12-31T23:30:00Z"),
];
const line = (moment: number | null, timeZone = "UTC") =>
  buildTimeline(EVENTS, { moment, now: NOW, timeZone });

describe("the timeline", () => {
  it("has the newest event at the top, month labels, and a row for the knob [T11]", () => {
    const { rows } = line(Date.parse("2026-11-10T12:00:00Z"));
    expect(
      rows.map((row) => (row.kind === "month" ? row.month : row.kind === "event" ? row.event.at : "knob")),
    ).toEqual([
      "2026-11",
      "2026-11-14T09:12:00Z",
      "knob",
      "2026-11-09T07:30:00Z",
      "2026-09",
      "2026-09-12T16:04:30Z",
      "2025-12",
      "2025-12-31T23:30:00Z",
    ]);
    for (const [index, row] of rows.entries()) expect(row.top).toBeGreaterThan(rows[index - 1]?.top ?? -1);
    expect(rows.flatMap((row) => (row.kind === "month" ? [row.hasYear] : []))).toEqual([true, false, true]);
  });

  it("has no row for a knob on an event [T11]", () => {
    const { rows, knobY } = line(Date.parse("2026-11-14T09:12:00Z"));
    expect(rows.some((row) => row.kind === "knob")).toBe(false);
    const event = rows.find((row) => row.kind === "event");
    expect(knobY).toBe((event?.top ?? 0) + 22);
  });

  it("labels months by the property's clock [T11]", () => {
    const months = line(null, "Europe/Berlin").rows.flatMap((row) =>
      row.kind === "month" ? [row.month] : [],
    );
    expect(months).toEqual(["2026-11", "2026-09", "2026-01"]);
  });

  it("maps positions to moments and back [T11]", () => {
    const { anchors } = line(null);
    for (const { at, y } of anchors) {
      expect(getMomentAt(anchors, y)).toBe(at);
      expect(getOffset(anchors, at)).toBe(y);
    }
    for (let at = Date.parse("2026-01-01T00:00:00Z"); at < NOW; at += 13 * DAY_MS) {
      expect(Math.abs(getMomentAt(anchors, getOffset(anchors, at)) - at)).toBeLessThan(HOUR_MS);
    }
    expect(getMomentAt(anchors, -50)).toBe(NOW);
    expect(getMomentAt(anchors, 5_000)).toBe(Date.parse("2025-12-31T23:30:00Z"));
  });

  it("snaps to an event within six pixels, otherwise to minutes [T11]", () => {
    const { anchors } = line(null);
    const at = Date.parse("2026-09-12T16:04:30Z");
    const y = getOffset(anchors, at);
    expect(snapToAnchor(anchors, y + 6)).toBe(at);
    expect(snapToAnchor(anchors, y - 6)).toBe(at);
    expect(snapToAnchor(anchors, y + 7)).not.toBe(at);
    expect(snapToAnchor(anchors, y + 7) % 60_000).toBe(0);
    expect(snapToAnchor(anchors, 0)).toBe(NOW);
  });

  it("steps between events, and after the newest to now [T11]", () => {
    const at = Date.parse("2026-11-09T07:30:00Z");
    expect(findNeighbour(EVENTS, at, "newer")).toBe(Date.parse("2026-11-14T09:12:00Z"));
    expect(findNeighbour(EVENTS, at, "older")).toBe(Date.parse("2026-09-12T16:04:30Z"));
    expect(findNeighbour(EVENTS, Date.parse("2026-11-14T09:12:00Z"), "newer")).toBeNull();
    expect(findNeighbour(EVENTS, null, "older")).toBe(Date.parse("2026-11-14T09:12:00Z"));
    expect(findNeighbour(EVENTS, Date.parse("2025-12-31T23:30:00Z"), "older")).toBe(
      Date.parse("2025-12-31T23:30:00Z"),
    );
  });

  it("finds the version that guests saw [T11]", () => {
    expect(findVersionAt(EVENTS, null)).toBe(3);
    expect(findVersionAt(EVENTS, Date.parse("2026-11-14T09:11:59Z"))).toBe(2);
    expect(findVersionAt(EVENTS, Date.parse("2025-12-31T23:29:59Z"))).toBeNull();
  });
});
