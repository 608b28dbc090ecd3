import { describe, expect, it } from "vitest";
import { CONTENT_LANGUAGE_CODES, getTextDirection } from "#domain/language.ts";
import { HOUR_MS } from "#domain/time.ts";
import { findSeenUntil, getSeenState } from "#portal/news/news-item.ts";
import { renderNewsPiece } from "#portal/news/news-piece.ts";
import { type Announced, isFor, toAudienceKey } from "./announced.ts";

const ITEM: Announced = {
  id: "a".repeat(24),
  key: "a.1",
  kind: "banner",
  from: 1_000,
  until: 2_000,
  texts: [{ language: "en", text: "Pool & bar close at 21:30." }],
  places: null,
};
const FACTS = { name: "Inn <One>", telephone: "+441326550142", timeZone: "UTC" };
const makePiece = (
  item: Partial<Announced>,
  now = 1_500,
  language: (typeof CONTENT_LANGUAGE_CODES)[number] = "en",
) => renderNewsPiece({ ...ITEM, ...item }, { language, facts: FACTS, now });

describe("an announcement as guests get it", () => {
  it("is listed while active; an ended emergency stays for an hour as the all-clear [N2, N4]", () => {
    expect([999, 1_000, 1_999, 2_000].map((now) => getSeenState(ITEM, now))).toEqual([
      null,
      "on",
      "on",
      null,
    ]);
    expect([0, 1_000, 2_000].map((now) => findSeenUntil(ITEM, now))).toEqual([1_000, 2_000, null]);
    const emergency = { ...ITEM, kind: "emergency" };
    expect(getSeenState(emergency, 2_000 + HOUR_MS - 1)).toBe("over");
    expect([2_000, 2_000 + HOUR_MS].map((now) => findSeenUntil(emergency, now))).toEqual([
      2_000 + HOUR_MS,
      null,
    ]);
    expect(findSeenUntil({ ...emergency, until: null }, 5_000)).toBeNull();
    expect(makePiece({ kind: "emergency" }, 2_500)?.html).toContain("All clear since <bdi>00:00</bdi>");
    expect(makePiece({}, 2_500)).toBeNull();
  });

  it("is a banner below the header or an overlay; a kind of a newer version becomes a banner [N1]", () => {
    const kinds = ["banner", "sheet", "emergency", "later"];
    expect(kinds.map((kind) => makePiece({ kind })?.isBanner)).toEqual([true, false, false, true]);
  });

  it.each([
    ["Leave now. Use the stairs.", "Leave now", "Use the stairs."],
    ["Leave now! Use the stairs.", "Leave now!", "Use the stairs."],
    ["Leave by 10.30 at the latest", "Leave by 10.30 at the latest", ""],
    ["すぐに避難してください。階段を使ってください。", "すぐに避難してください", "階段を使ってください。"],
  ])("uses the first sentence of an emergency as its heading: %s [N4]", (text, heading, rest) => {
    const html = makePiece({ kind: "emergency", texts: [{ language: "en", text }] })?.html ?? "";
    expect(html).toContain(` autofocus>${heading}</h2>`);
    expect(html.includes(`<p>${rest}</p>`)).toBe(rest !== "");
  });

  it.each(CONTENT_LANGUAGE_CODES)(
    "in %s, marks a text of another language with its `lang`, and escapes it [N1, N2]",
    (language) => {
      for (const kind of ["banner", "sheet", "emergency"]) {
        const html = makePiece({ kind }, 1_500, language)?.html ?? "";
        expect(html).toContain("Pool &amp; bar close at 21:30");
        expect(html.includes(' lang="en" dir="ltr"')).toBe(language !== "en");
        const own = makePiece({ kind, texts: [{ language, text: "18:00" }] }, 1_500, language)?.html ?? "";
        expect(own).not.toContain(" lang=");
        expect(own.includes("<bdi>18:00</bdi>")).toBe(getTextDirection(language) === "rtl");
      }
    },
  );

  it("is for everyone, or for guests who scanned the card of one of its places [N1]", () => {
    const [room, pool] = [`${"b".repeat(16)}room2345`, `${"b".repeat(16)}pool2345`];
    const rooms = { ...ITEM, id: "rooms", places: "room2345,room4567" };
    expect([null, room, pool].map((place) => isFor(ITEM, place))).toEqual([true, true, true]);
    expect([null, room, pool].map((place) => isFor(rooms, place))).toEqual([false, true, false]);
    expect(isFor({ places: "" }, room)).toBe(false);
    expect([null, room, pool].map((place) => toAudienceKey([ITEM, rooms], place))).toEqual(["", "rooms", ""]);
  });
});
