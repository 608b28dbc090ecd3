import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";

const TELEPHONES = ["euNumber", "usNumber", "ukNumber", "meNumber"] as const;

function readJson(file: string): Record<string, unknown> {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>) : {};
}

/** A picture's content, without the names that a copy was given: the code, and as people write it. */
function contentOf(folder: string, picture: string): string {
  const names = new RegExp(basename(folder).replaceAll("-", "[- ]?"), "gi");
  return readFileSync(join(folder, "pictures", picture))
    .toString("latin1")
    .replace(names, "");
}

function picturesOf(folder: string): readonly string[] {
  const pictures = join(folder, "pictures");
  return existsSync(pictures) ? readdirSync(pictures) : [];
}

/**
 * What a brand still shares with another one beside it, as a copy that was started from it does: pictures, telephones,
 * words of the entry and colours of new portals. It could be shipped so, and would show guests and staff another's.
 *
 * @returns a line each; nothing for a brand that is all its own.
 */
export function borrowedFrom(path: string): readonly string[] {
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
    const contents = new Set(picturesOf(other).map((picture) => contentOf(other, picture)));
    return [
      ...picturesOf(folder)
        .filter((picture) => contents.has(contentOf(folder, picture)))
        .map((picture) => `  pictures/${picture} is ${name}'s.`),
      ...TELEPHONES.filter((key) => own[key] !== undefined && own[key] === theirs[key]).map(
        (key) => `  brand.json ${key}: ${String(own[key])} is ${name}'s.`,
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
