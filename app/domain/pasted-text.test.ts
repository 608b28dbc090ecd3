import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emailSchema, foldEmail, optionalEmailSchema } from "./address.ts";
import { readPin } from "./content/guard.ts";
import { runSchema } from "./content/rich-text-schema.ts";
import { requestWordsSchema } from "./guest/guest-request.ts";
import { isRoomNumber } from "./guest/room-number.ts";
import { foldPlaceName } from "./place/place.ts";
import { placeNameSchema } from "./place/place-schema.ts";
import { countCharacters, countLines, foldDigits, hasInvalidCharacter } from "./text.ts";
import { guestText, staffText, typedName, typedText } from "./value-schemas.ts";
import { parseWebAddress } from "./web-address.ts";

const FAMILY = "👨‍👩‍👧‍👦";
const TRASH = [
  "\u202a",
  "\u202c",
  "\u2066",
  "\u2068",
  "\u2069",
  "\u200b",
  "\ufeff",
  "\u2060",
  "\u0000",
  "\u0007",
];

describe("text typed by a guest", () => {
  it.each([
    ["Please call me on \u202a+39 347 123 4567\u202c", "Please call me on +39 347 123 4567"],
    ["\u2068ثلاثة\u2069 مناشف", "ثلاثة مناشف"],
    ["An apple \uf8ff", "An apple"],
    ["One\u000btwo", "One\ntwo"],
    ["One\r\ntwo", "One\ntwo"],
    ["می‌خواهم", "می‌خواهم"],
    [`${FAMILY} ❤️`, `${FAMILY} ❤️`],
    ["half \ud83d", "half"],
    ["\u2066\u2069", ""],
  ])("as %j is read as %j [S137]", (note, read) => {
    expect(requestWordsSchema.parse({ note }).note).toBe(read);
  });

  it("is never refused for its characters [S137]", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 60 }), (text) => {
        const read = guestText({ lengthMax: 200, multiline: true }).parse(text);
        expect(hasInvalidCharacter(read, { multiline: true })).toBe(false);
        expect(hasInvalidCharacter(guestText({ lengthMax: 200 }).parse(text))).toBe(false);
      }),
    );
  });

  it("as a room may have digits of any script [R1]", () => {
    expect(isRoomNumber("٢١٤")).toBe(true);
    expect(isRoomNumber("２１４")).toBe(true);
    expect(requestWordsSchema.parse({ room: "\u202a214\u202c" }).room).toBe("214");
  });
});

describe("pasted text", () => {
  const texts = {
    line: typedText(),
    lines: typedText({ multiline: true }),
    name: typedName({ lengthMax: 500 }),
  };

  it.each(Object.entries(texts))("as %s is read once: what is read stays [S137]", (_, schema) => {
    const unit = fc.oneof(
      fc.constantFrom(
        ...TRASH,
        "\u200c",
        "\u200d",
        "\u00ad",
        "\u200e",
        "e\u0301",
        "\u115f",
        "\u000b",
        "\u2028",
        "a",
        " ",
      ),
      fc.string({ unit: "binary", minLength: 1, maxLength: 1 }),
    );
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 30 }), (parts) => {
        const read = schema.safeParse(parts.join(""));
        if (read.success) expect(schema.parse(read.data)).toBe(read.data);
      }),
      { numRuns: 1_000 },
    );
  });

  it("loses invisible characters anywhere, and nothing else [S137]", () => {
    fc.assert(
      fc.property(fc.constantFrom(...TRASH), fc.nat(9), (sign, at) => {
        const text = "Café 12 نم";
        const dirty = text.slice(0, at) + sign + text.slice(at);
        expect(staffText({ lengthMax: 20 }).parse(dirty)).toBe(text);
      }),
    );
  });

  it("keeps joiners between letters and emoji, in texts and names [S137]", () => {
    for (const text of ["می‌خواهم", "क्‍ष", FAMILY, "🏳️‍🌈", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "1️⃣"]) {
      expect(staffText({ lengthMax: 20 }).parse(text)).toBe(text);
      expect(placeNameSchema.parse(text)).toBe(text);
    }
  });

  it("names the same place with or without invisible characters [R1]", () => {
    for (const name of ["\u200b671", "671\u200d", "6\u00ad71", "\u200e671", "\ufeff671"]) {
      expect(placeNameSchema.parse(name)).toBe("671");
      expect(foldPlaceName(name)).toBe("671");
    }
  });

  it("in a popup is cleaned and composed too [S137]", () => {
    expect(runSchema.parse({ text: "\u202amu\u0308de\u000b" }).text).toBe("müde\n");
  });
});

