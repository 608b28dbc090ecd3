import { expect, it } from "vitest";
import { CONTENT_LANGUAGE_CODES } from "#domain/language.ts";
import { ANNOUNCEMENT_LENGTH_MAX } from "#domain/limits.ts";
import { PREPARED_TEXTS } from "./prepared-texts.ts";

it("prepared texts exist in every content language, are distinct, and can be sent unchanged [N8]", () => {
  expect(PREPARED_TEXTS).toHaveLength(4);
  for (const { texts } of PREPARED_TEXTS) {
    const written = CONTENT_LANGUAGE_CODES.map((language) => texts[language]);
    expect(new Set(written).size).toBe(CONTENT_LANGUAGE_CODES.length);
    for (const text of written) {
      expect(text.trim()).toBe(text);
      expect(text.length).toBeGreaterThan(5);
      expect(text.length).toBeLessThanOrEqual(ANNOUNCEMENT_LENGTH_MAX);
    }
  }
});
