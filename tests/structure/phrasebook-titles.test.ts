import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Button } from "#domain/content/button.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { createPhrasebook, type Phrasebook } from "#domain/phrasebook/phrasebook.ts";
import { translatePhrase } from "#domain/phrasebook/translate-phrase.ts";
import { DEMO_PROPERTIES, MS_AURELIA_NORD } from "#scripts/seed/demo-properties.ts";
import { type DemoProperty, demoButtons } from "#scripts/seed/demo-property.ts";
import { marloweButtons } from "#scripts/seed/marlowe.ts";

interface Portal {
  readonly name: string;
  readonly language: ContentLanguage;
  readonly titles: readonly string[];
}

const PORTALS = new URL("./phrasebook-portals/", import.meta.url);
const MATCHED_MIN = 0.6;

const readJson = (url: URL) => JSON.parse(readFileSync(url, "utf8"));

const books = new Map<ContentLanguage, Phrasebook>();
function readBook(language: ContentLanguage): Phrasebook {
  const read = (name: string) =>
    readJson(new URL(`../../app/domain/phrasebook/words/${name}.json`, import.meta.url));
  const book =
    books.get(language) ?? createPhrasebook({ language, words: read(language), meanings: read("meanings") });
  books.set(language, book);
  return book;
}

/** Whether a title has a wording in another language; several are offered if it is ambiguous. */
function isMatched(title: string, language: ContentLanguage): boolean {
  const target = readBook(language === "en" ? "de" : "en");
  return translatePhrase({ source: readBook(language), target }, title).length > 0;
}

function describeShare(portals: readonly Portal[]) {
  const missing = portals.flatMap(({ language, titles }) =>
    titles.filter((title) => !isMatched(title, language)),
  );
  const count = portals.reduce((sum, { titles }) => sum + titles.length, 0);
  const name = portals.map((portal) => portal.name).join(", ");
  return {
    share: 1 - missing.length / count,
    text: `${name}: ${missing.length} of ${count} missing: ${missing.join(" | ")}`,
  };
}

function expectEnough(portals: readonly Portal[]): void {
  const report = portals.map((portal) => describeShare([portal]).text).join("\n");
  expect(describeShare(portals).share, report).toBeGreaterThanOrEqual(MATCHED_MIN);
}

/** Portals of twelve made-up properties, written by people who had not seen the phrasebook. */
const KEPT: readonly Portal[] = readdirSync(PORTALS).map((file) => ({
  name: file.replace(".json", ""),
  ...readJson(new URL(file, PORTALS)),
}));
const KEPT_LANGUAGES = [...new Set(KEPT.map(({ language }) => language))];

function listTitles(buttons: readonly Button[]): readonly string[] {
  const titles = buttons.flatMap((button) => [
    button.name,
    ...("subButtons" in button ? button.subButtons.map(({ name }) => name) : []),
    ...("services" in button ? button.services.map(({ name }) => name) : []),
    ...("questions" in button ? button.questions.map(({ text }) => text) : []),
  ]);
  return titles.filter((title) => title !== "");
}

const PICTURE = { key: "0".repeat(64), width: 1, height: 1, alt: "" };
const ROOMS = [PICTURE, PICTURE, PICTURE, PICTURE] as const;

/** The demo's portals in their default languages. */
function listDemoPortals(): readonly Portal[] {
  const pictures = { logo: PICTURE, portrait: PICTURE, landscape: PICTURE, coast: PICTURE, rooms: ROOMS };
  const others: readonly [string, DemoProperty][] = [
    ...Object.entries(DEMO_PROPERTIES),
    ["MS Aurelia Nord", MS_AURELIA_NORD],
  ];
  return [
    { name: "Marlowe Harbour Hotel", language: "en", titles: listTitles(marloweButtons("en", pictures)) },
    ...others.map(([name, demo]): Portal => {
      const language = findDefaultLanguage(demo);
      return { name, language, titles: listTitles(demoButtons(demo, language, new Map())) };
    }),
  ];
}

/** The first language of its names. */
function findDefaultLanguage({ buttons }: DemoProperty): ContentLanguage {
  return Object.keys(buttons[0]?.names ?? {})[0] as ContentLanguage;
}

describe("titles that are in the phrasebook", () => {
  it("are three in five of twelve portals' (L1)", () => {
    expect(KEPT.length).toBe(12);
    expectEnough(KEPT);
  });

  it.each(KEPT_LANGUAGES)("are three in five of those in %s (L1)", (language) => {
    expectEnough(KEPT.filter((portal) => portal.language === language));
  });

  it("are three in five of the demo's, each counted once (L1)", () => {
    const seen = new Set<string>();
    const distinct = listDemoPortals().map((portal) => ({
      ...portal,
      titles: portal.titles.filter((title) => {
        const isNew = !seen.has(`${portal.language} ${title}`);
        seen.add(`${portal.language} ${title}`);
        return isNew;
      }),
    }));
    expectEnough(distinct);
  });
});
