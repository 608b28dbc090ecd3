import { SLUG_PATTERN } from "#domain/property/property.ts";
import { portalPath } from "#portal/portal-path.ts";
import { getWords } from "#portal/words/words.ts";
import { wantsPage } from "../page-request.ts";
import { getBrowserLanguage, plainPage } from "../plain-page.ts";
import { respondPlain } from "../plain-refusal.ts";

/** Refuses a form from another origin: with a page and a link back, or the bare status for scripts. */
export function refuseForeign(request: Request, slug: string): Response | Promise<Response> {
  if (!wantsPage(request)) return respondPlain(403);
  const language = getBrowserLanguage(request);
  const { notSentTitle, notSent, back } = getWords(language);
  return plainPage(request, 403, () => [notSentTitle, notSent], {
    language,
    back: SLUG_PATTERN.test(slug) ? { href: portalPath(slug), text: back } : undefined,
  });
}
