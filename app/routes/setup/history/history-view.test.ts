import { describe, expect, it } from "vitest";
import type { HistoryEvent } from "#domain/property/history.ts";
import { readHistoryView, toViewParams } from "./history-view.ts";

const NOW = Date.parse("2026-11-23T16:00:00.000Z");
const first = Date.parse("2026-11-20T09:00:00.000Z");

function version(number: number, at: number): HistoryEvent {
  const iso = new Date(at).toISOString();
  return { kind: "version", at: iso, until: null, number, note: "", publishedBy: null };
}
const events = [version(2, first + 3_600_000), version(1, first)];
const read = (query: string) => readHistoryView(new URLSearchParams(query), events, NOW);

describe("the address of a moment", () => {
  it("restores moment and comparison, with version and language [T11]", () => {
    const view = { moment: first + 60_000, isComparing: true, page: "portal" } as const;
    const params = toViewParams(view, "de", events);
    expect(params.toString()).toBe("at=2026-11-20T09%3A01%3A00.000Z&version=1&language=de&compare=now");
    expect(read(params.toString())).toEqual(view);
    const guide = toViewParams({ ...view, page: "guide" }, "de", events);
    expect(read(guide.toString())).toEqual({ ...view, page: "guide" });
    expect(toViewParams({ ...view, moment: null }, "de", events).toString()).toBe("language=de");
  });

  it("may name only a version: the moment it was published [T11]", () => {
    expect(read("version=2").moment).toBe(first + 3_600_000);
  });

  it.each(["", "at=yesterday", "at=2026-11-23T17:00:00Z", "version=9", "version=x", "compare=now"])(
    "without a past moment means now: %s [T11]",
    (query) => {
      expect(read(query)).toEqual({ moment: null, isComparing: false, page: "portal" });
    },
  );
});
