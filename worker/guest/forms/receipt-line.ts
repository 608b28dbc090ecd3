import { formatReceiptCode } from "#domain/guest/receipt-code.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { escapeHtml } from "#portal/escape-html.ts";
import { REFERENCE_LINES } from "#portal/words/lines.ts";

/** Inserted after a code's hyphens: a code that breaks across lines could be read as two. */
const WORD_JOINER = "\u2060";

/**
 * HTML line with a receipt's code, for the confirmation. Left to right in every language, and excluded from
 * browser translation.
 */
export function receiptLine(language: ContentLanguage, code: string): string {
  const whole = formatReceiptCode(code).replaceAll("-", `-${WORD_JOINER}`);
  const shown = `<bdi dir="ltr" translate="no">${whole}</bdi>`;
  return `<br><small data-receipt="${code}">${escapeHtml(REFERENCE_LINES[language]).replace("{code}", shown)}</small>`;
}
