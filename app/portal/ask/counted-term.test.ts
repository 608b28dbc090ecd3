import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CONTENT_LANGUAGE_CODES } from "#domain/language.ts";
import { toCountedTerm } from "./counted-term.ts";

describe("a counted term", () => {
  it("is the query as it is searched, without signs [A9]", () => {
    expect(toCountedTerm("  Wi-Fi   Paßwort?! ", "de")).toBe("wi fi passwort");
    expect(toCountedTerm("ワイファイ", "ja")).toBe("わいふぁい");
    expect(toCountedTerm("<b>kayak</b>", "en")).toBe("b kayak b");
  });

  it("has at most 40 letters [A9]", () => {
    expect(toCountedTerm("kayak hire ".repeat(10), "en")).toHaveLength(40);
    expect(toCountedTerm(`${"𠮷".repeat(60)}`, "zh")).toBe("𠮷".repeat(40));
  });

  it.each([
    ["room 204"],
    ["٢٠٤"],
    ["２０４"],
    ["①"],
    ["anna@example.com"],
    ["anna＠example"],
    ["https://example.com/x"],
    ["www.example"],
    ["example.com"],
    ["ftp://host"],
    ["a"],
    ["犬"],
    [" ?! "],
    [""],
    ["x".repeat(4_000)],
  ])("is not made of “%s” [A9]", (query) => {
    expect(toCountedTerm(query, "en")).toBeNull();
  });

  it("of a German double vowel stays the same when it is read again [A9]", () => {
    expect(toCountedTerm("Queen-Size-Bett für Gaeste", "de")).toBe("queen size bett fur gaste");
    expect(toCountedTerm("queen size bett fur gaste", "de")).toBe("queen size bett fur gaste");
  });

  it("never has a digit, an @, a sign or more than 40 letters, whatever is typed [A9]", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary", maxLength: 250 }),
        fc.constantFrom(...CONTENT_LANGUAGE_CODES),
        (query, language) => {
          const term = toCountedTerm(query, language);
          if (term === null) return;
          expect(term).toMatch(/^[\p{L}\p{M}ー]+( [\p{L}\p{M}ー]+)*$/u);
          expect([...term].length).toBeLessThanOrEqual(40);
          // The server drops a term that is not what the rule makes of it.
          if ([...term].length < 40) expect(toCountedTerm(term, language)).toBe(term);
        },
      ),
    );
  });
});
