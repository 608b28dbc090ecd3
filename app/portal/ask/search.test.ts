import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  ENTRY_TITLE_LENGTH_MAX,
  GUIDE_ENTRIES_MAX,
  SEARCH_WORD_LENGTH_MAX,
  SEARCH_WORDS_MAX,
} from "#domain/answers/answer-values.ts";
import { CONTENT_LANGUAGE_CODES, type ContentLanguage } from "#domain/language.ts";
import { BUTTONS_MAX } from "#domain/limits.ts";
import { loadAnswerWords } from "#portal/answers/words.ts";
import { toPropertyEntries } from "#tests/ask/property-entries.ts";
import { drawNumbers } from "#tests/ask/type-badly.ts";
import { sampleId } from "#tests/factories/draft.ts";
import type { AskEntry } from "./ask-entry.ts";
import { buildIndex } from "./build-index.ts";
import { loadIndex } from "./load-index.ts";
import { search } from "./search.ts";

const INDEX_BYTES_MAX = 15_000;
const QUERY_MS_MAX = 50;

function entry(given: Partial<AskEntry>): AskEntry {
  return { id: "entry", kind: "entry", icon: "pencil", title: "", text: "", keywords: [], ...given };
}

const toIndex = (entries: readonly AskEntry[], language: ContentLanguage = "en") =>
  loadIndex(buildIndex(entries, language));
const findIds = (entries: readonly AskEntry[], query: string, language?: ContentLanguage) =>
  search(toIndex(entries, language), query).map(({ id }) => id);

/** A hotel that answers everything, with the most and longest own entries and long popups, in the language's words. */
async function toLargestEntries(language: ContentLanguage): Promise<readonly AskEntry[]> {
  const { questions } = await loadAnswerWords(language);
  const vocabulary = Object.values(questions).flatMap(({ title, keywords }) => [title, ...keywords]);
  const draw = drawNumbers(1);
  const write = (words: number) =>
    Array.from({ length: words }, () => vocabulary[Math.floor(draw() * vocabulary.length)] ?? "").join(" ");
  const writeUpTo = (letters: number) => write(letters).slice(0, letters).trim();
  const own = Array.from({ length: GUIDE_ENTRIES_MAX }, (_, at) =>
    entry({
      id: sampleId(at),
      title: writeUpTo(ENTRY_TITLE_LENGTH_MAX),
      text: write(300),
      keywords: Array.from({ length: SEARCH_WORDS_MAX }, () => writeUpTo(SEARCH_WORD_LENGTH_MAX)),
    }),
  );
  const buttons = Array.from({ length: BUTTONS_MAX }, (_, at) =>
    entry({ id: sampleId(100 + at), kind: "button", title: write(2), text: write(120) }),
  );
  return [...(await toPropertyEntries("hotel", language)), ...own, ...buttons];
}

