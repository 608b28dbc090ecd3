import { expect, it } from "vitest";
import * as messages from "#app/messages/en/setup.ts";
import type { HistoryEvent } from "#domain/property/history.ts";
import { formatEventTimes, getGroup, getIcon, getTitle } from "./event-words.ts";
import { findClosureEnd } from "./timeline.ts";

const words = { messages, language: "en", timeZone: "Europe/London" } as const;
const closure = (at: string, closesOn: string): HistoryEvent => ({
  kind: "closure",
  at,
  closesOn,
  opensOn: "2027-02-12",
});

it.each([
  [
    "that was taken back, when it was",
    "2026-11-23T16:05:00Z",
    "2026-11-23",
    "16:06",
    "23 Nov, 16:05 to 23 Nov, 16:06",
  ],
  [
    "that never came, that it did not",
    "2026-11-23T16:05:00Z",
    "2027-01-04",
    "16:06",
    "Set on 23 Nov, 16:05, cancelled before it began",
  ],
  ["that holds, its days", "2026-11-23T16:05:00Z", "2026-11-23", null, "23 Nov to 12 Feb"],
  [
    "that is planned, when it was set",
    "2026-11-23T16:05:00Z",
    "2027-01-04",
    null,
    "4 Jan to 12 Feb, set on 23 Nov, 16:05",
  ],
])("history says of a closure %s [T8, T11]", (_title, at, closesOn, endedAt, said) => {
  const event = closure(at, closesOn);
  const end: readonly HistoryEvent[] = endedAt
    ? [{ kind: "closure-ended", at: `2026-11-23T${endedAt}:00Z` }]
    : [];
  const events = [...end, event, closure("2026-11-20T08:00:00Z", closesOn)];
  expect(formatEventTimes(event, findClosureEnd(events, event), words)).toBe(said);
});

it("history says what guests were told, and how long they saw it [T11]", () => {
  const banner = { kind: "announcement", form: "banner", text: "Lift 2 is out of order." } as const;
  const on: HistoryEvent = { ...banner, at: "2026-11-23T16:05:00Z", until: null };
  expect([getTitle(on, words), formatEventTimes(on, null, words)]).toEqual([
    banner.text,
    "Shown since 23 Nov, 16:05",
  ]);
  const over = { ...on, until: "2026-11-23T18:00:00Z" };
  expect(formatEventTimes(over, null, words)).toBe("23 Nov, 16:05 to 23 Nov, 18:00");
  expect([getGroup(on), getIcon(on), getIcon({ ...on, form: "emergency" })]).toEqual([
    "announcements",
    "megaphone",
    "alert",
  ]);
});
