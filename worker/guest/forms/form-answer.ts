import { formatReceiptCode } from "#domain/guest/receipt-code.ts";
import { CONTENT_LANGUAGE_CODES, type ContentLanguage } from "#domain/language.ts";
import { sentId } from "#portal/form-names.ts";
import { portalPath, receiptPath, WITH_SHEETS } from "#portal/portal-path.ts";
import { NOT_OFFERED } from "#portal/words/not-offered-words.ts";
import { wordsOf } from "#portal/words/words-of.ts";
import { pageHeaders } from "../../portal/page/page-headers.ts";
import type { StoredPortal } from "../../portal/stored-portal.ts";
import { plainPage } from "../plain-page.ts";
import { plainRefusal } from "../plain-refusal.ts";
import { receiptLine } from "./receipt-line.ts";

/** A form as it came, and the portal that it came from. */
export interface FormPage {
  readonly request: Request;
  readonly slug: string;
  readonly portal: StoredPortal;
  readonly fields: URLSearchParams;
}

const STATUS_OF_REASON = {
  closed: 403,
  empty: 400,
  no_room: 422,
  invalid: 400,
  too_many: 429,
  not_offered: 410,
} as const;
type Reason = keyof typeof STATUS_OF_REASON;

/** Whether a person will look at the answer; a script asks for nothing in particular. */
function wantsPage({ headers }: Request): boolean {
  return headers.get("accept")?.includes("text/html") === true;
}

function languageOf({ fields, portal }: FormPage): ContentLanguage {
  const named = fields.get("language");
  return (
    CONTENT_LANGUAGE_CODES.find((code) => code === named && portal.open.has(code)) ?? portal.defaultLanguage
  );
}

/**
 * Thanks a guest, with the code of the receipt where there is one. A script gets what the page is to say of it. Without
 * scripts the page itself thanks, at the place that its address names: so it can be loaded again without sending
 * anything twice.
 */
export function receivedAnswer(page: FormPage, receiptCode: string | null): Response {
  const language = languageOf(page);
  if (wantsPage(page.request)) {
    const address = receiptCode
      ? receiptPath(page.slug, language, formatReceiptCode(receiptCode))
      : portalPath(page.slug, language) + WITH_SHEETS;
    const location = `${address}#${sentId(page.fields.get("button") ?? "")}`;
    return plainRefusal(303, { location, "cache-control": "no-store" });
  }
  if (receiptCode === null) return plainRefusal(204);
  return new Response(receiptLine(language, receiptCode), {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-language": language,
      "cache-control": "no-store",
      "content-security-policy": "default-src 'none'",
    },
  });
}

/** For a script, which shows the sentence where the form stands; the code is for other programs. */
function notOffered(language: ContentLanguage): Response {
  return Response.json(
    { code: "not_offered", detail: NOT_OFFERED[language] },
    {
      status: STATUS_OF_REASON.not_offered,
      headers: { "content-type": "application/problem+json", "content-language": language },
    },
  );
}

/** Says why nothing was stored: the closed page of the property, or a sentence and the way back. */
export function refusedAnswer(page: FormPage, reason: Reason): Response | Promise<Response> {
  const status = STATUS_OF_REASON[reason];
  const language = languageOf(page);
  if (!wantsPage(page.request)) return reason === "not_offered" ? notOffered(language) : plainRefusal(status);
  const closed = reason === "closed" ? page.portal.closed.get(language) : undefined;
  if (closed) return new Response(closed.body, { status, headers: pageHeaders(closed.styleHash) });
  const { notSentTitle, notSent, chooseOne, roomNeeded, back } = wordsOf(language);
  const textOf = {
    closed: notSent,
    invalid: notSent,
    too_many: notSent,
    empty: chooseOne,
    no_room: roomNeeded,
    not_offered: NOT_OFFERED[language],
  } as const satisfies Record<Reason, string>;
  return plainPage(page.request, status, () => [notSentTitle, textOf[reason]], {
    language,
    portal: page.portal,
    back: { href: portalPath(page.slug, language), text: back },
  });
}
