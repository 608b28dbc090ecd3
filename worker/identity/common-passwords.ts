import { COMMON_PASSWORDS } from "./common-passwords.data.ts";
import { isInFilter, openFilter } from "./password-filter.ts";

const FILTER = openFilter(COMMON_PASSWORDS);

/** Rows that fingers run along. */
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

/** The words that a password is built on: as typed, without what people put around them, without repetition. */
function stemsOf(password: string): Set<string> {
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
 * Whether a password is among those that are guessed first: one of the 3,000 most common, one of them with
 * digits or marks around it or written twice, a run along the keys, one character over and over, or a word
 * of the person's own, such as the name in their address.
 *
 * The list is a Bloom filter of 6 KB: it never misses a listed password, and takes about one other in a
 * thousand for one, whose owner then thinks of another.
 */
export function isCommonPassword(password: string, ownWords: readonly string[] = []): boolean {
  const own = ownWords
    .map((word) => word.toLowerCase())
    .filter(({ length }) => length >= OWN_WORD_LENGTH_MIN);
  const stems = [...stemsOf(password)];
  return stems.some(
    (stem) =>
      stem.length <= 2 ||
      own.includes(stem) ||
      RUNS.some((run) => run.includes(stem)) ||
      isInFilter(FILTER, stem),
  );
}
