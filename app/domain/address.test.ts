import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  emailSchema,
  extensionSchema,
  parseWebAddress,
  telephoneHref,
  webAddressSchema,
  whatsappSchema,
} from "./address.ts";

describe("a web address", () => {
  it.each([
    ["https://hotel.example/menu?x=1#y", "https://hotel.example/menu?x=1#y"],
    ["http://hotel.example", "http://hotel.example"],
    ["hotel.example/spa", "https://hotel.example/spa"],
    [" HTTPS://hotel.example ", "https://hotel.example"],
    ["https://münchen.example", "https://münchen.example"],
    ["https://hotel.example:8443/x", "https://hotel.example:8443/x"],
  ])("%j is read as %j [S74]", (typed, address) => {
    expect(parseWebAddress(typed)).toBe(address);
  });

  it.each([
    "",
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "java\nscript:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "blob:https://x.example/1",
    "intent://x#Intent;end",
    "file:///etc/passwd",
    "//evil.example",
    "\\\\evil.example",
    "https://user@hotel.example",
    "https://user:pass@hotel.example",
    "https://hotel.example\\@evil.example",
    "https://hotel",
    "https://.example",
    "https://hotel .example",
    "https://hotel.example/\u0000",
    "https://hotel.example/\u202e",
    `https://hotel.example/${"x".repeat(2_000)}`,
  ])("%j is none [S74]", (typed) => {
    expect(parseWebAddress(typed)).toBeNull();
  });

  it("may have two thousand characters, and none more [S74]", () => {
    const longest = `https://hotel.example/${"x".repeat(2_000 - "https://hotel.example/".length)}`;
    expect(parseWebAddress(longest)).toBe(longest);
    expect(parseWebAddress(`${longest}x`)).toBeNull();
  });

  it("that is not typed yet is empty, and a wrong one is refused by its code [S74]", () => {
    expect(webAddressSchema.parse(" ")).toBe("");
    expect(webAddressSchema.parse("hotel.example")).toBe("https://hotel.example");
    const { error } = webAddressSchema.safeParse("javascript:alert(1)");
    expect(error?.issues).toMatchObject([{ message: "invalid_url" }]);
  });

  it("that is accepted is always http or https, without credentials, by the platform's own parser", () => {
    const typed = fc.oneof(
      fc.webUrl(),
      fc.string(),
      fc.string().map((tail) => `https://a.example/${tail}`),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const address = parseWebAddress(text);
        if (address === null) return;
        const { protocol, username, password } = new URL(address);
        expect(["https:", "http:"]).toContain(protocol);
        expect(`${username}${password}`).toBe("");
      }),
      { numRuns: 2_000 },
    );
  });
});

describe("a number", () => {
  it.each([
    ["+44123456789", true],
    ["", true],
    ["44123456789", false],
    ["+044123456789", false],
    ["+44 123456789", false],
    ["+4412345", true],
    ["+441234567890123456", false],
  ])("for WhatsApp, %j: %s [S133]", (number, isValid) => {
    expect(whatsappSchema.safeParse(number).success).toBe(isValid);
  });

  it("of an in-house telephone may be short, and dials as it stands [S79]", () => {
    expect(extensionSchema.safeParse("204").success).toBe(true);
    expect(extensionSchema.safeParse("20 4").success).toBe(false);
    expect(telephoneHref("+44 (0)1326 550-142")).toBe("tel:+4401326550142");
    expect(telephoneHref("*9#")).toBe("tel:*9%23");
  });
});

describe("an e-mail address", () => {
  it.each([
    ["staff@foyer.example", true],
    ["STAFF@Foyer.Example", true],
    ["a@b", false],
    ["a b@c.example", false],
    ["a@b@c.example", false],
    ['"a"@c.example', false],
    ["a@c.example\nbcc:x@y.example", false],
    [`${"x".repeat(254 - "@c.example".length)}@c.example`, true],
    [`${"x".repeat(255 - "@c.example".length)}@c.example`, false],
  ])("%j: %s [S113]", (typed, isValid) => {
    expect(emailSchema.safeParse(typed).success).toBe(isValid);
  });
});
