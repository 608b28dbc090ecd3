import { describe, expect, it } from "vitest";
import { readGuestCode, toConsentCode } from "./guest-data.ts";

const ID = "abcdefghijklmnopqrstuv67";

describe("a guest's code", () => {
  it.each([
    ["K7M2-Q4RT-9XHB", { names: "receipt", value: "K7M2Q4RT9XHB" }],
    [ID, { names: "id", value: ID }],
    [` ${ID.toUpperCase()} `, { names: "id", value: ID }],
    ["K7M-2Q4", { names: "consent", value: "k7m2q4" }],
    // Misread characters of an id.
    ["018-abc", { names: "consent", value: "oibabc" }],
    ["k7m 2q", null],
    ["k7m2q4r", null],
    ["k7m-2q9", null],
    ["", null],
  ])("%j is read as %j [G8]", (typed, code) => {
    expect(readGuestCode(typed)).toEqual(code);
  });

  it("is the start of a consent's id, as people read it [G8]", () => {
    expect(toConsentCode("k7m2q4rest")).toBe("K7M-2Q4");
  });
});
