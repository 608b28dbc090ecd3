import {
  CONTENT_LANGUAGE_CODES,
  type ContentLanguage,
  getOwnName,
  getTextDirection,
  negotiateLanguage,
} from "#domain/language.ts";
import { escapeHtml } from "#portal/escape-html.ts";
import { portalPath } from "#portal/portal-path.ts";
import { TOO_MANY_WORDS } from "#portal/words/lines.ts";
import { getWords } from "#portal/words/words.ts";
import { getPageHeaders } from "../portal/page/page-headers.ts";
import { renderContactBlock } from "../portal/rendering/contact-block.ts";
import type { StoredPortal } from "../portal/stored-portal.ts";
import { buildProductFrame, buildPropertyFrame, type Frame } from "./plain-page-frame.ts";

/** A form with equal-looking choices, sent to one of our own addresses. */
export interface PageForm {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly choices: readonly { readonly value: string; readonly text: string }[];
}

export interface PlainPageParts {
  /** Language of the page. Absent: the browser's first supported language. */
  readonly language?: ContentLanguage;
  /** The property whose name, logo, colours and font the page uses. Absent: the product's. */
  readonly portal?: StoredPortal | undefined;
  /** Key points as a list. */
  readonly facts?: readonly string[] | undefined;
  readonly form?: PageForm | undefined;
  /** Text below the form. */
  readonly note?: string | undefined;
  /** Languages offered as links, each with the language as the query. */
  readonly languages?: readonly ContentLanguage[];
  /** Query to append to the language in the links of `languages`. */
  readonly query?: string;
  /** Whether to show the property's address and main number. */
  readonly hasContact?: boolean;
  /** A link, such as one of our addresses or a telephone number. */
  readonly back?: { readonly href: string; readonly text: string } | undefined;
}

function renderForm({ action, fields, choices }: PageForm): string {
  const hidden = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  const buttons = choices.map(
    ({ value, text }) => `<button name="choice" value="${escapeHtml(value)}">${escapeHtml(text)}</button>`,
  );
  return `<form method="post" action="${escapeHtml(action)}">${hidden.join("")}${buttons.join("")}</form>`;
}

function renderFacts(facts: readonly string[]): string {
  return facts.length === 0 ? "" : `<ul>${facts.map((fact) => `<li>${escapeHtml(fact)}</li>`).join("")}</ul>`;
}

function renderLanguages(
  languages: readonly ContentLanguage[],
  current: ContentLanguage,
  query: string,
): string {
  if (languages.length < 2) return "";
  const links = languages.map((code) => {
    const is = code === current ? ' aria-current="page"' : "";
    return `<a href="?${code}${escapeHtml(query)}" lang="${code}" dir="${getTextDirection(code)}" hreflang="${code}"${is}>${getOwnName(code)}</a>`;
  });
  return `<nav aria-label="${escapeHtml(getWords(current).language)}">${links.join("")}</nav>`;
}

function renderHtml(
  language: ContentLanguage,
  [title, ...sentences]: readonly [string, ...string[]],
  { facts = [], form, note, back, portal, hasContact, languages = [], query = "" }: PlainPageParts,
  { head, start, end }: Frame,
): string {
  const contact = portal && hasContact ? renderContactBlock(portal.manifest, language) : "";
  const link = back ? `<a href="${escapeHtml(back.href)}"><bdi>${escapeHtml(back.text)}</bdi></a>` : "";
  return (
    `<!doctype html><html lang="${language}" dir="${getTextDirection(language)}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title>` +
    `<meta name="robots" content="noindex">${head}</head><body>${start}` +
    `<h1>${escapeHtml(title)}</h1>${sentences.map((text) => `<p>${escapeHtml(text)}</p>`).join("")}` +
    `${renderFacts(facts)}${form ? renderForm(form) : ""}${note ? `<p><small>${escapeHtml(note)}</small></p>` : ""}${contact}${link}${renderLanguages(languages, language, query)}${end}</body></html>`
  );
}

/** The browser's language, if nothing else is known. */
export function getBrowserLanguage({ headers }: Request): ContentLanguage {
  return negotiateLanguage(headers.get("accept-language"), CONTENT_LANGUAGE_CODES) ?? "en";
}

/**
 * A page that no property has published, such as an error or a question, in the guest's language and complete
 * without scripts. All given texts are escaped.
 */
export async function plainPage(
  request: Request,
  status: number,
  read: (language: ContentLanguage) => readonly [title: string, ...sentences: string[]],
  parts: PlainPageParts = {},
): Promise<Response> {
  const language = parts.language ?? getBrowserLanguage(request);
  const frame = parts.portal ? buildPropertyFrame(parts.portal, language) : buildProductFrame(language);
  const headers = {
    ...getPageHeaders(frame.styleHashes),
    "content-language": language,
    vary: "accept-language",
  };
  const body = request.method === "HEAD" ? null : renderHtml(language, read(language), parts, frame);
  return new Response(body, { status, headers });
}

/** 404 page; below a portal's address with a link back to it. */
export function notFoundPage(
  request: Request,
  found?: { readonly slug: string; readonly portal: StoredPortal },
): Promise<Response> {
  const language = getBrowserLanguage(request);
  const { notFoundTitle, notFound, scanAgain, back } = getWords(language);
  return plainPage(request, 404, () => (found ? [notFoundTitle, notFound] : [scanAgain, notFoundTitle]), {
    language,
    portal: found?.portal,
    back: found && { href: portalPath(found.slug), text: back },
  });
}

/** 503 page for a portal that can't be shown now. */
export async function unavailablePage(request: Request): Promise<Response> {
  const page = await plainPage(request, 503, (language) => {
    const { unavailableTitle, unavailable } = getWords(language);
    return [unavailableTitle, unavailable];
  });
  page.headers.set("retry-after", "60");
  page.headers.set("cache-control", "no-store");
  return page;
}

/** 410 page for a retired code, with the property's contact if known. */
export function retiredCodePage(
  request: Request,
  parts: Pick<PlainPageParts, "portal" | "back"> = {},
): Promise<Response> {
  return plainPage(
    request,
    410,
    (language) => {
      const { retiredTitle, retired } = getWords(language);
      return [retiredTitle, retired];
    },
    { ...parts, hasContact: true },
  );
}

/** 429 page for a network with too many unknown codes and portals, or too many searches. */
export async function tooManyRequests(request: Request): Promise<Response> {
  const words = TOO_MANY_WORDS[getBrowserLanguage(request)];
  const page = await plainPage(request, 429, () => words);
  page.headers.set("retry-after", "60");
  return page;
}
