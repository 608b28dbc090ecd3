const MARKS = [
  { mark: [0xef, 0xbb, 0xbf], encoding: "utf-8" },
  { mark: [0xff, 0xfe], encoding: "utf-16le" },
  { mark: [0xfe, 0xff], encoding: "utf-16be" },
] as const;

/** Encodings of lists before UTF-8, with the languages that are written in each and the name it is known by. */
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

/** An Excel workbook, or another file in a ZIP, whatever it is called. */
export function isWorkbook(bytes: Uint8Array): boolean {
  const isZip = [0x50, 0x4b, 0x03, 0x04].every((byte, index) => bytes[index] === byte);
  return isZip || [0xd0, 0xcf, 0x11, 0xe0].every((byte, index) => bytes[index] === byte);
}

/**
 * The encoding that a file shows by its mark or its bytes: UTF-8 or UTF-16. Null: its letters have to be looked at.
 */
export function findEncoding(bytes: Uint8Array): "utf-8" | "utf-16le" | "utf-16be" | null {
  const marked = MARKS.find(({ mark }) => mark.every((byte, index) => bytes[index] === byte));
  const encoding = marked?.encoding ?? unmarkedUtf16(bytes);
  if (encoding) return encoding;
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return "utf-8";
  } catch {
    // Bytes that are no UTF-8: what Excel calls CSV.
    return null;
  }
}

/** UTF-16 without a mark: signs of Latin and line breaks have a zero beside them, which no other encoding has. */
function unmarkedUtf16(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  const first = bytes.indexOf(0);
  if (first < 0) return null;
  return first % 2 === 1 ? "utf-16le" : "utf-16be";
}

/** Whether bytes can be of an encoding. */
function fits(bytes: Uint8Array, encoding: ListEncoding): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return true;
  } catch {
    // A byte that the encoding has no letter for.
    return false;
  }
}

/**
 * The encodings that a file can be of, those of a property's languages first, in their order. The first that is
 * offered is what the file is read by until somebody chooses another.
 */
export function offerEncodings(bytes: Uint8Array, languages: readonly string[]): readonly ListEncoding[] {
  const rank = ({ languages: own }: (typeof ENCODINGS)[number]) => {
    const at = languages.findIndex((language) => (own as readonly string[]).includes(language));
    return at < 0 ? languages.length : at;
  };
  return ENCODINGS.filter(({ encoding }) => fits(bytes, encoding))
    .toSorted((one, other) => rank(one) - rank(other))
    .map(({ encoding }) => encoding);
}

/** The text of a file in an encoding. Never throws: what is no letter is a sign of its own. */
export function decodeText(bytes: Uint8Array, encoding: string): string {
  return new TextDecoder(encoding).decode(bytes);
}
