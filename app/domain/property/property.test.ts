import { describe, expect, it } from "vitest";
import { isTimeZone, propertyNameSchema, propertyPatchSchema, suggestSlug } from "./property.ts";

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

describe("what staff change of a property", () => {
  it("is a zone that exists, by the platform's own list [S214]", () => {
    expect(isTimeZone("Asia/Kathmandu")).toBe(true);
    expect(isTimeZone("Marlowe/Harbour")).toBe(false);
    expect(propertyPatchSchema.safeParse({ timeZone: "Marlowe/Harbour" }).success).toBe(false);
  });

  it("names each language once, and one at least [S83]", () => {
    const codesOf = (languages: string[]) =>
      propertyPatchSchema.safeParse({ languages }).error?.issues.map(({ message }) => message) ?? [];
    expect(codesOf(["en", "de"])).toEqual([]);
    expect(codesOf(["en", "de", "en"])).toEqual(["duplicate"]);
    expect(codesOf([])).toEqual(["required"]);
  });
});
