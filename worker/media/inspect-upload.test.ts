import { PDFiumLibrary } from "@hyzyla/pdfium";
import { expect, it, test } from "vitest";
import {
  FRAME,
  GIF_LOOP,
  JFIF,
  pngChunk,
  SCAN,
  sampleExif,
  sampleGif,
  sampleJpeg,
  samplePdf,
  samplePng,
  sampleWebp,
  segment,
  toBytes,
  WEBP_PICTURE,
  webpChunk,
  webpHead,
} from "#tests/factories/sample-files.ts";
import { inspectUpload } from "./inspect-upload.ts";

const TRAILERS = {
  "a line break": toBytes("\n"),
  zeros: new Uint8Array(4_096),
  "a telephone's trailer": toBytes(
    [0, 0, 1, 0x0a],
    "Image_UTC_Data1700000000000SEFH",
    [0x6b, 0, 0, 0],
    "SEFT",
  ),
  "a film": toBytes([0, 0, 0, 0x18], "ftypmp42", [0xff, 0xd8, 0xff, 0xd9]),
};
const WHOLE = {
  jpeg: sampleJpeg(JFIF),
  png: samplePng(),
  gif: sampleGif(GIF_LOOP),
  webp: sampleWebp(WEBP_PICTURE),
};

function inspect(bytes: Uint8Array<ArrayBuffer>, kind: "gallery" | "pdf" = "gallery") {
  const verdict = inspectUpload(kind, bytes);
  return verdict.ok ? verdict.value : verdict.problem.code;
}
/** The bytes stored for an upload; a string is the refusal's code. */
function store(bytes: Uint8Array<ArrayBuffer>, kind: "gallery" | "pdf" = "gallery") {
  const inspected = inspect(bytes, kind);
  return typeof inspected === "string" ? inspected : inspected.bytes;
}

test.each(
  Object.entries(WHOLE).flatMap(([kind, whole]) =>
    Object.entries(TRAILERS).map(([what, trailer]) => ({ kind, whole, what, trailer })),
  ),
)("a $kind with $what after its end is stored without it [S120]", ({ whole, trailer }) => {
  expect(inspect(toBytes(whole, trailer))).toMatchObject({ bytes: whole, width: 30, height: 20 });
});

test.each(Object.entries(WHOLE))("a %s that is truncated anywhere is refused [S120]", (_kind, whole) => {
  for (let length = 0; length < whole.length; length += 1) {
    expect([length, store(whole.slice(0, length))]).toEqual([length, "image_rejected"]);
  }
});

const ICC = segment(0xe2, "ICC_PROFILE\0", [1, 1, 9]);
const ADOBE = segment(0xee, "Adobe", [0, 100, 0, 0, 0, 0, 2]);
/** A thumbnail in EXIF has an end marker of its own. */
const THUMBNAIL = toBytes("Exif\0\0", sampleExif(1), sampleJpeg());

test.each([
  ["EXIF with a place and a thumbnail", segment(0xe1, THUMBNAIL)],
  ["XMP", segment(0xe1, "http://ns.adobe.com/xap/1.0/\0<x:xmpmeta/>")],
  ["other pictures' places", segment(0xe2, "MPF\0", [1, 2])],
  ["IPTC", segment(0xed, "Photoshop 3.0\0 Marlowe")],
  ["a comment", segment(0xfe, "by Marlowe")],
  ["a thumbnail of its own", segment(0xe0, "JFXX\0", [0x10, 1, 2])],
  ["a maker's segment", segment(0xef, "ACME")],
  ["bytes between segments", toBytes([7, 7])],
])("a JPEG loses %s, and keeps picture and colours [S72]", (_what, part) => {
  expect(store(sampleJpeg(JFIF, part, ICC, ADOBE))).toEqual(sampleJpeg(JFIF, ICC, ADOBE));
});

it("keeps every kind of scan: progressive ones, restarts, filled markers [S120]", () => {
  const head = toBytes([0xff, 0xd8], FRAME, SCAN, segment(0xc4, [0, 1]));
  const filled = toBytes(head, [0xff], SCAN, [0xff, 0xff, 0xd9], "\n");
  expect(store(filled)).toEqual(toBytes(head, SCAN, [0xff, 0xff, 0xd9]));
});

test.each([
  [1, false],
  [3, false],
  [6, true],
  [8, true],
])(
  "a picture with orientation %d keeps only that, and its width and height are as shown [S74]",
  (orientation, isTurned) => {
    const size = isTurned ? { width: 20, height: 30 } : { width: 30, height: 20 };
    const jpeg = inspect(sampleJpeg(JFIF, segment(0xe1, "Exif\0\0", sampleExif(orientation))));
    const png = inspect(samplePng(pngChunk("eXIf", sampleExif(orientation))));
    for (const stored of [jpeg, png]) {
      expect(stored).toMatchObject(size);
      const again = inspect(typeof stored === "string" ? new Uint8Array() : stored.bytes);
      expect(again).toEqual(stored);
      expect(String.fromCharCode(...(typeof again === "string" ? [] : again.bytes))).not.toMatch(/ACME|GPS/);
    }
  },
);

