import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Mark, markWords } from "./mark-words.ts";

/** Marked words in brackets. */
function shown(marks: readonly Mark[]): string {
  return marks.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join("");
}

function marked(before: string, after: string, language = "en"): readonly [string, string] {
  const marks = markWords(before, after, language);
  return [shown(marks.before), shown(marks.after)];
}

const text = fc.array(fc.constantFrom("spa", "pool", "10:30", " ", ", ", "。", "朝食", "é"), {
  maxLength: 14,
});

describe("the marked words of two texts", () => {
  it.each([
    ["en", "Open all day.", "Open all night.", "Open all [day].", "Open all [night]."],
    ["en", "Spa", "Spa & wellness", "Spa", "Spa [& wellness]"],
    [
      "en",
      "Mon–Fri 07:00 to 22:00",
      "Mon–Fri 07:00 to 10:30",
      "Mon–Fri 07:00 to [22:00]",
      "Mon–Fri 07:00 to [10:30]",
    ],
    [
      "de",
      "Wir bringen Ihnen alles aufs Zimmer.",
      "Wir bringen Ihnen Handtücher, Kissen und mehr aufs Zimmer.",
      "Wir bringen Ihnen [alles] aufs Zimmer.",
      "Wir bringen Ihnen [Handtücher, Kissen und mehr] aufs Zimmer.",
    ],
    ["ja", "朝食は七時からです", "夕食は七時からです", "[朝食]は七時からです", "[夕食]は七時からです"],
    ["zh", "早餐在餐厅供应", "早餐在酒吧供应", "早餐在[餐厅]供应", "早餐在[酒吧]供应"],
    [
      "ar",
      "الإفطار حتى الساعة العاشرة",
      "الإفطار حتى الساعة الحادية عشرة",
      "الإفطار حتى الساعة [العاشرة]",
      "الإفطار حتى الساعة [الحادية عشرة]",
    ],
    ["en", "", "New here", "", "[New here]"],
    ["en", "a  b", "a b", "[a  b]", "[a b]"],
  ])("are those that are not in both, in %s: %s [T10]", (language, before, after, own, next) => {
    expect(marked(before, after, language)).toEqual([own, next]);
  });

  it("lose and change no letter, and leave the same words unmarked on both sides [T10]", () => {
    fc.assert(
      fc.property(text, text, fc.constantFrom("en", "ja", "ar"), (own, next, language) => {
        const [before, after] = [own.join(""), next.join("")];
        const marks = markWords(before, after, language);
        const all = (side: readonly Mark[]) => side.map((mark) => mark.text).join("");
        const kept = (side: readonly Mark[]) =>
          all(side.filter(({ isChanged }) => !isChanged)).replace(/\s/g, "");
        expect([all(marks.before), all(marks.after)]).toEqual([before, after]);
        expect(kept(marks.before)).toBe(kept(marks.after));
        const hasMarks = [...marks.before, ...marks.after].some(({ isChanged }) => isChanged);
        expect(hasMarks).toBe(before !== after);
      }),
    );
  });

  it("of two long texts that share little cost no more than their length [T10]", () => {
    const long = (word: string) =>
      Array.from({ length: 5_000 }, (_none, place) => `${word}${place}`).join(" ");
    const { before } = markWords(`Welcome ${long("a")} goodbye`, `Welcome ${long("b")} goodbye`, "en");
    expect(before.map(({ isChanged }) => isChanged)).toEqual([false, true, false]);
  });
});
