import { describe, expect, it } from "vitest";
import type { Answered } from "#domain/answers/answer.ts";
import { type QuestionParts, TOPICS } from "#domain/answers/question.ts";
import { type AnyQuestion, QUESTION_IDS, QUESTIONS } from "#domain/answers/questions.ts";
import type { Weekday } from "#domain/content/hours/season.ts";
import type { Window } from "#domain/content/hours/window.ts";
import { CONTENT_LANGUAGE_CODES, type ContentLanguage } from "#domain/language.ts";
import { PROPERTY_KINDS } from "#domain/property/property-kind.ts";
import { countCharacters, countLines } from "#domain/text.ts";
import { toAnswerText } from "./answer-text.ts";
import type { AnswerWords } from "./answer-words.ts";
import { en } from "./words/en.ts";
import { loadAnswerWords } from "./words.ts";

const SCRIPTS: Partial<Record<ContentLanguage, RegExp>> = {
  ru: /\p{Script=Cyrillic}/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  zh: /\p{Script=Han}/u,
  ar: /\p{Script=Arabic}/u,
  he: /\p{Script=Hebrew}/u,
};

type Tree = string | readonly string[] | { readonly [key: string]: Tree };

/** All texts with their paths; keywords are left out. */
function textsIn(tree: Tree, path = ""): readonly (readonly [path: string, text: string])[] {
  if (typeof tree === "string") return [[path, tree]];
  return Object.entries(tree).flatMap(([key, value]) =>
    key === "keywords" ? [] : textsIn(value as Tree, `${path}.${key}`),
  );
}

const listTemplates = (words: AnswerWords) => textsIn(words as unknown as Tree);
const placesIn = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();
/** Forms of plurals differ by language and are checked on their own. */
const isPlural = (path: string) => path.startsWith(".people");

const DAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];
const ID = "abcdefghijklmnopqrstuvwx";
function window(days: readonly Weekday[], from: string, to: string, season: Window["season"] = null): Window {
  return { id: ID, days: [...days], from, to, nextDay: to <= from, season };
}

const HOURS: readonly (readonly Window[])[] = [
  [window([1], "00:00", "00:01")],
  [window(DAYS, "00:00", "00:00")],
  [window([7, 1, 2, 3], "12:59", "23:59")],
  [window([1, 3, 5, 7], "17:00", "01:00", { kind: "yearly", from: "12-01", to: "02-29" })],
  DAYS.map((day) => window([day], "07:00", "23:30", { kind: "dates", from: "2026-12-31", to: "2027-01-01" })),
];
const TEXTS = [
  "7",
  "Behind the {place}: <b>Orangery</b> & $1.",
  "في قاعة The Orangery، الطابق الأرضي",
  "酒店後面",
];
const AMOUNTS = [0.01, 1, 18, 1234.5, 9_999_999];
const QUANTITIES = [0, 1, 2, 3, 5, 11, 100, 1.5, 9_999];
const CURRENCIES = ["GBP", "EUR", "JPY", "KWD", "USD"];

/** The smallest, the largest and the most awkward value of each part, each as an answer of its own. */
function answersTo({ parts }: { readonly parts: QuestionParts }): readonly Answered[] {
  const values: { readonly [Part in keyof QuestionParts]-?: readonly Partial<Answered>[] } = {
    time: ["00:00", "09:05", "23:59"].map((time) => ({ time })),
    hours: HOURS.map((hours) => ({ hours: [...hours] })),
    offer: (parts.offer ?? []).map((offer) => ({ offer })),
    price: [
      { price: { kind: "free" } },
      ...(parts.price ?? []).flatMap((per) =>
        AMOUNTS.map((amount) => ({ price: { kind: "costs", amount, per } as const })),
      ),
    ],
    quantity: QUANTITIES.map((quantity) => ({ quantity })),
    contact: (parts.contact ?? []).map((kind) => ({
      contact: {
        [kind]: { telephone: "+44 1326 555 014", address: "Cliff Road 9", link: "https://www.example.com/a" }[
          kind
        ],
      },
    })),
    place: TEXTS.map((text) => ({ place: { en: text } })),
    words: TEXTS.map((text) => ({ words: { en: text } })),
  };
  return (Object.keys(parts) as (keyof QuestionParts)[]).flatMap((part) =>
    values[part].map((given): Answered => ({ state: "answered", ...given })),
  );
}

