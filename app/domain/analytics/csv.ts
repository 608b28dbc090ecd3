import type { InterfaceLanguage } from "../language.ts";

export type CsvValue = string | number | null;

/** Spreadsheets run a cell that begins like a formula, behind spaces as well; a quote makes it a text. */
const FORMULA = /^[\s]*[=+\-@|\t\r\n]/;

/** Spreadsheets set to these languages part cells by a semicolon, and write decimals with a comma. */
function formOf(language: InterfaceLanguage): { readonly separator: string; readonly decimal: string } {
  return language === "en" ? { separator: ",", decimal: "." } : { separator: ";", decimal: "," };
}

/**
 * Rows as CSV (RFC 4180), heads first, with the byte-order mark by which spreadsheets know UTF-8; separator and
 * decimals as a spreadsheet of the language has them. No text can run as a formula.
 */
export function writeCsv(language: InterfaceLanguage, rows: readonly (readonly CsvValue[])[]): string {
  const { separator, decimal } = formOf(language);
  const cellOf = (value: CsvValue): string => {
    if (value === null) return "";
    if (typeof value === "number") return String(value).replace(".", decimal);
    const text = FORMULA.test(value) ? `'${value}` : value;
    return `"${text.replaceAll('"', '""')}"`;
  };
  return `\uFEFF${rows.map((row) => row.map(cellOf).join(separator)).join("\r\n")}\r\n`;
}
