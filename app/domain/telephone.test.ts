import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mainTelephoneSchema, telephoneSchema, whatsappSchema } from "./address.ts";
import { readExtension, telephoneHref, toDialledNumber, toStoredNumber } from "./telephone.ts";

describe("a typed or pasted number", () => {
  it.each([
    ["+44 (0)1326 550142", "tel:+441326550142"],
    ["+44 ( 0 )1326 550142", "tel:+441326550142"],
    ["+44(0 ) 1326-550142", "tel:+441326550142"],
    ["+44 [0] 1326 550142", "tel:+441326550142"],
    ["+39 (0)6 698 1234", "tel:+39066981234"],
    ["(0)1326 550142", "tel:01326550142"],
    ["089/123456", "tel:089123456"],
    ["+49 (0)89 / 1234-0", "tel:+498912340"],
    ["01·42·33·44·55", "tel:0142334455"],
    ["01326 – 550142", "tel:01326550142"],
    ["tel:+441326550142", "tel:+441326550142"],
    ["TEL: +44 1326 550142", "tel:+441326550142"],
    ["０３－１２３４－５６７８", "tel:0312345678"],
    ["+٤٤١٣٢٦٥٥٠١٤٢", "tel:+441326550142"],
    ["+۴۴۱۳۲۶۵۵۰۱۴۲", "tel:+441326550142"],
    ["+४४१३२६५५०१४२", "tel:+441326550142"],
    ["\u202a+44 1326 550142\u202c", "tel:+441326550142"],
    ["\u2068+44\u00a01326\u202f550142\u2069", "tel:+441326550142"],
    ["\u200e+44 1326\u2011550142", "tel:+441326550142"],
    ["+15550100,204", "tel:+15550100;ext=204"],
    ["+15550100;ext=204", "tel:+15550100;ext=204"],
    ["+1 555 0100 ext. 204", "tel:+15550100;ext=204"],
    ["+1 (555) 0100 x204", "tel:+15550100;ext=204"],
    ["+1 555 0100 Extension 204", "tel:+15550100;ext=204"],
  ])("%j is taken, kept as it is, and dials %s [S74, S79]", (typed, href) => {
    const kept = telephoneSchema.parse(typed);
    expect(telephoneHref(kept)).toBe(href);
    expect(telephoneHref(typed)).toBe(href);
    expect(telephoneSchema.parse(kept)).toBe(kept);
  });

  it.each([
    "call me",
    "+",
    "ext. 204",
    "12",
    "1+2+3",
    "+44 1326 550142 ext",
    "1".repeat(19),
    "+44 1326 5501a2",
  ])("%j is refused [S74]", (typed) => {
    expect(telephoneSchema.safeParse(typed).error?.issues[0]?.message).toBe("invalid_telephone");
  });

  it("dials the same in any notation [S74, D26]", () => {
    const dress = fc.constantFrom(
      "",
      " ",
      "\u00a0",
      "\u202f",
      "-",
      "\u2011",
      ".",
      "\u200e",
      "\u2068",
      "\u202c",
      "/",
    );
    const zeros = ["0", "٠", "۰", "０", "०", "๐"].map((zero) => zero.codePointAt(0) ?? 0);
    const digit = fc.tuple(fc.integer({ min: 0, max: 9 }), fc.constantFrom(...zeros), dress);
    fc.assert(
      fc.property(fc.array(digit, { minLength: 5, maxLength: 12 }), dress, (digits, lead) => {
        const plain = digits.map(([value]) => value).join("");
        const dressed = digits
          .map(([value, zero, mark]) => String.fromCodePoint(zero + value) + mark)
          .join("");
        expect(toDialledNumber(`${lead}+44${dressed}`)).toBe(`+44${plain}`);
        expect(telephoneSchema.safeParse(`+44${dressed}`).success).toBe(true);
      }),
    );
  });

  it("stays the same when parsed again [S74]", () => {
    const signs = [..."0123456789+()-./ ,;xEXText=٤०５\u202a\u200b\u2011\u00a0"];
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...signs) }), (typed) => {
        const kept = toStoredNumber(typed);
        expect(toStoredNumber(kept)).toBe(kept);
        expect(toDialledNumber(kept)).toMatch(/^\+?[\d*#]*$/);
        expect(readExtension(kept)).toMatch(/^\d{0,10}$/);
      }),
    );
  });
});

it.each([
  ["+4407700900123", false],
  ["+33612345678", true],
  ["+330612345678", false],
  ["+390612345678", true],
  ["+2250712345678", true],
  ["+242061234567", true],
  ["+24106123456", true],
  ["+2290112345678", true],
  ["+12005550123", true],
  ["+2001012345678", false],
  ["+\u0664\u0664\u0667\u0667\u0660\u0660\u0669\u0660\u0660\u0661\u0662\u0663", true],
  ["\u202a+447700900123\u202c", true],
  ["+44 7700900123", false],
  ["+44\u00a07700900123", false],
])(
  "a WhatsApp number has no nought behind its country code where none is dialled: %j %s [S133]",
  (typed, isValid) => {
    expect(whatsappSchema.safeParse(typed).success).toBe(isValid);
  },
);

it("a main number with an extension is refused [S79, D26]", () => {
  const codes = (typed: string) =>
    mainTelephoneSchema.safeParse(typed).error?.issues.map(({ message }) => message);
  expect(codes("+44 1326 550142 ext. 204")).toEqual(["main_telephone_extension"]);
  expect(codes("\u2068+٤٤ (0)1326 550142\u2069")).toBeUndefined();
  expect(codes("01326 550142")).toEqual(["invalid_main_telephone"]);
});
