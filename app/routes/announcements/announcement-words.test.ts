import { expect, it } from "vitest";
import { announcements } from "#app/messages/en/announcements.ts";
import { sampleAnnouncement } from "#tests/factories/sample-announcement.ts";
import { formatReceipt, formatTimes } from "./announcement-words.ts";

const SAID = { language: "en", timeZone: "Europe/Rome", now: Date.parse("2026-11-26T13:20:00Z") } as const;

it.each([
  ["2026-11-27T08:30:00Z", "2026-11-27T09:30:00Z", "27 Nov, 09:30 to 10:30"],
  ["2026-11-26T15:00:00Z", "2026-11-26T17:00:00Z", "16:00 to 18:00"],
  ["2026-11-26T15:00:00Z", "2026-11-27T17:00:00Z", "16:00 to 27 Nov, 18:00"],
  ["2026-11-27T08:30:00Z", "2026-11-28T09:30:00Z", "27 Nov, 09:30 to 28 Nov, 10:30"],
  // Midnight in Rome, still the previous day in London.
  ["2026-11-27T22:30:00Z", "2026-11-27T23:00:00Z", "27 Nov, 23:30 to 28 Nov, 00:00"],
  ["2026-11-27T08:30:00Z", null, "From 27 Nov, 09:30"],
])("a planned announcement from %s to %s names each day once: %s [N8]", (startsAt, endsAt, text) => {
  expect(formatTimes(sampleAnnouncement({ startsAt, endsAt }), SAID, announcements)).toBe(text);
});

it.each([
  [3, 4, 0, "Sent to 3 open portals · seen on 4 phones"],
  [0, 1, 0, "Seen on 1 phone"],
  [1, 0, 2, "Sent to 1 open portal · notified 2 phones"],
  [0, 0, 0, ""],
])(
  "a receipt of %i portals, %i phones and %i notifications says nothing of what is 0 [N5]",
  (reachedPages, seenBy, notified, text) => {
    expect(formatReceipt({ reachedPages, seenBy, notified }, announcements)).toBe(text);
  },
);
