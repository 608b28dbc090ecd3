import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CONTENT_LANGUAGE_CODES, type ContentLanguage } from "#domain/language.ts";
import {
  createPhrasebook,
  findMeanings,
  listWordings,
  type Meanings,
  type Wordings,
} from "#domain/phrasebook/phrasebook.ts";

const read = (name: string) =>
  JSON.parse(
    readFileSync(new URL(`../../app/domain/phrasebook/words/${name}.json`, import.meta.url), "utf8"),
  );

const MEANINGS: Meanings = read("meanings");
const KEYS = Object.keys(MEANINGS);
const KINDS: readonly string[] = ["n", "pl", "v", "adj", "s"];

/** Letters of a language that does not write in Latin ones. */
const SCRIPTS: Readonly<Partial<Record<ContentLanguage, RegExp>>> = {
  ar: /\p{sc=Arabic}/u,
  he: /\p{sc=Hebrew}/u,
  ja: /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u,
  ru: /\p{sc=Cyrillic}/u,
  zh: /\p{sc=Han}/u,
};
const LATIN = /^[\p{sc=Latin}\P{L}]*$/u;
/** Written in Latin letters everywhere. */
const INTERNATIONAL =
  /^(?:Wi-?Fi|WLAN|SPA|ATM|TV|KTV|SUP|AED|FAQ|SNS|VIP|DJ|WC|MTB|BBQ|SSID|Cookies?|Smart (?:TV|casual)|E-?mail|Check-(?:in|out))$/i;

it("has at least 1,500 meanings, each of a kind (L1)", () => {
  expect(KEYS.length).toBeGreaterThanOrEqual(1_500);
  expect(KEYS.filter((key) => !/^[a-z0-9]+(?:[.-][a-z0-9]+)+$/.test(key))).toEqual([]);
  expect(KEYS.filter((key) => !KINDS.includes(MEANINGS[key]?.[0] ?? ""))).toEqual([]);
});

describe.each(CONTENT_LANGUAGE_CODES)("the words of %s", (language) => {
  const words: Wordings = read(language);
  const book = createPhrasebook({ language, words, meanings: MEANINGS });
  const all = KEYS.flatMap((key) => listWordings(words, key).map((text) => ({ key, text })));

  it("have each meaning once, and no gap (L1)", () => {
    expect(Object.keys(words)).toEqual(KEYS);
    expect(all.filter(({ text }) => text.trim() !== text || text === "")).toEqual([]);
  });

  it("are in the script of their language, without figures, marks that vary, and markup (L1)", () => {
    const isWritten = (text: string) =>
      INTERNATIONAL.test(text) || (SCRIPTS[language] ? SCRIPTS[language].test(text) : LATIN.test(text));
    expect(all.filter(({ text }) => !isWritten(text))).toEqual([]);
    expect(all.filter(({ text }) => /[<>{}[\]|\t]|[\u064B-\u0652\u05B0-\u05C7]|'/u.test(text))).toEqual([]);
  });

  it("say a thing in one way, and never two things in their first wording (L1)", () => {
    const fold = (text: string) => text.normalize("NFC").toLowerCase();
    const first = new Map<string, string>();
    const twice: string[] = [];
    for (const key of KEYS) {
      const list = listWordings(words, key).map(fold);
      if (new Set(list).size < list.length) twice.push(key);
      const word = list[0] ?? "";
      if (first.has(word) && !MEANINGS[key]?.[1]) twice.push(`${first.get(word)} = ${key}`);
      first.set(word, key);
    }
    expect(twice).toEqual([]);
  });

  it("lead to their own meaning, in capitals and without punctuation too (L1)", () => {
    const ways = [
      (text: string) => text,
      (text: string) => text.toLocaleUpperCase(language),
      (text: string) => `${text.replace(/[.!?…。！？]+$/u, "")} …`,
    ];
    const lost = all.filter(({ key, text }) =>
      ways.some((way) => !findMeanings(book, way(text)).includes(key)),
    );
    expect(lost).toEqual([]);
  });

  it("share a first wording only where glosses tell the meanings apart (L1)", () => {
    const unexplained = KEYS.map((key) => findMeanings(book, listWordings(words, key)[0] ?? ""))
      .filter((found) => found.length > 1)
      .map((found) => found.map((key) => `${key}: ${MEANINGS[key]?.[1] ?? ""}`))
      .filter((found) => found.some((each) => each.endsWith(": ")));
    expect(unexplained).toEqual([]);
  });
});
