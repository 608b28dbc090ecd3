import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const WORDS = fileURLToPath(new URL("../../app/domain/phrasebook/words", import.meta.url));

/** Writes the phrasebook to `dir/phrasebook`: one file per language and `meanings.json`, without white space. */
export function writePhrasebookFiles(dir: string): void {
  const folder = join(dir, "phrasebook");
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(WORDS)) {
    const parsed: unknown = JSON.parse(readFileSync(join(WORDS, name), "utf8"));
    writeFileSync(join(folder, name), JSON.stringify(parsed));
  }
}
