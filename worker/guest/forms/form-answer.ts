import { formatReceiptCode } from "#domain/guest/receipt-code.ts";
import { CONTENT_LANGUAGE_CODES, type ContentLanguage } from "#domain/language.ts";
import { sentId } from "#portal/form-names.ts";
import { portalPath, receiptPath, WITH_SHEETS_QUERY } from "#portal/portal-path.ts";
import { GUARD_WORDS } from "#portal/words/guard-words.ts";
import { NOT_OFFERED_WORDS } from "#portal/words/lines.ts";
import { getWords } from "#portal/words/words.ts";
import { getPageHeaders } from "../../portal/page/page-headers.ts";
import type { StoredPortal } from "../../portal/stored-portal.ts";
import { wantsPage } from "../page-request.ts";
import { plainPage } from "../plain-page.ts";
import { respondPlain } from "../plain-refusal.ts";
import { receiptLine } from "./receipt-line.ts";

/** A submitted form with its portal. */
export interface FormPage {
  readonly request: Request;
  readonly slug: string;
  readonly portal: StoredPortal;
  readonly fields: URLSearchParams;
}

const REASON_STATUS = {
  closed: 403,
  empty: 400,
  no_room: 422,
  invalid: 400,
  too_many: 429,
  not_offered: 410,
  no_pass: 403,
  no_card: 403,
} as const;
type Reason = keyof typeof REASON_STATUS;

function getLanguage({ fields, portal }: FormPage): ContentLanguage {
  const named = fields.get("language");
  return (
    CONTENT_LANGUAGE_CODES.find((code) => code === named && portal.open.has(code)) ?? portal.defaultLanguage
  );
}

/**
 * Confirms a form, with the receipt's code if any. Scripts get the text to show. Without scripts, redirects to
 * the page at the confirmation's anchor (post/redirect/get), so that reloading sends nothing twice.
 */
export function respondReceived(page: FormPage, receiptCode: string | null): Response {
  const language = getLanguage(page);
  if (wantsPage(page.request)) {
    const address = receiptCode
      ? receiptPath(page.slug, language, formatReceiptCode(receiptCode))
      : portalPath(page.slug, language) + WITH_SHEETS_QUERY;
    const location = `${address}#${sentId(page.fields.get("button") ?? "")}`;
    return respondPlain(303, { location, "cache-control": "no-store" });
  }
  if (receiptCode === null) return respondPlain(204);
  return new Response(receiptLine(language, receiptCode), {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-language": language,
      "cache-control": "no-store",
      "content-security-policy": "default-src 'none'",
    },
  });
}

/** The sentence for a reason that has no text in the page; `null`: the page has the text. */
function getReasonText(reason: Reason, language: ContentLanguage): string | null {
  if (reason === "not_offered") return NOT_OFFERED_WORDS[language];
  if (reason === "no_pass") return GUARD_WORDS[language].forPin;
  return reason === "no_card" ? GUARD_WORDS[language].noCard : null;
}

/** Problem response for scripts: `detail` is shown at the form, `code` is for other programs. */
function respondProblem(reason: Reason, detail: string, language: ContentLanguage): Response {
  return Response.json(
    { code: reason, detail },
    {
      status: REASON_STATUS[reason],
      headers: { "content-type": "application/problem+json", "content-language": language },
    },
  );
}

/** Response when nothing was stored: the property's closed page, or a sentence with a link back. */
export function refusedAnswer(page: FormPage, reason: Reason): Response | Promise<Response> {
  const status = REASON_STATUS[reason];
  const language = getLanguage(page);
  const sentence = getReasonText(reason, language);
  if (!wantsPage(page.request)) {
    return sentence === null ? respondPlain(status) : respondProblem(reason, sentence, language);
  }
  const closed = reason === "closed" ? page.portal.closed.get(language) : undefined;
  if (closed) return new Response(closed.body, { status, headers: getPageHeaders(closed.styleHash) });
  const { notSentTitle, notSent, chooseOne, roomNeeded, back } = getWords(language);
  const text = reason === "empty" ? chooseOne : reason === "no_room" ? roomNeeded : (sentence ?? notSent);
  return plainPage(page.request, status, () => [notSentTitle, text], {
    language,
    portal: page.portal,
    back: { href: portalPath(page.slug, language), text: back },
  });
}
