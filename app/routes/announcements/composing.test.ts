import { describe, expect, it } from "vitest";
import { sampleAnnouncement } from "#tests/factories/sample-announcement.ts";
import {
  copyAnnouncementDraft,
  findNextChange,
  getState,
  newAnnouncementDraft,
  openPagesFor,
  toAnnouncementDraft,
  toContent,
} from "./composing.ts";

const CLOCK = { now: Date.parse("2026-11-26T13:20:00Z"), timeZone: "Europe/Rome" };

const SAVED = sampleAnnouncement();

describe("the composer's state", () => {
  it("starts now, for everyone, and ends at a full hour, in local time [N8]", () => {
    expect(toContent({ ...newAnnouncementDraft(CLOCK), texts: { en: "Lift 2" } })).toEqual({
      kind: "banner",
      texts: { en: "Lift 2" },
      audience: null,
      startsAt: null,
      endsAt: "2026-11-26T16:00",
      notifies: true,
    });
    // Shortly before midnight, the end is on the next day.
    expect(newAnnouncementDraft({ ...CLOCK, now: Date.parse("2026-11-26T21:30:00Z") }).ends).toEqual({
      day: "2026-11-27",
      time: "00:00",
    });
  });

  it("equals the saved announcement, and converts back unchanged [N8]", () => {
    expect(toContent(toAnnouncementDraft(SAVED, CLOCK))).toEqual({
      kind: "sheet",
      texts: SAVED.texts,
      audience: SAVED.audience,
      startsAt: "2026-11-27T09:30",
      endsAt: "2026-11-27T10:30",
      notifies: false,
    });
  });

  it("accepts typed times and reports invalid ones [N8]", () => {
    const typed = toAnnouncementDraft(SAVED, CLOCK);
    const at = (time: string) => toContent({ ...typed, ends: { ...typed.ends, time } });
    expect(at("18.30")).toMatchObject({ endsAt: "2026-11-27T18:30" });
    expect(at("late")).toEqual(["ends"]);
    expect(toContent({ ...typed, starts: { day: "2026-11-27", time: "" }, ends: typed.starts })).toEqual([
      "starts",
    ]);
  });

  it("has everyone and no end as an emergency, and the earlier choice again as a banner [N4, N8]", () => {
    const emergency = { ...toAnnouncementDraft(SAVED, CLOCK), kind: "emergency" as const };
    expect(toContent(emergency)).toMatchObject({ audience: null, startsAt: null, endsAt: null });
    expect(toContent({ ...emergency, kind: "banner" })).toMatchObject({
      audience: SAVED.audience,
      startsAt: "2026-11-27T09:30",
    });
  });

  it("is copied with new times [N8]", () => {
    expect(toContent(copyAnnouncementDraft(SAVED, CLOCK))).toMatchObject({
      texts: SAVED.texts,
      startsAt: null,
      endsAt: "2026-11-26T16:00",
    });
  });
});

it("the list changes at the next start or end of a sent announcement [N8]", () => {
  const starts = Date.parse("2026-11-27T08:30:00Z");
  const ends = Date.parse("2026-11-27T09:30:00Z");
  expect(
    findNextChange([SAVED, { ...SAVED, sentAt: null, startsAt: "2026-11-26T14:00:00.000Z" }], CLOCK.now),
  ).toBe(starts);
  expect(findNextChange([SAVED], starts)).toBe(ends);
  expect(findNextChange([SAVED], ends)).toBeNull();
  expect([CLOCK.now, starts, ends].map((now) => getState(SAVED, now))).toEqual(["planned", "on", "ended"]);
});
it("reaches the open portals of the chosen places once each, or all for everyone; unknown for no place [N5, N8]", () => {
  const at = (id: string, kind: "room" | "pool", openPages: number) => ({ id, kind, openPages });
  const receipts = {
    openPages: 9,
    screens: 0,
    turnedAway: 0,
    subscribers: 0,
    places: [at("1", "room", 2), at("2", "room", 1), at("p", "pool", 4)],
    items: [],
  };
  const byPlace = { ...newAnnouncementDraft(CLOCK), isByPlace: true };
  const reach = (more: object) => openPagesFor({ ...byPlace, ...more }, receipts);
  expect(reach({ kinds: ["room"], places: ["1", "p"] })).toBe(7);
  expect(reach({ places: ["1"] })).toBe(2);
  expect(reach({ kinds: ["table"] })).toBe(0);
  expect(reach({})).toBeNull();
  expect(reach({ isByPlace: false })).toBe(9);
  expect(reach({ kind: "emergency", kinds: ["room"] })).toBe(9);
  expect(openPagesFor(byPlace, null)).toBeNull();
});
