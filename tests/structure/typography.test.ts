import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readCatalogues } from "#app/messages/catalogues.ts";
import { CONTENT_LANGUAGE_CODES, INTERFACE_LANGUAGES } from "#domain/language.ts";
import { MAIL_WORDS } from "#worker/mail/words/all.ts";
import { GUEST_MAIL_WORDS } from "#worker/mail/words/guest-words.ts";

/** Files that contain only interface texts. */
const CATALOGUES = [
  "app/messages/{en,de,fr,es,it}/*.ts",
  "app/portal/words/*.ts",
  "app/portal/screen/screen-words.ts",
  "app/domain/account/record-words.ts",
  "app/domain/analytics/csv-words.ts",
  "app/domain/content/starter/starter-words.ts",
  "app/routes/announcements/prepared-texts.ts",
  "worker/mail/words/*.ts",
];

const files = [...new Set(globSync(CATALOGUES))].filter((file) => !file.endsWith(".test.ts")).sort();

const STRING = /"((?:[^"\\\n]|\\.)*)"/g;

/** Quoted texts of a file, without its comments. */
function textsIn(source: string): string[] {
  const code = source.replaceAll(/^\s*(?:\/\*\*?|\*|\/\/|import).*$/gm, "");
  const strings = [...code.matchAll(STRING)].map(([, text = ""]) => text);
  const templates = [...code.replaceAll(STRING, "").matchAll(/`([^`]*)`/g)].map(([, text = ""]) => text);
  return [...strings, ...templates];
}

/** A straight apostrophe, an escaped quotation mark, or a value in straight quotes. */
function isTypedStraight(text: string): boolean {
  return /['"]/.test(text) || /^\$\{[^}]*\}$/.test(text);
}

it("a text that is typed straight is found [S103]", () => {
  expect(files.length).toBeGreaterThan(150);
  const value = ["$", "{name}"].join("");
  const found = textsIn(
    `a: "It’s", b: "don't", c: \`it's ${value}\`, d: \`a "${value}"\`, e: \`${value}: b\``,
  );
  expect(found.filter(isTypedStraight)).toEqual(["don't", value, `it's ${value}`]);
});

it.each(files)("texts in %s have typographic apostrophes and quotation marks [S103, S83]", (file) => {
  expect(textsIn(readFileSync(file, "utf8")).filter(isTypedStraight)).toEqual([]);
});

it.each(INTERFACE_LANGUAGES)(
  "the inbox is called in %s what its screen is called, in mail too [R9]",
  async (language) => {
    const name = (await readCatalogues(language)).setup.inbox.title.toLowerCase();
    expect(MAIL_WORDS[language].actions.messages.toLowerCase()).toContain(name);
    expect(GUEST_MAIL_WORDS[language].open.toLowerCase()).toContain(name);
  },
);

it("no language opens guest messages where the screen is the inbox [R9]", () => {
  for (const language of CONTENT_LANGUAGE_CODES) {
    expect(GUEST_MAIL_WORDS[language].open, language).not.toBe(GUEST_MAIL_WORDS[language].many);
  }
  expect(GUEST_MAIL_WORDS.en.open).not.toMatch(/guest messages/i);
  expect(MAIL_WORDS.en.actions.messages).not.toMatch(/guest messages/i);
});