describe("visible characters", () => {
  it.each([
    [FAMILY.repeat(6), 6],
    ["น้ำ", 1],
    ["ที่นี่", 2],
    ["क्षि", 1],
    ["e\u0301e\u0301", 2],
    ["Menu", 4],
    ["a\r\nb", 3],
  ])("%j has %i [S123]", (text, count) => {
    expect(countCharacters(text)).toBe(count);
  });

  it("are the unit of limits, with an upper bound for code units [S123, R1]", () => {
    expect(countLines(FAMILY.repeat(12))).toBe(1);
    expect(placeNameSchema.safeParse(FAMILY.repeat(20)).success).toBe(true);
    expect(placeNameSchema.safeParse(FAMILY.repeat(21)).success).toBe(false);
    expect(placeNameSchema.safeParse(`a${"\u0301".repeat(400)}`).success).toBe(false);
  });
});

describe("a web address", () => {
  it.each([
    ["https://xn--e1afmkfd.xn--p1ai/menu", "https://xn--e1afmkfd.xn--p1ai/menu"],
    ["https://xn--12c1fe0br.xn--o3cw4h/", "https://xn--12c1fe0br.xn--o3cw4h/"],
    ["https://mu\u0308ller.de/", "https://müller.de/"],
    ["https://उदाहरण.भारत/", "https://उदाहरण.भारत/"],
    ["https://пример.рф/", "https://пример.рф/"],
    ["https://my_hotel.example.com/", "https://my_hotel.example.com/"],
    ["https://example.com./", "https://example.com./"],
    ["https://example.com/our menu.pdf", "https://example.com/our%20menu.pdf"],
    ["https://i❤️.ws", "https://i❤️.ws"],
    ["\u200ehttps://hotel.example", "https://hotel.example"],
    ["\u202ahotel.example/spa\u202c", "https://hotel.example/spa"],
  ])("pasted as %j is %j [S74]", (typed, address) => {
    expect(parseWebAddress(typed)).toBe(address);
    expect(parseWebAddress(address)).toBe(address);
  });

  it.each([
    "https://127.0.0.1/",
    "https://0x7f.1",
    "https://hotel..example",
    "https://ho%2ftel.example@evil.example",
  ])("%j is none [S74]", (typed) => {
    expect(parseWebAddress(typed)).toBeNull();
  });
});

describe("an e-mail address", () => {
  it.each([
    ["nora\u200b@example.com", "nora@example.com"],
    ["\u200enora@example.com", "nora@example.com"],
    [" Nora@Example.com ", "nora@example.com"],
    ["nora@müller.de", "nora@xn--mller-kva.de"],
    ["nora@mu\u0308ller.de", "nora@xn--mller-kva.de"],
    ["nora@XN--MLLER-KVA.de", "nora@xn--mller-kva.de"],
    ["ｎｏｒａ＠example.com", "nora@example.com"],
    ["info@xn--e1afmkfd.xn--p1ai", "info@xn--e1afmkfd.xn--p1ai"],
    ["mailto:nora@example.com", null],
    ["nora@127.0.0.1", null],
    ["nora@example.com/x", null],
    ["nora@example.com:25", null],
    ["nora@my_hotel.example", null],
  ])("typed as %j is %j, one for one person [S113]", (typed, email) => {
    expect(emailSchema.safeParse(typed).data ?? null).toBe(email);
  });

  it("shown to guests keeps its letters [S74]", () => {
    expect(optionalEmailSchema.parse("\u200einfo@müller.de")).toBe("info@müller.de");
    expect(foldEmail("Info@müller.de")).toBe("info@xn--mller-kva.de");
  });
});

it("digits of every script become 0 to 9 [R8]", () => {
  for (let point = 0; point <= 0x10ffff; point += 1) {
    const sign = point >= 0xd800 && point <= 0xdfff ? "" : String.fromCodePoint(point).normalize("NFKC");
    if (/^\p{Nd}$/u.test(sign)) expect(foldDigits(sign)).toMatch(/^[0-9]$/);
  }
  expect(foldDigits("٠١٢٣٤٥٦٧٨٩ ०१२३४५६७८९ ๐๑๒๓๔๕๖๗๘๙")).toBe("0123456789 0123456789 0123456789");
});

it.each([
  ["٢٤٦٨", "2468"],
  ["２４６８", "2468"],
  ["2468 ", "2468"],
  ["24 68", "2468"],
  ["\u202a2468\u202c", "2468"],
  ["246", null],
  ["123456789", null],
  ["24a68", null],
])("a PIN typed as %j is %j [R8]", (typed, pin) => {
  expect(readPin(typed)).toBe(pin);
});
