import {
  CONTENT_LANGUAGE_CODES,
  type ContentLanguage,
  directionOf,
  negotiateLanguage,
} from "#domain/language.ts";
import { wordsOf } from "#portal/words.ts";
import { hashForPolicy, pageHeaders } from "./page-response.ts";

const STYLE =
  "html{height:100%}body{display:grid;place-content:center;gap:12px;min-height:100%;margin:0;padding:32px;" +
  "box-sizing:border-box;font:400 1.0625rem/1.5 system-ui,sans-serif;color:#28312b;background:#f4f6f3;" +
  "text-align:center}h1{margin:0;font-size:1.625rem;line-height:1.25}p{margin:0;max-width:34ch}" +
  "a{padding:12px;color:inherit;font-weight:600}";

let styleHash: Promise<string> | undefined;

interface PlainPageParts {
  /** Absent: the guest's first. */
  readonly language?: ContentLanguage;
  /** A way on: an address of our own, and our own words. */
  readonly back?: { readonly href: string; readonly text: string };
}

function html(
  language: ContentLanguage,
  [title, sentence]: readonly [string, string],
  back: PlainPageParts["back"],
): string {
  const link = back ? `<a href="${back.href}">${back.text}</a>` : "";
  return (
    `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title>` +
    `<meta name="robots" content="noindex"><style>${STYLE}</style></head>` +
    `<body><h1>${title}</h1><p>${sentence}</p>${link}</body></html>`
  );
}

/**
 * A page for a guest who came to an address with nothing behind it, in the guest's own language. It says
 * only our own words: nothing of the request or of a property is in it.
 */
export async function plainPage(
  request: Request,
  status: number,
  read: (language: ContentLanguage) => readonly [title: string, sentence: string],
  { language: named, back }: PlainPageParts = {},
): Promise<Response> {
  const accepted = request.headers.get("accept-language");
  const language = named ?? negotiateLanguage(accepted, CONTENT_LANGUAGE_CODES) ?? "en";
  styleHash ??= hashForPolicy(STYLE);
  const headers = { ...pageHeaders(await styleHash), "content-language": language, vary: "accept-language" };
  const body = request.method === "HEAD" ? null : html(language, read(language), back);
  return new Response(body, { status, headers });
}

export function notFoundPage(request: Request): Promise<Response> {
  return plainPage(request, 404, (language) => {
    const { notFoundTitle, notFound } = wordsOf(language);
    return [notFoundTitle, notFound];
  });
}

export function retiredCodePage(request: Request): Promise<Response> {
  return plainPage(request, 410, (language) => {
    const { retiredTitle, retired } = wordsOf(language);
    return [retiredTitle, retired];
  });
}
