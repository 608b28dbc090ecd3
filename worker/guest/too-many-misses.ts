import { TOO_MANY_WORDS } from "#portal/words/lines.ts";
import { browserLanguage, plainPage } from "./plain-page.ts";

/** For a network that tries more unknown codes and portals than any guest does. */
export async function tooManyMisses(request: Request): Promise<Response> {
  const words = TOO_MANY_WORDS[browserLanguage(request)];
  const page = await plainPage(request, 429, () => words);
  page.headers.set("retry-after", "60");
  return page;
}
