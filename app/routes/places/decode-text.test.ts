import { describe, expect, it } from "vitest";
import { decodeText } from "./decode-text.ts";

const TEXT = "room;Müller\r\ntable;7é";
const utf8 = new TextEncoder().encode(TEXT);
const utf16 = (isLittle: boolean) => {
  const bytes = new Uint8Array(TEXT.length * 2);
  const view = new DataView(bytes.buffer);
  for (let index = 0; index < TEXT.length; index += 1)
    view.setUint16(index * 2, TEXT.charCodeAt(index), isLittle);
  return bytes;
};

describe("the text of a file", () => {
  it.each([
    ["UTF-8", utf8],
    ["UTF-8 with a mark", Uint8Array.of(0xef, 0xbb, 0xbf, ...utf8)],
    ["UTF-16 little endian with a mark", Uint8Array.of(0xff, 0xfe, ...utf16(true))],
    ["UTF-16 big endian with a mark", Uint8Array.of(0xfe, 0xff, ...utf16(false))],
    ["UTF-16 little endian", utf16(true)],
    ["UTF-16 big endian", utf16(false)],
    ["Windows-1252", Uint8Array.from(TEXT, (sign) => sign.charCodeAt(0))],
  ])("is read of %s [R1]", (_encoding, bytes) => {
    expect(decodeText(bytes)).toBe(TEXT);
  });

  it("is some text of anything, and nothing of nothing", () => {
    expect(decodeText(Uint8Array.of(0x80, 0xff, 0x41))).toBe("€ÿA");
    expect(decodeText(new Uint8Array())).toBe("");
  });
});
