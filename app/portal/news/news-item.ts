import { ALL_CLEAR_MS } from "#domain/announcement/announcement.ts";
import type { ContentLanguage } from "#domain/language.ts";
import type { EpochMs } from "#domain/time.ts";

/** An announcement as sent to guests. */
export interface NewsItem {
  readonly id: string;
  /** Changes with the text, so that guests who closed the announcement see it again. */
  readonly key: string;
  /** One of `ANNOUNCEMENT_KINDS`, or a kind of a newer version. */
  readonly kind: string;
  readonly from: EpochMs;
  /** `null`: until staff end it. */
  readonly until: EpochMs | null;
  /** Default language first; it is the fallback for missing texts. */
  readonly texts: readonly { readonly language: ContentLanguage; readonly text: string }[];
}

type Times = Pick<NewsItem, "kind" | "from" | "until">;

/** Visibility of an announcement at a moment. */
type Seen = "on" | "over" | null;

export function getSeenState({ kind, from, until }: Times, now: EpochMs): Seen {
  // An announcement that was ended before it began is never shown.
  if (now < from || until === from) return null;
  if (until === null || now < until) return "on";
  return kind === "emergency" && now < until + ALL_CLEAR_MS ? "over" : null;
}

/** When an announcement's visibility next changes; `null`: never. */
export function findSeenUntil({ kind, from, until }: Times, now: EpochMs): EpochMs | null {
  const over = until !== null && kind === "emergency" ? until + ALL_CLEAR_MS : null;
  return [from, until, over].find((at) => at !== null && at > now) ?? null;
}
