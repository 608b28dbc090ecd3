const LEAST_DIFFERENT_CHARACTERS = 10;
const COMMON_WORDS = /password|passwort|secret|changeme|change-me|foyer|token|example|qwert|12345|abcdef/i;

/** Why a secret can be guessed; null when it can't. */
export function findWeakness(value: string, lengthMin: number): string | null {
  if (value.length < lengthMin) return `is shorter than ${lengthMin} characters`;
  if (new Set(value).size < LEAST_DIFFERENT_CHARACTERS) return "is made of too few different characters";
  if (/^(.{1,16})\1+$/.test(value)) return "repeats itself";
  return COMMON_WORDS.test(value) ? "holds a word or a row that anybody tries" : null;
}
