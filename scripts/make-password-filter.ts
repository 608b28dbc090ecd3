import { readFileSync, writeFileSync } from "node:fs";
import { PASSWORD_LENGTH_MIN } from "../app/domain/limits.ts";
import { FILTER_BITS, getBits } from "../worker/identity/password-filter.ts";

/**
 * Generates `worker/identity/common-passwords.data.ts` from a list of passwords, one a line, the most common first:
 * `node scripts/make-password-filter.ts ranked.txt`. The shipped list came from the frequency list of zxcvbn 4.4.2
 * (MIT).
 */
const ENTRIES_MAX = 3_000;
const STEM_LENGTH_MIN = 4;

const [file] = process.argv.slice(2);
if (!file) throw new Error("Name the list: node scripts/make-password-filter.ts ranked.txt");
const ranked = readFileSync(file, "utf8").split("\n").filter(Boolean);

// Passwords of allowed length are stored whole; shorter ones are stems that people extend with digits.
const long = ranked.filter(({ length }) => length >= PASSWORD_LENGTH_MIN);
const stems = ranked.filter(({ length }) => length >= STEM_LENGTH_MIN && length < PASSWORD_LENGTH_MIN);
const entries = [...long, ...stems].slice(0, ENTRIES_MAX);

const filter = new Uint8Array(FILTER_BITS / 8);
for (const bit of entries.flatMap((entry) => getBits(entry.toLowerCase()))) {
  filter[bit >> 3] = (filter[bit >> 3] ?? 0) | (1 << (bit & 7));
}
writeFileSync(
  "worker/identity/common-passwords.data.ts",
  `/** ${entries.length} common passwords as a Bloom filter; made by scripts/make-password-filter.ts. */\nexport const COMMON_PASSWORDS =\n  "${Buffer.from(filter).toString("base64")}";\n`,
);
console.log(`${entries.length} passwords, ${filter.length} bytes`);
