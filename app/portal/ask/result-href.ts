import type { ContentLanguage } from "#domain/language.ts";
import { guidePath, portalPath, WITH_SHEETS_QUERY } from "../portal-path.ts";
import { BELOW_PAGE } from "./ask-entry.ts";
import type { AskResult } from "./search.ts";

/**
 * Where a result leads: an entry of the guide, a button's sheet or a picture on the portal's page, or what the button
 * opens.
 */
export function getResultHref(
  { id, kind, href }: Pick<AskResult, "id" | "kind" | "href">,
  { slug, language }: { readonly slug: string; readonly language: ContentLanguage },
): string {
  if (href?.startsWith(BELOW_PAGE)) return portalPath(slug, language) + href.slice(BELOW_PAGE.length);
  if (href !== undefined) return href;
  if (kind === "answer" || kind === "entry") return `${guidePath(slug, language)}#${id}`;
  const [button, within] = id.split(".");
  const anchor = kind === "gallery-item" ? `i-${button}-${within}` : `d-${button}`;
  return `${portalPath(slug, language)}${WITH_SHEETS_QUERY}#${anchor}`;
}
