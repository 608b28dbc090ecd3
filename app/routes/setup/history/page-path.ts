import type { ContentLanguage } from "#domain/language.ts";
import type { EpochMs } from "#domain/time.ts";

/** Where a frame gets the page that guests saw. The property is named for the cache; the cookie decides. */
export function historyPagePath(at: EpochMs, language: ContentLanguage): string {
  return `/setup/history/page?${new URLSearchParams({ at: new Date(at).toISOString(), language })}`;
}
