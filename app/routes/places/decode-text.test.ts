import { describe, expect, it } from "vitest";
import { decodeText, findEncoding, isWorkbook, listEncodings } from "./decode-text.ts";

const TEXT = "room;Müller\r\ntable;7é";
const utf8 = new TextEncoder().encode(TEXT);
const utf16 = (isLittle: boolean) => {
  const bytes = new Uint8Array(TEXT.length * 2);
  const view = new DataView(bytes.buffer);
  for (let index = 0; index < TEXT.length; index += 1)
    view.setUint16(index * 2, TEXT.charCodeAt(index), isLittle);
  return bytes;
};

describe("a file's text", () => {
  it.each([
    ["UTF-8", utf8],
    ["UTF-8 with a mark", Uint8Array.of(0xef, 0xbb, 0xbf, ...utf8)],
    ["UTF-16 little endian with a mark", Uint8Array.of(0xff, 0xfe, ...utf16(true))],
    ["UTF-16 big endian with a mark", Uint8Array.of(0xfe, 0xff, ...utf16(false))],
    ["UTF-16 little endian", utf16(true)],
    ["UTF-16 big endian", utf16(false)],
  ])("is read of %s without a question [R1]", (_encoding, bytes) => {
    expect(decodeText(bytes, findEncoding(bytes) ?? "")).toBe(TEXT);
  });

  it.each([
    ["Nürnberg", ["en", "de"], [0x4e, 0xfc, 0x72, 0x6e, 0x62, 0x65, 0x72, 0x67]],
    ["Люкс", ["ru", "en"], [0xcb, 0xfe, 0xea, 0xf1]],
    ["الجناح", ["ar"], [0xc7, 0xe1, 0xcc, 0xe4, 0xc7, 0xcd]],
    ["贵宾厅", ["zh", "en"], [0xb9, 0xf3, 0xb1, 0xf6, 0xcc, 0xfc]],
    ["松の間", ["ja", "en"], [0x8f, 0xbc, 0x82, 0xcc, 0x8a, 0xd4]],
  ])(
    "is %j where the property's languages come first, and others can be chosen [R1]",
    (text, languages, codes) => {
      const bytes = Uint8Array.from(codes);
      expect(findEncoding(bytes)).toBeNull();
      const offered = listEncodings(bytes, languages);
      expect(decodeText(bytes, offered[0] ?? "")).toBe(text);
      expect(offered.length).toBeGreaterThan(3);
      expect(new Set(offered).size).toBe(offered.length);
    },
  );

  it("is also offered in old Mac encodings, and a workbook is not text [R1]", () => {
    const bytes = Uint8Array.of(0x4e, 0x9f, 0x72);
    expect(listEncodings(bytes, ["de"])).toContain("macintosh");
    expect(decodeText(bytes, "macintosh")).toBe("Nür");
    expect([isWorkbook(Uint8Array.of(0x50, 0x4b, 3, 4)), isWorkbook(utf8)]).toEqual([true, false]);
  });
});
