import { expect, test } from "vitest";
import { findTerms, TERM_LENGTH_MAX, termSchema } from "./terms.ts";

const id = "a".repeat(24);
const term = (wording: string) => ({ id, term: wording, wordings: null });

test("a term is one cleaned line with a letter or digit (L4)", () => {
  expect(termSchema.parse({ id, term: " Ro\u200Byal Spa ", wordings: { de: " Königsbad " } })).toEqual({
    id,
    term: "Royal Spa",
    wordings: { de: "Königsbad" },
  });
  const code = (entry: object) =>
    termSchema.safeParse({ ...term("Spa"), ...entry }).error?.issues[0]?.message;
  expect(code({ term: "" })).toBe("required");
  expect(code({ term: "x".repeat(TERM_LENGTH_MAX + 1) })).toBe("too_long");
  expect(code({ term: "–" })).toBe("invalid_character");
  expect(code({ term: "a\nb" })).toBe("invalid_character");
  expect(code({ term: "⟦spa.hours⟧" })).toBe("invalid_character");
  expect(code({ wordings: { de: "" } })).toBe("required");
  expect(code({ wordings: { xx: "Spa" } })).toBeDefined();
});

test("terms are found as whole words, in any case without a capital inside (L4)", () => {
  const [spa, royal, upper, lounge] = [term("Spa"), term("Royal Spa"), term("KIDS"), term("lounge")] as const;
  const terms = [spa, royal, upper, lounge];
  expect(findTerms("The Lounge, a spa and the LOUNGE", terms)).toEqual([lounge, spa]);
  expect(findTerms("Royal Spa", terms)).toEqual([royal]);
  expect(findTerms("royal spa for kids, sparkling", terms)).toEqual([spa]);
  expect(findTerms("KIDS: mail spa@foyer.example", terms)).toEqual([upper]);
});
