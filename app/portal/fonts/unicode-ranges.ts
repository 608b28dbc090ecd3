/** Characters of files that only some pages need; the first file covers all others. */
export const UNICODE_RANGES = {
  "latin-ext": "U+100-2BA,U+1E00-1E9F,U+20A0-20AB,U+20AD-20C0",
  cyrillic: "U+301,U+400-45F,U+490-491,U+4B0-4B1,U+2116",
  arabic: "U+600-6FF,U+750-77F,U+8A0-8FF,U+FB50-FDFF,U+FE70-FEFF",
  hebrew: "U+590-5FF,U+20AA,U+25CC,U+FB1D-FB4F",
} as const;
export type RangedSubset = keyof typeof UNICODE_RANGES;
