import { TOO_MANY_WORDS } from "#portal/words/lines.ts";
import { getBrowserLanguage, plainPage } from "./plain-page.ts";

/** 429 page for a network with too many unknown codes and portals. */
export async function tooManyMisses(request: Request): Promise<Response> {
  const words = TOO_MANY_WORDS[getBrowserLanguage(request)];
  const page = await plainPage(request, 429, () => words);
  page.headers.set("retry-after", "60");
  return page;
}
