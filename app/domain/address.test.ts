import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  emailSchema,
  extensionSchema,
  mainTelephoneSchema,
  optionalEmailSchema,
  webAddressSchema,
  whatsappSchema,
} from "./address.ts";
import { extensionHref, formatTelephone, isExtension, telephoneHref } from "./telephone.ts";
import { parseWebAddress } from "./web-address.ts";

describe("a main number", () => {
  it.each([
    ["+493023125014", "+49 302 312 5014"],
    ["+14155550132", "+1 415 555 0132"],
    ["+97141234567", "+971 412 345 67"],
    ["+4912345", "+49 123 45"],
    ["+44 (0)1326 550142", "+44 (0)1326 550142"],
    ["", ""],
  ])("typed as %j is read out as %j [D85]", (typed, read) => {
    expect(formatTelephone(typed)).toBe(read);
  });
});

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
    "https://hotel.example:65536",
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
    "https://hotel.example/\ue000",
    `https://hotel.example/${"x".repeat(2_000)}`,
  ])("%j is none [S74]", (typed) => {
    expect(parseWebAddress(typed)).toBeNull();
  });

  it("may have two thousand characters at most [S74]", () => {
    const longest = `https://hotel.example/${"x".repeat(2_000 - "https://hotel.example/".length)}`;
    expect(parseWebAddress(longest)).toBe(longest);
    expect(parseWebAddress(`${longest}x`)).toBeNull();
  });

  it("may be empty, and an invalid one is refused with its code [S74]", () => {
    expect(webAddressSchema.parse(" ")).toBe("");
    expect(webAddressSchema.parse("hotel.example")).toBe("https://hotel.example");
    const { error } = webAddressSchema.safeParse("javascript:alert(1)");
    expect(error?.issues).toMatchObject([{ message: "invalid_url" }]);
  });

  it("once accepted is always http(s), without credentials, by the platform's parser", () => {
    // fast-check's `webUrl` has no credentials and takes two seconds to start.
    const parts = [
      ["https://", "http://", "HTTPS://", "ftp://", "javascript:", "//", ""],
      ["", "user@", "user:pass@", ":@", "user%40:x@"],
      ["hotel.example", "HOTEL.example:8443", "hotel", "[::1]", "127.0.0.1", "münchen.example", ""],
    ].map((choices) => fc.constantFrom(...choices));
    const typed = fc.oneof(
      fc.tuple(...parts, fc.string()).map((all) => all.join("")),
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

describe("a telephone number", () => {
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

  it("of an in-house telephone may be short, and is dialled unchanged [S79]", () => {
    expect(extensionSchema.safeParse("204").success).toBe(true);
    expect(extensionSchema.safeParse("20 4").success).toBe(false);
    expect(telephoneHref("+44 (0)1326 550-142")).toBe("tel:+441326550142");
    expect(telephoneHref("*9#")).toBe("tel:*9%23");
  });
});

describe("an extension", () => {
  it.each([
    ["204", true],
    ["0", true],
    ["*9#", true],
    ["12345", true],
    ["123456", false],
    ["+204", false],
    ["20 4", false],
    ["", false],
    ["112", false],
    ["911", false],
    ["999", false],
    ["000", false],
  ])("is %j: %s [S79, D26]", (number, isOne) => {
    expect(isExtension(number)).toBe(isOne);
  });

  it.each([
    ["+44 1326 550142", "204", "tel:+441326550142,204"],
    ["+44 (0)1326 550-142", "*9#", "tel:+441326550142,*9%23"],
  ])("behind %j is dialled after a pause: %j as %s [S79, D26]", (main, extension, href) => {
    expect(extensionHref(main, extension)).toBe(href);
  });

  it.each([
    ["+44 1326 550142", true],
    ["+44 (0)1326 550142", true],
    ["", true],
    ["01326 550142", false],
    ["+0441326550142", false],
    ["204", false],
    ["+44", false],
    ["+44 1 2 3", false],
    ["+4413265501421326550142", false],
    // Seven to fifteen digits.
    ["+12 34567", true],
    ["+12 3456", false],
    ["+123456789012345", true],
    ["+1234567890123456", false],
    ["+44 1326 550142 ext", false],
  ])("is reached by a main number with its country code: %j: %s [S79, D26]", (number, isValid) => {
    expect(mainTelephoneSchema.safeParse(number).success).toBe(isValid);
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

it("an overlong address gives one error; empty is allowed if not required [S113]", () => {
  const getCodes = (text: string) =>
    optionalEmailSchema.safeParse(text).error?.issues.map(({ message }) => message) ?? [];
  expect(getCodes(`${"a".repeat(400)}@@`)).toEqual(["invalid_email"]);
  expect(getCodes("")).toEqual([]);
});