describe.each(CONTENT_LANGUAGE_CODES)("the answers in %s", async (language) => {
  const words = await loadAnswerWords(language);
  const read = (question: AnyQuestion, answer: Answered, currency = "GBP") => {
    const text = toAnswerText(question, answer, { language, defaultLanguage: "en", currency, words });
    if (!text) throw new Error("Only an answer that does not apply has no text.");
    return text;
  };

  it("have the English texts' places, and no markup [A3]", () => {
    const own = listTemplates(words).filter(([path]) => !isPlural(path));
    const english = listTemplates(en).filter(([path]) => !isPlural(path));
    expect(own.map(([path]) => path).toSorted()).toEqual(english.map(([path]) => path).toSorted());
    const byPath = new Map(own);
    for (const [path, text] of english) {
      const translated = byPath.get(path) ?? "";
      expect(placesIn(translated), path).toEqual(placesIn(text));
      expect(translated.replace(/\{\w+\}/g, "7"), path).not.toMatch(/[{}<>]|undefined|^\s|\s$| {2}/);
      expect(translated, path).not.toBe("");
    }
  });

  it("are translated, and written in their script [A3]", () => {
    const english = new Map(listTemplates(en));
    for (const [path, text] of listTemplates(words)) {
      const letters = (english.get(path) ?? "").replace(/\{\w+\}/g, "");
      const isSentence = path.includes(".sentences.") || path === ".free" || path.startsWith(".hours.");
      if (!/\p{L}/u.test(letters)) continue;
      if (language !== "en" && isSentence) expect(text, path).not.toBe(english.get(path));
      const isName = path === ".questions.wifi.title" || path === ".prices.kilowattHour";
      if (SCRIPTS[language] && !isName) expect(text, path).toMatch(SCRIPTS[language]);
    }
  });

  it("have a form for each plural of the language, and no other [A3]", () => {
    const { pluralCategories } = new Intl.PluralRules(
      language === "pt" ? "pt-PT" : language,
    ).resolvedOptions();
    const spoken = QUANTITIES.map((n) => new Intl.PluralRules(language).select(n));
    for (const category of Object.keys(words.people)) expect(pluralCategories).toContain(category);
    for (const category of spoken) expect(Object.keys(words.people)).toContain(category);
  });

  it("have a title of 40 characters, which no other has, and topics that fit their chips [A3]", () => {
    const titles = QUESTION_IDS.map((id) => words.questions[id].title);
    for (const title of titles) expect(countCharacters(title), title).toBeLessThanOrEqual(40);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
    for (const kind of PROPERTY_KINDS) {
      for (const topic of TOPICS) {
        const { long, short } = words.topics[kind][topic];
        expect(countCharacters(long), long).toBeLessThanOrEqual(40);
        expect(countCharacters(short), short).toBeLessThanOrEqual(22);
      }
    }
  });

  it("are found by 6 to 20 words each, in lower case [A1]", () => {
    for (const id of QUESTION_IDS) {
      const { keywords } = words.questions[id];
      expect(keywords.length, id).toBeGreaterThanOrEqual(6);
      expect(keywords.length, id).toBeLessThanOrEqual(20);
      expect(
        keywords.filter((word, index) => keywords.indexOf(word) !== index),
        id,
      ).toEqual([]);
      for (const word of keywords) {
        expect(word, id).toBe(word.toLocaleLowerCase(language).trim());
        expect(countCharacters(word), word).toBeLessThanOrEqual(30);
        expect(word, id).not.toBe("");
      }
    }
  });

  it.each(QUESTIONS.map((question) => [question.id, question] as const))(
    "read well whatever %s is answered with [A2] [A3]",
    (_id, question) => {
      for (const answer of answersTo(question)) {
        for (const currency of answer.price?.kind === "costs" ? CURRENCIES : ["GBP"]) {
          const { title, hours, sentences, contact } = read(question, answer, currency);
          expect(title).toBe(words.questions[question.id].title);
          expect(hours.length + sentences.length + contact.length, JSON.stringify(answer)).toBeGreaterThan(0);
          const isOwn = answer.place !== undefined || answer.words !== undefined;
          const texts = [
            ...sentences.map((sentence) => sentence.text),
            ...hours.flatMap((row) => [row.days, row.times, row.season ?? "all year"]),
            ...contact.flatMap(({ label, text }) => [label, text]),
          ];
          for (const text of texts) {
            expect(text).toMatch(/\S/);
            expect(text).not.toMatch(/undefined|NaN|\[object/);
            if (!isOwn) expect(text).not.toMatch(/[{}]/);
            if (!isOwn) expect(countLines(text), text).toBeLessThanOrEqual(2);
          }
        }
      }
    },
  );
});
