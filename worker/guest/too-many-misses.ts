import { consentWordsOf } from "#portal/words/consent-words.ts";
import { browserLanguage, plainPage } from "./plain-page.ts";

/** For a network that tries more unknown codes and portals than any guest does. */
export async function tooManyMisses(request: Request): Promise<Response> {
  const { tooManyTitle, tooMany } = consentWordsOf(browserLanguage(request));
  const page = await plainPage(request, 429, () => [tooManyTitle, tooMany]);
  page.headers.set("retry-after", "60");
  return page;
}
