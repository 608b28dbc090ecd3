import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { readSheet } from "./sheet.ts";

const TELEPHONES = ["euNumber", "usNumber", "ukNumber", "meNumber"] as const;

function readJson(file: string): Record<string, unknown> {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>) : {};
}

/** A picture's content without the brand's names, which a copy replaces: the code and its title. */
function readContent(folder: string, picture: string): string {
  const names = new RegExp(basename(folder).replaceAll("-", "[- ]?"), "gi");
  return readFileSync(join(folder, "pictures", picture))
    .toString("latin1")
    .replace(names, "");
}

/** Palette scales that both sheets define with identical steps. */
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

/** Languages in which both brands have the same trial text. */
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
 * Finds leftovers of the brand that this one was copied from: pictures, telephones, trial text, palette, entry texts
 * and portal colours. They would pass every other check and show guests and staff another brand.
 *
 * @returns one line each; empty when the brand shares nothing.
 */
export function findBorrowedContent(path: string): readonly string[] {
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
