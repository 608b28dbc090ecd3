import { describe, expect, it } from "vitest";
import {
  affectsDraft,
  affectsGuestPages,
  isTimeZone,
  propertyFactsSchema,
  propertyNameSchema,
  propertyPatchSchema,
  suggestSlug,
} from "./property.ts";

describe("a property's name", () => {
  it.each([
    ["Bar", []],
    ["n".repeat(40), []],
    ["Ba", ["too_short"]],
    ["n".repeat(41), ["too_long"]],
    ["Bar\nSpa", ["invalid_character"]],
    ["", ["required"]],
  ])("%j is refused with %j [S116, S137]", (name, codes) => {
    const { error } = propertyNameSchema.safeParse(name);
    expect(error?.issues.map(({ message }) => message) ?? []).toEqual(codes);
  });

  it.each([
    ["Café Zürich & Spa", "cafe-zurich-spa"],
    ["  Łódź 2 ", "odz-2"],
    ["東京", ""],
    [`${"a".repeat(47)} b`, "a".repeat(47)],
  ])("%j suggests the address %j", (name, slug) => {
    expect(suggestSlug(name)).toBe(slug);
  });
});

describe("changes to a property", () => {
  it("accept only existing time zones, by the platform's list [S214]", () => {
    expect(isTimeZone("Asia/Kathmandu")).toBe(true);
    expect(isTimeZone("Marlowe/Harbour")).toBe(false);
    for (const timeZone of ["Marlowe/Harbour", "+05:00", "", "x".repeat(65)]) {
      const { error } = propertyPatchSchema.safeParse({ timeZone });
      expect(
        error?.issues.map(({ message }) => message),
        timeZone,
      ).toEqual(["invalid_time_zone"]);
    }
    for (const timeZone of Intl.supportedValuesOf("timeZone")) {
      expect(propertyPatchSchema.safeParse({ timeZone }).success, timeZone).toBe(true);
    }
  });

  it("accept an address on the lines of an envelope [S79, D26]", () => {
    const getCodes = (address: string) =>
      propertyPatchSchema.safeParse({ address }).error?.issues.map(({ message }) => message) ?? [];
    expect(getCodes("Harbour Street 1\nFalmouth TR11 3AB")).toEqual([]);
    expect(getCodes("")).toEqual([]);
    expect(getCodes(`${"a\n".repeat(5)}b`)).toEqual([]);
    expect(getCodes(`${"a\n".repeat(6)}b`)).toEqual(["too_many_lines"]);
    expect(getCodes("a".repeat(201))).toEqual(["too_long"]);
    expect(getCodes("\uE000b")).toEqual(["invalid_character"]);
  });

  it("need each language once, and at least one [S83]", () => {
    const getCodes = (languages: string[]) =>
      propertyPatchSchema.safeParse({ languages }).error?.issues.map(({ message }) => message) ?? [];
    expect(getCodes(["en", "de"])).toEqual([]);
    expect(getCodes(["en", "de", "en"])).toEqual(["duplicate"]);
    expect(getCodes([])).toEqual(["required"]);
  });
});

describe("a property change", () => {
  it.each([
    [{ name: "Quay Hotel" }, true, false],
    [{ languages: ["en", "de"] }, true, false],
    [{ defaultLanguage: "de" }, true, false],
    [{ timeZone: "Europe/Rome" }, false, true],
    [{ address: "" }, false, true],
    [{ telephone: "" }, false, true],
    [{}, false, false],
  ] as const)("%j changes the draft: %s, and guests' pages at once: %s [D26]", (given, draft, pages) => {
    const patch = propertyPatchSchema.parse(given);
    expect(affectsDraft(patch)).toBe(draft);
    expect(affectsGuestPages(patch)).toBe(pages);
  });

  it("by operations has at least one field [S159]", () => {
    expect(propertyFactsSchema.safeParse({}).error?.issues.map(({ message }) => message)).toEqual([
      "required",
    ]);
    expect(propertyFactsSchema.safeParse({ telephone: "+44 1326 555204" }).success).toBe(true);
  });
});
