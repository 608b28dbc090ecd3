import { formatReceiptCode } from "#domain/guest/receipt-code.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { escapeHtml } from "#portal/escape-html.ts";
import { REFERENCE_LINES } from "#portal/words/lines.ts";

/** Behind a hyphen: a narrow line must not break there, for a code in two pieces is read as two. */
const WORD_JOINER = "\u2060";

/**
 * Says the code of a receipt behind what thanks a guest, as a line of its own in HTML. Read from left to right in every
 * language, and translated by no browser.
 */
export function receiptLine(language: ContentLanguage, code: string): string {
  const whole = formatReceiptCode(code).replaceAll("-", `-${WORD_JOINER}`);
  const shown = `<bdi dir="ltr" translate="no">${whole}</bdi>`;
  return `<br><small data-receipt="${code}">${escapeHtml(REFERENCE_LINES[language]).replace("{code}", shown)}</small>`;
}
