import fc from "fast-check";
import { expect, it } from "vitest";
import { DAY_MS, HOUR_MS } from "../time.ts";
import type { AnnouncementContent } from "./announcement.ts";
import { countMostAtOnce, decideSending, readTimes } from "./decide-sending.ts";

const NOW = Date.parse("2026-11-26T12:00:00Z");

const CONTENT: AnnouncementContent = {
  kind: "banner",
  texts: { en: "Lift 2 is out of order." },
  audience: null,
  startsAt: null,
  endsAt: "2026-11-26T19:00",
  notifies: false,
};
const SENDING = {
  now: NOW,
  timeZone: "Europe/Rome",
  defaultLanguage: "en",
  startedAt: null,
  others: [],
  sentLately: 0,
  isMeant: false,
  isByOwner: false,
} as const;

const banner = (startsAt: number, endsAt: number | null) => ({ kind: "banner", startsAt, endsAt }) as const;
const decide = (content: Partial<AnnouncementContent>, sending: object = {}) => {
  const decided = decideSending({ ...CONTENT, ...content }, { ...SENDING, ...sending });
  if (decided.ok) return decided.value;
  const { code, errors = [] } = decided.problem;
  return [code, ...errors.map((error) => `${error.path} ${error.code}`)].join(", ");
};

it("is on from now or its start until its end, in the property's local time [N1]", () => {
  expect(decide({})).toEqual({ startsAt: NOW, endsAt: Date.parse("2026-11-26T18:00:00Z") });
  expect(decide({ startsAt: "2026-11-26T15:30" })).toMatchObject({
    startsAt: Date.parse("2026-11-26T14:30:00Z"),
  });
  expect(decide({ kind: "emergency", endsAt: null })).toEqual({ startsAt: NOW, endsAt: null });
});

it.each<[string, Partial<AnnouncementContent>, string]>([
  ["no text in the default language", { texts: { de: "Lift 2" } }, "content.texts.en required"],
  ["an empty one", { texts: { en: "" } }, "content.texts.en required"],
  ["no end", { endsAt: null }, "content.endsAt required"],
  ["an end that has passed", { endsAt: "2026-11-26T13:00" }, "content.endsAt time_past"],
  ["a start that has passed", { startsAt: "2026-11-26T12:59" }, "content.startsAt time_past"],
  ["an end before its start", { startsAt: "2026-11-26T20:00" }, "content.endsAt end_before_start"],
  ["an end at its start", { startsAt: "2026-11-26T19:00" }, "content.endsAt end_before_start"],
  ["an end in two years", { endsAt: "2028-11-26T19:00" }, "content.endsAt time_too_far"],
  ["an end that clocks skip", { endsAt: "2027-03-28T02:30" }, "content.endsAt time_skipped"],
  [
    "an emergency that has ended",
    { kind: "emergency", endsAt: "2026-11-26T12:00" },
    "content.endsAt time_past",
  ],
])("is refused at its field: %s [N1]", (_, content, expected) => {
  expect(decide(content)).toBe(`validation_failed, ${expected}`);
});

it("reports all errors at once [N1]", () => {
  expect(decide({ texts: {}, startsAt: "2028-01-01T00:00", endsAt: null })).toBe(
    "validation_failed, content.texts.en required, content.startsAt time_too_far, content.endsAt required",
  );
});

it("a fifth at the same time is allowed, a sixth is refused; an emergency is not limited by banners [N1, N4]", () => {
  const four = [1, 2, 3, 4].map(() => banner(NOW - HOUR_MS, NOW + HOUR_MS));
  const later = banner(NOW + 2 * HOUR_MS, NOW + DAY_MS);
  expect(decide({}, { others: [...four, later] })).toMatchObject({ startsAt: NOW });
  const five = [...four, banner(NOW + HOUR_MS - 1, NOW + DAY_MS)];
  expect(decide({}, { others: five })).toBe("too_many_announcements");
  expect(decide({ startsAt: "2026-11-26T14:00" }, { others: five })).toMatchObject({
    startsAt: NOW + HOUR_MS,
  });
  expect(decide({ kind: "emergency", endsAt: null }, { others: five })).toMatchObject({ endsAt: null });
});

it("a fourth within an hour needs confirmation, unless confirmed or a correction [N1]", () => {
  expect(decide({}, { sentLately: 2 })).toMatchObject({ startsAt: NOW });
  expect(decide({}, { sentLately: 3 })).toBe("announcements_in_a_row");
  expect(decide({}, { sentLately: 3, isMeant: true })).toMatchObject({ startsAt: NOW });
  expect(decide({}, { sentLately: 3, startedAt: NOW - 5 })).toMatchObject({ startsAt: NOW - 5 });
});

it("a third emergency within ten minutes needs confirmation, and a fifth needs an owner [N4]", () => {
  const alarm = (sending: object) => decide({ kind: "emergency", endsAt: null }, sending);
  expect(alarm({ sentLately: 1 })).toMatchObject({ startsAt: NOW });
  expect(alarm({ sentLately: 2 })).toBe("announcements_in_a_row");
  expect(alarm({ sentLately: 3, isMeant: true })).toMatchObject({ startsAt: NOW });
  expect(alarm({ sentLately: 4, isMeant: true })).toBe("forbidden");
  expect(alarm({ sentLately: 4, isMeant: true, isByOwner: true })).toMatchObject({ startsAt: NOW });
  // Any editor may correct a running announcement.
  expect(alarm({ sentLately: 9, startedAt: NOW - 5 })).toMatchObject({ startsAt: NOW - 5 });
});

it("a draft may have any existing local time [N1]", () => {
  expect(readTimes({ startsAt: "2020-01-01T00:00", endsAt: null }, "UTC")).toEqual({
    ok: true,
    value: { startsAt: Date.parse("2020-01-01T00:00:00Z"), endsAt: null },
  });
  expect(readTimes({ startsAt: null, endsAt: "2027-03-28T02:30" }, "Europe/Rome")).toMatchObject({
    ok: false,
  });
});

it("the number on at once equals a check of every moment [N1]", () => {
  const time = fc
    .tuple(fc.integer({ min: 0, max: 30 }), fc.option(fc.integer({ min: 1, max: 10 })))
    .map(([startsAt, length]) => ({ startsAt, endsAt: length === null ? null : startsAt + length }));
  fc.assert(
    fc.property(time, fc.array(time, { maxLength: 12 }), (one, others) => {
      const isOn = ({ startsAt, endsAt }: typeof one, at: number) =>
        startsAt <= at && (endsAt === null || at < endsAt);
      let most = 0;
      for (let at = 0; at < 50; at += 1) {
        if (isOn(one, at)) most = Math.max(most, others.filter((other) => isOn(other, at)).length);
      }
      expect(countMostAtOnce(one, others)).toBe(most);
    }),
  );
});
