import type { InterfaceLanguage } from "../language.ts";

export type CsvValue = string | number | null;

/** Start of a cell that a spreadsheet would run as a formula; a quote before it makes the cell text. */
const FORMULA = /^[\s]*[=+\-@|\t\r\n]/;

/** Separators that spreadsheets expect: English comma and point, otherwise semicolon and decimal comma. */
function getCsvFormat(language: InterfaceLanguage): { readonly separator: string; readonly decimal: string } {
  return language === "en" ? { separator: ",", decimal: "." } : { separator: ";", decimal: "," };
}

/**
 * CSV (RFC 4180) with header row and a byte-order mark, by which spreadsheets detect UTF-8. Separator
 * and decimals follow the language. Text cannot run as a formula.
 */
export function writeCsv(language: InterfaceLanguage, rows: readonly (readonly CsvValue[])[]): string {
  const { separator, decimal } = getCsvFormat(language);
  const toCell = (value: CsvValue): string => {
    if (value === null) return "";
    if (typeof value === "number") return String(value).replace(".", decimal);
    const text = FORMULA.test(value) ? `'${value}` : value;
    return `"${text.replaceAll('"', '""')}"`;
  };
  return `\uFEFF${rows.map((row) => row.map(toCell).join(separator)).join("\r\n")}\r\n`;
}
