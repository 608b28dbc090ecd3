import { expect, it } from "vitest";
import { apart } from "#app/messages/apart/en.ts";
import { sampleAnnouncement } from "#tests/factories/sample-announcement.ts";
import { timesOf } from "./announcement-words.ts";

const SAID = { language: "en", timeZone: "Europe/Rome", now: Date.parse("2026-11-26T13:20:00Z") } as const;

it.each([
  ["2026-11-27T08:30:00Z", "2026-11-27T09:30:00Z", "27 Nov, 09:30 to 10:30"],
  ["2026-11-26T15:00:00Z", "2026-11-26T17:00:00Z", "16:00 to 18:00"],
  ["2026-11-26T15:00:00Z", "2026-11-27T17:00:00Z", "16:00 to 27 Nov, 18:00"],
  ["2026-11-27T08:30:00Z", "2026-11-28T09:30:00Z", "27 Nov, 09:30 to 28 Nov, 10:30"],
  // Midnight in Rome, at which London still has the day before.
  ["2026-11-27T22:30:00Z", "2026-11-27T23:00:00Z", "27 Nov, 23:30 to 28 Nov, 00:00"],
  ["2026-11-27T08:30:00Z", null, "From 27 Nov, 09:30"],
])("a planned announcement from %s to %s names each day once: %s [N8]", (startsAt, endsAt, text) => {
  expect(timesOf(sampleAnnouncement({ startsAt, endsAt }), SAID, apart.announcements)).toBe(text);
});
