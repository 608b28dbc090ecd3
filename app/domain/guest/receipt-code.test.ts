import fc from "fast-check";
import { expect, it } from "vitest";
import { encodeReceiptCode, formatReceiptCode, readReceiptCode } from "./receipt-code.ts";

const anyCode = fc.uint8Array({ minLength: 12, maxLength: 12 }).map(encodeReceiptCode);

it("a receipt code is read in any case, with blanks and dashes of any kind [G8]", () => {
  const noise = fc.array(fc.constantFrom(" ", "-", "–", "\u00a0", "\u2066", ""), {
    minLength: 12,
    maxLength: 12,
  });
  fc.assert(
    fc.property(anyCode, noise, fc.boolean(), (code, between, isSmall) => {
      expect(readReceiptCode(formatReceiptCode(code))).toBe(code);
      const typed = [...code].map((sign, index) => between[index] + sign).join("");
      expect(readReceiptCode(isSmall ? typed.toLowerCase() : typed)).toBe(code);
    }),
  );
});

it("similar characters are equal: O is 0, I and L are 1 [G8]", () => {
  expect(readReceiptCode("kOil-q4rt-9xhb")).toBe("K011Q4RT9XHB");
  expect(formatReceiptCode("K011Q4RT9XHB")).toBe("K011-Q4RT-9XHB");
});

it.each([
  "",
  "K7M-2Q4",
  "K7M2-Q4RT-9XH",
  "K7M2-Q4RT-9XHBB",
  "U7M2-Q4RT-9XHB",
  "K7M2_Q4RT_9XHB",
  "Ж7M2-Q4RT-9XHB",
])("%j is no code of a receipt [G8]", (typed) => {
  expect(readReceiptCode(typed)).toBeNull();
});

it("a receipt code uses each of 60 random bits, so that it cannot be guessed [G8]", () => {
  const all = new Set<string>();
  for (let index = 0; index < 12; index += 1) {
    for (let byte = 0; byte < 32; byte += 1) {
      all.add(encodeReceiptCode(Uint8Array.from({ length: 12 }, (_, at) => (at === index ? byte : 0))));
    }
  }
  // Twelve positions of 32 characters each, which share one code.
  expect(all.size).toBe(12 * 31 + 1);
});