describe("search", () => {
  it("prefers the title to the keywords, and both to the text [A8]", () => {
    const entries = [
      entry({ id: "text", title: "Terrace", text: "Next to the sauna." }),
      entry({ id: "keyword", title: "Spa", keywords: ["sauna"] }),
      entry({ id: "title", title: "Sauna" }),
    ];
    expect(findIds(entries, "sauna")).toEqual(["title", "keyword", "text"]);
  });

  it("keeps the order of equally good results, and lists eight at most [A8]", () => {
    const entries = Array.from({ length: 12 }, (_, at) => entry({ id: `${at}`, title: "Sauna" }));
    expect(findIds(entries, "sauna")).toEqual(["0", "1", "2", "3", "4", "5", "6", "7"]);
  });

  it("finds while a word is typed, letter by letter from the second [A8]", () => {
    const entries = [entry({ id: "breakfast", title: "Breakfast" }), entry({ id: "pool", title: "Pool" })];
    for (let length = 2; length <= 9; length += 1) {
      expect(findIds(entries, "breakfast".slice(0, length))).toEqual(["breakfast"]);
    }
  });

  it.each([
    ["de", "Frühstück", "frühstückszeiten"],
    ["de", "Buffet", "abendbuffet"],
    ["de", "Parkplatz", "parkplatzgebühr"],
    ["sv", "Bastu", "bastutider"],
    ["fi", "Sauna", "saunassa"],
    ["tr", "Köpek", "köpeğim"],
    ["ru", "Собака", "с собакой"],
    ["ar", "مسبح", "المسبح"],
    ["he", "בריכה", "בבריכה"],
    ["en", "Check-in", "checkin"],
    ["en", "Wifi", "wi fi"],
    ["ja", "ワイファイ", "ﾜｲﾌｧｲ"],
    ["zh", "停车场", "停車場"],
    ["ja", "朝食", "7時前の朝食"],
    ["zh", "按摩", "vip按摩"],
  ] as const)("in %s, finds “%s” by “%s” [A8]", (language, title, query) => {
    expect(findIds([entry({ title }), entry({ id: "other", title: "xxxx" })], query, language)).toEqual([
      "entry",
    ]);
  });

  it.each(["kayak hire", "helicopter", "golf course", "typewriter", "xyzzy", "кошка", "猫", "123456"])(
    "finds nothing for %s [A8]",
    async (query) => {
      expect(findIds(await toPropertyEntries("hotel", "en"), query)).toEqual([]);
    },
  );

  it.each([
    ["Sunset cruise", "sunset"],
    ["Weather", "weather"],
    ["Boat trips", "boat"],
    ["Tea ceremony", "tea ceremony"],
  ])("finds the button “%s” before similar words of answers, by %s [A8]", async (title, query) => {
    const entries = [...(await toPropertyEntries("hotel", "en")), entry({ kind: "button", title })];
    expect(findIds(entries, query)[0]).toBe("entry");
  });

  it("finds nothing by a word that another first letter makes another word [A8]", async () => {
    expect(findIds(await toPropertyEntries("hotel", "en"), "weather")).toEqual([]);
    expect(findIds(await toPropertyEntries("hotel", "en"), "sunset")).toEqual([]);
    expect(findIds([entry({ title: "Breakfast", text: "Sat, Sun 07:00 to 12:00" })], "sunset")).toEqual([]);
  });

  it.each([
    ["hotel", "aircon too loud", "heating"],
    ["hotel", "it is really noisy", "quiet-hours"],
    ["ship", "internet at sea", "wifi"],
  ] as const)("finds the subject of a question to a %s, “%s” [A8]", async (kind, query, right) => {
    expect(findIds(await toPropertyEntries(kind, "en"), query)[0]).toBe(right);
  });

  it("finds nothing by half of a keyword beside another word, but by the half alone [A8]", () => {
    const entries = [
      entry({ id: "laundry", title: "Laundry", keywords: ["washing machine"] }),
      entry({ id: "coffee", title: "Coffee", keywords: ["coffee machine"] }),
    ];
    expect(findIds(entries, "sewing machine")).toEqual([]);
    expect(findIds(entries, "machine")).toEqual(["laundry", "coffee"]);
    expect(findIds(entries, "washing machine")[0]).toBe("laundry");
  });

  it("prefers a word in the title of two things to the same word as a keyword [A8]", async () => {
    expect(findIds(await toPropertyEntries("hotel", "en"), "tea")[0]).toBe("coffee");
  });

  it("finds nothing by a coincidence of two kana [A8]", () => {
    const entries = [entry({ title: "チェックイン" })];
    expect(findIds(entries, "カヤック", "ja")).toEqual([]);
    expect(findIds(entries, "チェック", "ja")).toEqual(["entry"]);
  });

  it("says where the title and the text match [A8]", () => {
    const found = search(
      toIndex(
        [entry({ title: "Café & Früh­stück", text: "Das Frühstück ist da.", keywords: ["frühstück"] })],
        "de",
      ),
      "fruhstuck",
    );
    const [result] = found;
    expect(result?.textRanges.map(([start, end]) => result.text.slice(start, end))).toEqual(["Frühstück"]);
    const [japanese] = search(toIndex([entry({ title: "ご朝食会場" })], "ja"), "朝食会場");
    expect(japanese?.titleRanges).toEqual([[1, 5]]);
  });
});

const index = toIndex(await toLargestEntries("de"), "de");

describe("a hostile query", () => {
  const hostile = [
    "a".repeat(4_000),
    "zimmerservicekartenhalter ".repeat(200),
    "<img src=x onerror=alert(1)>",
    "\ud800",
    "   ",
    "",
  ];

  it("counts with its first 80 letters [A8]", () => {
    expect(search(index, `${"?".repeat(80)}sauna`)).toEqual([]);
    expect(search(index, `${"?".repeat(75)}sauna`)).not.toEqual([]);
  });

  it("is answered within 50 ms by the largest index [A8]", () => {
    for (const query of [...hostile, "abendessenfrühstückszimmer ".repeat(3)]) {
      const times = [1, 2, 3, 4, 5].map(() => {
        const start = performance.now();
        search(index, query);
        return performance.now() - start;
      });
      expect(Math.min(...times), query.slice(0, 30)).toBeLessThan(QUERY_MS_MAX);
    }
  });

  it("never throws, and its ranges lie in the texts [A8]", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 120 }), (query) => {
        for (const { title, titleRanges } of search(index, query)) {
          for (const [start, end] of titleRanges) expect(title.slice(start, end)).not.toBe("");
        }
      }),
      { numRuns: 50 },
    );
  });
});

describe.each(CONTENT_LANGUAGE_CODES)("the index of the largest hotel in %s", (language) => {
  it("has at most 15 KB, compressed, every entry, and finds each own entry by its title [A8]", async () => {
    const entries = await toLargestEntries(language);
    const json = buildIndex(entries, language);
    expect(gzipSync(json).length).toBeLessThanOrEqual(INDEX_BYTES_MAX);
    const index = loadIndex(json);
    expect(index.entries.map(({ id }) => id)).toEqual(entries.map(({ id }) => id));
    expect(buildIndex(entries, language)).toBe(json);
    for (const { id, title } of entries.filter(({ kind }) => kind === "entry")) {
      expect(search(index, title)[0]?.id, title).toBe(id);
    }
  });
});