test.each([
  ["eXIf", sampleExif(1)],
  ["tEXt", toBytes("Author\0Marlowe")],
  ["iTXt", toBytes("XML:com.adobe.xmp\0")],
  ["zTXt", toBytes("Comment\0")],
  ["tIME", toBytes([7, 234, 1, 1, 1, 1, 1])],
  ["prVt", toBytes("ACME")],
])("a PNG loses %s, and keeps colours and animation [S72]", (name, content) => {
  const kept = [pngChunk("iCCP", [1]), pngChunk("acTL", [0, 0, 0, 1, 0, 0, 0, 0]), pngChunk("tRNS", [1])];
  expect(store(samplePng(...kept, pngChunk(name, content)))).toEqual(samplePng(...kept));
});

it("refuses a PNG for Apple's apps with its own code, and one with an unknown critical chunk", () => {
  const [signature, rest] = [samplePng().slice(0, 8), samplePng().slice(8)];
  expect(store(toBytes(signature, pngChunk("CgBI", [0x50, 0, 0x20, 2]), rest))).toBe("image_apple_only");
  expect(store(samplePng(pngChunk("ABCD")))).toBe("image_rejected");
});

it("removes comments and XMP from a GIF, and keeps loop and colours [S72]", () => {
  const colours = toBytes([0x21, 0xff, 11], "ICCRGBG1012", [2, 1, 2, 0]);
  const comment = toBytes([0x21, 0xfe, 7], "Marlowe", [0]);
  const xmp = toBytes([0x21, 0xff, 11], "XMP DataXMP", [3], "<x>", [0]);
  expect(store(sampleGif(comment, GIF_LOOP, xmp, colours))).toEqual(sampleGif(GIF_LOOP, colours));
});

it("removes EXIF and XMP with their flags from a WebP, and keeps colours and animation [S72]", () => {
  const kept = [webpChunk("ICCP", [1, 2, 3]), webpChunk("ANIM", [0, 0, 0, 0, 0, 0])];
  const frame = webpChunk("ANMF", [...new Array(16).fill(0), ...WEBP_PICTURE]);
  const full = sampleWebp(webpHead(0x2e), ...kept, frame, webpChunk("EXIF", [1]), webpChunk("XMP ", [1, 2]));
  expect(store(full)).toEqual(sampleWebp(webpHead(0x22), ...kept, frame));
});

it("checks the size of the picture, not of its thumbnail [D8]", () => {
  const frame = segment(0xc0, [8, 0x75, 0x30, 0x75, 0x30, 1, 1, 0x11, 0]);
  const huge = toBytes([0xff, 0xd8], segment(0xe1, THUMBNAIL), frame, SCAN, [0xff, 0xd9]);
  expect(store(huge)).toBe("image_rejected");
});

/** Whether the cross-reference table is where the file's end says. */
function isTableFound(pdf: Uint8Array): boolean {
  const text = String.fromCharCode(...pdf);
  return text.slice(Number(/startxref\s+(\d+)/.exec(text)?.[1])).startsWith("xref");
}

test.each([
  ["a byte order mark in front", "\u00ef\u00bb\u00bf", "", 0],
  ["a line break in front", "\r\n", "", 0],
  ["a head of HTTP in front, and places counted from the file's start", "HTTP/1.1 200 OK\r\n\r\n", "", 19],
  ["a page of HTML behind it", "", "<html>\n", 0],
  ["zeros behind it", "", "\0".repeat(8_192), 0],
])("a PDF with %s is stored so that readers find its objects [S72]", async (_what, front, behind, before) => {
  const stored = store(toBytes(front, samplePdf(before), behind), "pdf");
  if (typeof stored === "string") throw new Error(stored);
  expect([stored.length, isTableFound(stored)]).toEqual([samplePdf(before).length + before, true]);
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(stored);
  expect([...document.pages()]).toHaveLength(1);
  document.destroy();
  library.destroy();
});

test.each([
  ["whose head is missing", samplePdf().slice(9)],
  ["whose end is missing", samplePdf().slice(0, -7)],
  ["behind more than 1,024 bytes", `${" ".repeat(1_025)}${samplePdf()}`],
  ["that is a page of HTML", "<html>%%EOF"],
])("a PDF %s is refused [S119]", (_what, text) => {
  expect(store(toBytes(text), "pdf")).toBe("pdf_rejected");
});

it.each([
  ["drawings alone", "", false],
  [
    "a scanned page",
    "7 0 obj\n<</Type/XObject/Subtype/Image/Length 3>>stream\n\0/F\nendstream endobj\n",
    false,
  ],
  ["a font", "7 0 obj\n<</Type/Font/Subtype/TrueType>>\nendobj\n", true],
  ["objects that are packed", "7 0 obj\n<</Type/ObjStm/N 1/Length 0>>stream\nendstream endobj\n", true],
])("a PDF with %s may have text: %s %s [S72]", (_what, object, hasText) => {
  const pdf = samplePdf().replace("xref\n0 4", `${object}xref\n0 4`);
  expect(inspect(toBytes(pdf), "pdf")).toMatchObject({ hasText });
});

it("leaves a PDF unchanged, with the line break after its end [S72]", () => {
  expect(store(toBytes(samplePdf()), "pdf")).toEqual(toBytes(samplePdf()));
});
