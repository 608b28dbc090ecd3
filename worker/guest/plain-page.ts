import {
  CONTENT_LANGUAGE_CODES,
  type ContentLanguage,
  directionOf,
  negotiateLanguage,
} from "#domain/language.ts";
import { wordsOf } from "#portal/words/words-of.ts";
import { hashForPolicy } from "../portal/policy-hash.ts";
import { escapeHtml } from "./escape-html.ts";
import { pageHeaders } from "./page-response.ts";

const STYLE =
  "html,body{height:100%;margin:0}main{display:grid;place-content:center;gap:12px;min-height:100%;padding:32px;" +
  "box-sizing:border-box;font:400 1.0625rem/1.5 system-ui,sans-serif;color:#28312b;background:#f4f6f3;" +
  "text-align:center;overflow-wrap:anywhere}h1{margin:0;font-size:1.625rem;line-height:1.25;text-wrap:balance}" +
  "h1,p,form{max-width:36ch;justify-self:center}p{margin:0}b{font-weight:600}" +
  "a{padding:12px;color:inherit;font-weight:600}form{display:grid;gap:12px;width:100%;margin:12px 0 0}" +
  "button{min-height:48px;padding:8px 20px;border:1px solid #28312b;border-radius:24px;font:inherit;font-weight:600;" +
  "color:#28312b;background:#fff;cursor:pointer}:focus-visible{outline:3px solid #28312b;outline-offset:3px}";

let styleHash: Promise<string> | undefined;

/** Buttons that send a choice to an address of our own. They look alike: none is the one to be pressed. */
export interface PageForm {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly choices: readonly { readonly value: string; readonly text: string }[];
}

export interface PlainPageParts {
  /** Absent: the guest's first. */
  readonly language?: ContentLanguage;
  /** The name of the property, above the title. */
  readonly propertyName?: string | undefined;
  readonly form?: PageForm | undefined;
  /** A way on, such as an address of our own or a telephone number. */
  readonly back?: { readonly href: string; readonly text: string } | undefined;
}

function formOf({ action, fields, choices }: PageForm): string {
  const hidden = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  const buttons = choices.map(
    ({ value, text }) => `<button name="choice" value="${escapeHtml(value)}">${escapeHtml(text)}</button>`,
  );
  return `<form method="post" action="${escapeHtml(action)}">${hidden.join("")}${buttons.join("")}</form>`;
}

function html(
  language: ContentLanguage,
  [title, ...sentences]: readonly [string, ...string[]],
  { propertyName, form, back }: PlainPageParts,
): string {
  const link = back ? `<a href="${escapeHtml(back.href)}"><bdi>${escapeHtml(back.text)}</bdi></a>` : "";
  return (
    `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title>` +
    `<meta name="robots" content="noindex"><style>${STYLE}</style></head><body><main>` +
    (propertyName ? `<p><b><bdi>${escapeHtml(propertyName)}</bdi></b></p>` : "") +
    `<h1>${escapeHtml(title)}</h1>${sentences.map((text) => `<p>${escapeHtml(text)}</p>`).join("")}` +
    `${form ? formOf(form) : ""}${link}</main></body></html>`
  );
}

/** The language of a guest of whom nothing is known but their browser. */
export function browserLanguage({ headers }: Request): ContentLanguage {
  return negotiateLanguage(headers.get("accept-language"), CONTENT_LANGUAGE_CODES) ?? "en";
}

/**
 * A page for a guest that no property has designed: for an address with nothing behind it, or a question of
 * ours. In the guest's own language, complete without scripts; whatever is put into it becomes text.
 */
export async function plainPage(
  request: Request,
  status: number,
  read: (language: ContentLanguage) => readonly [title: string, ...sentences: string[]],
  parts: PlainPageParts = {},
): Promise<Response> {
  const language = parts.language ?? browserLanguage(request);
  styleHash ??= hashForPolicy(STYLE);
  const headers = { ...pageHeaders(await styleHash), "content-language": language, vary: "accept-language" };
  const body = request.method === "HEAD" ? null : html(language, read(language), parts);
  return new Response(body, { status, headers });
}

export function notFoundPage(request: Request): Promise<Response> {
  return plainPage(request, 404, (language) => {
    const { notFoundTitle, notFound } = wordsOf(language);
    return [notFoundTitle, notFound];
  });
}

/** For a portal that can't be shown now, by no fault of the guest's. */
export async function unavailablePage(request: Request): Promise<Response> {
  const page = await plainPage(request, 503, (language) => {
    const { unavailableTitle, unavailable } = wordsOf(language);
    return [unavailableTitle, unavailable];
  });
  page.headers.set("retry-after", "60");
  page.headers.set("cache-control", "no-store");
  return page;
}

/** For a printed code that was replaced: whose it was, and how to reach them, where that is known. */
export function retiredCodePage(
  request: Request,
  parts: Pick<PlainPageParts, "propertyName" | "back"> = {},
): Promise<Response> {
  return plainPage(
    request,
    410,
    (language) => {
      const { retiredTitle, retired } = wordsOf(language);
      return [retiredTitle, retired];
    },
    parts,
  );
}
