import type { ContentLanguage } from "#domain/language.ts";
import { formatTelephone, telephoneHref } from "#domain/telephone.ts";
import { escapeHtml } from "#portal/escape-html.ts";
import { isolateNumbers } from "#portal/numbers-in-text.ts";
import { TELEPHONE_WORDS } from "#portal/words/lines.ts";

/** Contact columns of a property's row; either may be empty. */
export interface ContactFacts {
  /** Postal address with line breaks, as on an envelope. */
  readonly address: string;
  readonly telephone: string;
}

/** Address and main number of a property, as markup for a plain page. Empty if neither is given. */
export function renderContactBlock({ address, telephone }: ContactFacts, language: ContentLanguage): string {
  const lines = address
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => `<bdi>${isolateNumbers(escapeHtml(line))}</bdi>`);
  const where = lines.length > 0 ? `<p>${lines.join("<br>")}</p>` : "";
  return where + telephoneLink(telephone, language);
}

function telephoneLink(telephone: string, language: ContentLanguage): string {
  if (telephone === "") return "";
  const number = `<bdi dir="ltr">${escapeHtml(formatTelephone(telephone))}</bdi>`;
  return `<p>${TELEPHONE_WORDS[language]} <a href="${telephoneHref(telephone)}">${number}</a></p>`;
}
