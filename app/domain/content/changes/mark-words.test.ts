import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Mark, markWords } from "./mark-words.ts";

/** Shows marked words in brackets. */
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

  it.each([
    ["nothing, where the texts are the same", "Open all day", "Open all day", "Open all day", "Open all day"],
    ["a word that stands twice now", "very good", "very very good", "very good", "very [very] good"],
    [
      "all but the words that stay in between",
      "Pool and spa until ten",
      "Sauna and spa from nine",
      "[Pool] and spa [until ten]",
      "[Sauna] and spa [from nine]",
    ],
    ["all but a word that comes later now", "tea milk", "hot tea please", "tea [milk]", "[hot] tea [please]"],
    [
      "all but a word that comes earlier now",
      "hot tea please",
      "tea milk",
      "[hot] tea [please]",
      "tea [milk]",
    ],
    ["the first of two words that changed places", "spa bar", "bar spa", "[spa] bar", "bar [spa]"],
    [
      "one word that changed places with two",
      "spa pool bar",
      "pool bar spa",
      "[spa] pool bar",
      "pool bar [spa]",
    ],
    [
      "one word that came before two others",
      "pool bar spa",
      "spa pool bar",
      "pool bar [spa]",
      "[spa] pool bar",
    ],
    [
      "as few as can be of five that changed places",
      "a b c d e",
      "d a e b c",
      "a b c [d e]",
      "[d] a [e] b c",
    ],
    [
      "as few as can be of words that come again",
      "a b c a b b a",
      "c b a b a c",
      "[a b] c [a] b b a",
      "c b [a] b a [c]",
    ],
    ["a word before the common end alone", "bar spa", "spa pool spa", "[bar] spa", "[spa pool] spa"],
    [
      "a word between the common beginning and end alone",
      "Our bar spa",
      "Our spa pool spa",
      "Our [bar] spa",
      "Our [spa pool] spa",
    ],
    [
      "two words between the common beginning and end alone",
      "Our spa pool spa",
      "Our bar spa",
      "Our [spa pool] spa",
      "Our [bar] spa",
    ],
    ["no space at the beginning", "  Spa open", "  Bar open", "  [Spa] open", "  [Bar] open"],
    ["no space at the end", "Open now  ", "Open today  ", "Open [now]  ", "Open [today]  "],
  ])("are %s [T10]", (_which, before, after, own, next) => {
    expect(marked(before, after)).toEqual([own, next]);
  });

  it("come in few pieces, none of them empty [T10]", () => {
    expect(markWords("Spa bar now", "Pool grill now", "en")).toEqual({
      before: [
        { text: "Spa bar", isChanged: true },
        { text: " now", isChanged: false },
      ],
      after: [
        { text: "Pool grill", isChanged: true },
        { text: " now", isChanged: false },
      ],
    });
    expect(markWords("", "", "en")).toEqual({ before: [], after: [] });
    expect(markWords("", " ", "en")).toEqual({ before: [], after: [{ text: " ", isChanged: true }] });
    expect(markWords("Open now", "Open", "en").before).toEqual([
      { text: "Open ", isChanged: false },
      { text: "now", isChanged: true },
    ]);
  });

  it("keep every letter, and leave the same words unmarked on both sides [T10]", () => {
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

  it("of two long, different texts cost time linear in their length [T10]", () => {
    const long = (word: string) =>
      Array.from({ length: 5_000 }, (_none, index) => `${word}${index}`).join(" ");
    const { before } = markWords(`Welcome ${long("a")} goodbye`, `Welcome ${long("b")} goodbye`, "en");
    expect(before.map(({ isChanged }) => isChanged)).toEqual([false, true, false]);
  });

  it("of two long texts cover everything between the common start and end [T10]", () => {
    const long = (word: string) =>
      Array.from({ length: 501 }, (_none, index) => (index === 250 ? "spa" : `${word}${index}`)).join(" ");
    const getText = (middle: string) => `Welcome to us ${middle} see you soon`;
    expect(marked(getText(long("a")), getText(long("b")))).toEqual([
      getText(`[${long("a")}]`),
      getText(`[${long("b")}]`),
    ]);
  });

  it("are compared word by word up to 500 words on each side [T10]", () => {
    const words = (word: string, count: number) =>
      Array.from({ length: count }, (_none, index) => `${word}${index}`).join(" ");
    const getText = (word: string, rest: number) => `${words(word, 250)} spa ${words(`${word}x`, rest)}`;
    const [own, next] = marked(getText("a", 249), getText("b", 249));
    expect([own.includes("] spa ["), next.includes("] spa [")]).toEqual([true, true]);
    const [longer, other] = marked(getText("a", 250), getText("b", 249));
    expect([longer.includes("] spa ["), other.includes("] spa [")]).toEqual([false, false]);
  });
});
