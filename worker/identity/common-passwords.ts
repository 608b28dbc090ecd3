import { COMMON_PASSWORDS } from "./common-passwords.data.ts";
import { isInFilter, openFilter } from "./password-filter.ts";

const FILTER = openFilter(COMMON_PASSWORDS);

/** Runs of neighbouring keys, and the same backwards. */
const RUNS = ["0123456789".repeat(3), "abcdefghijklmnopqrstuvwxyz", "qwertyuiopasdfghjklzxcvbnm"].flatMap(
  (run) => [run, [...run].reverse().join("")],
);
const LETTERS: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
};
const OWN_WORD_LENGTH_MIN = 4;

/** Base words of a password: as typed, without digits and marks around it, without repetition. */
function getStems(password: string): Set<string> {
  const typed = password.normalize("NFKC").toLowerCase();
  const bare = typed.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
  const spelled = [...typed.replace(/[^\p{L}\d]+$/u, "").replace(/\d{2,}$/, "")]
    .map((character) => LETTERS[character] ?? character)
    .join("")
    .replaceAll("@", "a")
    .replaceAll("$", "s");
  const once = [typed, bare].map((word) => word.replace(/^(.+?)\1+$/su, "$1"));
  return new Set([typed, bare, typed.replace(/[^\p{L}\d]+/gu, ""), spelled, ...once].filter(Boolean));
}

/**
 * Whether a password is easy to guess: one of the 3,000 most common, one with digits or marks around it or
 * written twice, a keyboard run, a repeated character, or one of the user's own words, such as the name in
 * their address.
 *
 * The list is a Bloom filter of 6 KB: it never misses a listed password, and rejects about one other in a
 * thousand.
 */
export function isCommonPassword(password: string, ownWords: readonly string[] = []): boolean {
  const own = ownWords
    .map((word) => word.toLowerCase())
    .filter(({ length }) => length >= OWN_WORD_LENGTH_MIN);
  const stems = [...getStems(password)];
  return stems.some(
    (stem) =>
      stem.length <= 2 ||
      own.includes(stem) ||
      RUNS.some((run) => run.includes(stem)) ||
      isInFilter(FILTER, stem),
  );
}
