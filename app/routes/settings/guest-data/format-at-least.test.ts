import { describe, expect, it } from "vitest";
import { pluralIn } from "#app/messages/plural.ts";
import { INTERFACE_LANGUAGES } from "#domain/language.ts";
import { formatAtLeast } from "./format-at-least.ts";

describe("a count that reached the counting limit", () => {
  it.each(INTERFACE_LANGUAGES)("has a plus after its number, also in a sentence, in %s [D20]", (language) => {
    const entries = pluralIn(language)(10_000, { one: "# entry", other: "# entries." });
    expect(formatAtLeast(language, entries, 10_000)).toMatch(/^10\D?000\+ entries\.$/);
  });
});
