import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { readSheet } from "./sheet.ts";

const TELEPHONES = ["euNumber", "usNumber", "ukNumber", "meNumber"] as const;

function readJson(file: string): Record<string, unknown> {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>) : {};
}

/** A picture's content, without the names that a copy was given: the code, and as people write it. */
function readContent(folder: string, picture: string): string {
  const names = new RegExp(basename(folder).replaceAll("-", "[- ]?"), "gi");
  return readFileSync(join(folder, "pictures", picture))
    .toString("latin1")
    .replace(names, "");
}

/** The scales of a palette that two sheets have in common, each step of them. */
function findSharedScales(folder: string, other: string): readonly string[] {
  const loadSheet = (path: string) => {
    const file = join(path, "brand.css");
    return existsSync(file) ? readSheet(readFileSync(file, "utf8")).values : new Map<string, string>();
  };
  const [own, theirs] = [loadSheet(folder), loadSheet(other)];
  return ["primary", "accent"].filter((scale) => {
    const steps = [...own.keys()].filter((name) => name.startsWith(`${scale}-`));
    return steps.length > 0 && steps.every((name) => own.get(name) === theirs.get(name));
  });
}

/** The languages in which two brands promise the same with a trial. */
function findSharedTrials(own: unknown, theirs: unknown): readonly string[] {
  if (typeof own !== "object" || own === null || typeof theirs !== "object" || theirs === null) return [];
  const texts = new Map<string, unknown>(Object.entries(theirs));
  return Object.entries(own)
    .filter(([language, text]) => text !== "" && texts.get(language) === text)
    .map(([language]) => language);
}

function listPictures(folder: string): readonly string[] {
  const pictures = join(folder, "pictures");
  return existsSync(pictures) ? readdirSync(pictures) : [];
}

/**
 * What a brand still shares with another one beside it, as a copy that was started from it does: pictures, telephones,
 * trial text, palette, words of the entry and colours of new portals. It could be shipped so, and would show guests and
 * staff another's.
 *
 * @returns a line each; nothing for a brand that is all its own.
 */
export function findBorrowed(path: string): readonly string[] {
  const folder = resolve(path);
  const all = dirname(folder);
  const others = readdirSync(all).filter(
    (name) => name !== basename(folder) && existsSync(join(all, name, "brand.json")),
  );
  const own = readJson(join(folder, "brand.json"));
  const starter = readJson(join(folder, "starter.json"));
  return others.flatMap((name) => {
    const other = join(all, name);
    const theirs = readJson(join(other, "brand.json"));
    const theirStarter = readJson(join(other, "starter.json"));
    const contents = new Set(listPictures(other).map((picture) => readContent(other, picture)));
    return [
      ...listPictures(folder)
        .filter((picture) => contents.has(readContent(folder, picture)))
        .map((picture) => `  pictures/${picture} is ${name}'s.`),
      ...TELEPHONES.filter((key) => own[key] !== undefined && own[key] === theirs[key]).map(
        (key) => `  brand.json ${key}: ${String(own[key])} is ${name}'s.`,
      ),
      ...findSharedTrials(own.signUpTrialText, theirs.signUpTrialText).map(
        (language) => `  brand.json signUpTrialText, ${language}: the promise is ${name}'s.`,
      ),
      ...findSharedScales(folder, other).map(
        (scale) => `  brand.css --${scale}-*: the colours are ${name}'s.`,
      ),
      ...["entry", "portal"]
        .filter(
          (key) =>
            starter[key] !== undefined && JSON.stringify(starter[key]) === JSON.stringify(theirStarter[key]),
        )
        .map((key) => `  starter.json ${key} is ${name}'s.`),
    ];
  });
}
