const MARKS = [
  { mark: [0xef, 0xbb, 0xbf], encoding: "utf-8" },
  { mark: [0xff, 0xfe], encoding: "utf-16le" },
  { mark: [0xfe, 0xff], encoding: "utf-16be" },
] as const;

/** Encodings of lists before UTF-8, with the languages they are used for and their common names. */
export const ENCODINGS = [
  { encoding: "windows-1252", languages: ["en", "fr", "it", "es", "de", "fi", "sv", "pt"], name: "Western" },
  { encoding: "windows-1251", languages: ["ru"], name: "Кириллица" },
  { encoding: "windows-1256", languages: ["ar"], name: "العربية" },
  { encoding: "windows-1255", languages: ["he"], name: "עברית" },
  { encoding: "windows-1254", languages: ["tr"], name: "Türkçe" },
  { encoding: "gb18030", languages: ["zh"], name: "简体中文" },
  { encoding: "big5", languages: ["zh"], name: "繁體中文" },
  { encoding: "shift_jis", languages: ["ja"], name: "日本語" },
  { encoding: "euc-jp", languages: ["ja"], name: "日本語, EUC" },
  { encoding: "macintosh", languages: [], name: "Mac" },
  { encoding: "windows-1250", languages: [], name: "Čeština, Polski, Magyar" },
  { encoding: "windows-1253", languages: [], name: "Ελληνικά" },
  { encoding: "koi8-r", languages: [], name: "Кириллица, KOI8" },
  { encoding: "ibm866", languages: [], name: "Кириллица, DOS" },
  { encoding: "euc-kr", languages: [], name: "한국어" },
] as const;
export type ListEncoding = (typeof ENCODINGS)[number]["encoding"];

/** An Excel workbook or another ZIP file, whatever its name. */
export function isWorkbook(bytes: Uint8Array): boolean {
  const isZip = [0x50, 0x4b, 0x03, 0x04].every((byte, index) => bytes[index] === byte);
  return isZip || [0xd0, 0xcf, 0x11, 0xe0].every((byte, index) => bytes[index] === byte);
}

/** Encoding detected by byte order mark or content: UTF-8 or UTF-16. `null`: the person must choose. */
export function findEncoding(bytes: Uint8Array): "utf-8" | "utf-16le" | "utf-16be" | null {
  const marked = MARKS.find(({ mark }) => mark.every((byte, index) => bytes[index] === byte));
  const encoding = marked?.encoding ?? detectUtf16(bytes);
  if (encoding) return encoding;
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return "utf-8";
  } catch {
    // The bytes are not UTF-8, such as in Excel's format "CSV".
    return null;
  }
}

/** UTF-16 without a mark: Latin letters and line breaks have a zero byte beside them, unlike in other encodings. */
function detectUtf16(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  const first = bytes.indexOf(0);
  if (first < 0) return null;
  return first % 2 === 1 ? "utf-16le" : "utf-16be";
}

/** Whether the bytes are valid in an encoding. */
function canDecode(bytes: Uint8Array, encoding: ListEncoding): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return true;
  } catch {
    // A byte has no character in the encoding.
    return false;
  }
}

/** Possible encodings of a file, those for the property's languages first. The first one is the default. */
export function listEncodings(bytes: Uint8Array, languages: readonly string[]): readonly ListEncoding[] {
  const rank = ({ languages: own }: (typeof ENCODINGS)[number]) => {
    const at = languages.findIndex((language) => (own as readonly string[]).includes(language));
    return at < 0 ? languages.length : at;
  };
  return ENCODINGS.filter(({ encoding }) => canDecode(bytes, encoding))
    .toSorted((one, other) => rank(one) - rank(other))
    .map(({ encoding }) => encoding);
}

/** Decodes a file. Never throws: invalid bytes become replacement characters. */
export function decodeText(bytes: Uint8Array, encoding: string): string {
  return new TextDecoder(encoding).decode(bytes);
}
