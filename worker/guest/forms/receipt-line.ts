import { formatReceiptCode } from "#domain/guest/receipt-code.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { consentWordsOf } from "#portal/words/consent-words.ts";
import { escapeHtml } from "../../portal/escape-html.ts";

/**
 * Says the code of a receipt behind what thanks a guest, as a line of its own in HTML. Read from left to right in every
 * language, and translated by no browser.
 */
export function receiptLine(language: ContentLanguage, code: string): string {
  const shown = `<bdi dir="ltr" translate="no">${formatReceiptCode(code)}</bdi>`;
  return `<br><small>${escapeHtml(consentWordsOf(language).code).replace("{code}", shown)}</small>`;
}
