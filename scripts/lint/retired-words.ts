import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { matchesGlob } from "node:path";

/** Words that the glossary retired, and their replacement. */
const RETIRED: readonly (readonly [word: RegExp, instead: string])[] = [
  [/^deeds?$/, "action, change"],
  [/^houses?$/, "property"],
  [/^(lent|lends?)$/, "fallback"],
  [/^(worn|wears?)$/, "used, uses"],
  [/^anew$/, "again"],
  [/^whoever$/, "the subject itself: the caller, the owner"],
];
const LAID_DOWN = /\b(?:lays?|laid|laying)(?:(?:\s+(?!and\b|or\b)[\w'-]+){0,4}?\s+down\b|down)/i;

/** Allowed uses: names of made-up hotels and addresses, product texts, common terms. */
const ALLOWED =
  /house style|in-house|(custom|gull|harbour|linden|broken)[ +-]house|(around the|our|the) house(?= in pictures|")|@house\.example|house accounts|\bhouse=|\/house\b|'house'|\["house"|\("house"|hotel houses city|is(Not)?Worn(ByButtons)?\b/gi;

/** One word of prose, or one part of an identifier. */
const WORD = /[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g;

export interface RetiredWord {
  readonly line: number;
  readonly word: string;
  readonly instead: string;
}

/** Retired words in a text (comments, identifiers and titles), in the order of its lines. */
export function findRetiredWords(text: string): readonly RetiredWord[] {
  return text.split("\n").flatMap((whole, index) => {
    const line = whole.replace(ALLOWED, " ");
    const laidDown = LAID_DOWN.exec(line)?.[0];
    const found = (line.match(WORD) ?? []).flatMap((word) => {
      const instead = RETIRED.find(([retired]) => retired.test(word.toLowerCase()))?.[1];
      return instead === undefined ? [] : [{ line: index + 1, word, instead }];
    });
    return laidDown ? [...found, { line: index + 1, word: laidDown, instead: "enqueues, queued" }] : found;
  });
}

/** Product texts, the words themselves, and released files that are never edited. */
const EXEMPT = [
  "app/messages/**",
  "app/portal/words/**",
  "app/portal/answers/words/**",
  "tests/ask/second-queries/**",
  "worker/mail/words/**",
  "brand/**",
  "scripts/seed/marlowe.ts",
  "scripts/lint/retired-words.ts",
  "tests/structure/retired-words.test.ts",
  "docs/{glossary,requirements,style}.md",
  "migrations/**",
];

/** Prints each place with its replacement. @returns whether there is none. */
function checkTree(): boolean {
  const listed = execFileSync("git", ["ls-files", "*.ts", "*.tsx", "*.mjs", "*.css", "*.md"], {
    encoding: "utf8",
  });
  const files = listed
    .split("\n")
    .filter((file) => file !== "" && !EXEMPT.some((glob) => matchesGlob(file, glob)));
  const places = files.flatMap((file) =>
    findRetiredWords(readFileSync(file, "utf8")).map(
      ({ line, word, instead }) => `${file}:${line}: "${word}" is retired; say: ${instead}`,
    ),
  );
  for (const place of places) console.log(place);
  return places.length === 0;
}

if (import.meta.main) process.exitCode = checkTree() ? 0 : 1;
