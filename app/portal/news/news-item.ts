import { ALL_CLEAR_MS } from "#domain/announcement/announcement.ts";
import type { ContentLanguage } from "#domain/language.ts";
import type { EpochMs } from "#domain/time.ts";

/** An announcement as guests get it. */
export interface NewsItem {
  readonly id: string;
  /** Changes with what guests read: who has closed it sees it again. */
  readonly key: string;
  /** One of `ANNOUNCEMENT_KINDS`, or what only a newer version knows. */
  readonly kind: string;
  readonly from: EpochMs;
  /** Null: until staff end it. */
  readonly until: EpochMs | null;
  /** That of the default language first: what guests read whose own is missing. */
  readonly texts: readonly { readonly language: ContentLanguage; readonly text: string }[];
}

type Times = Pick<NewsItem, "kind" | "from" | "until">;

/** What guests see of an announcement at a moment. */
type Seen = "on" | "over" | null;

export function seenAt({ kind, from, until }: Times, now: EpochMs): Seen {
  // Of one that ended as it began nobody has seen anything.
  if (now < from || until === from) return null;
  if (until === null || now < until) return "on";
  return kind === "emergency" && now < until + ALL_CLEAR_MS ? "over" : null;
}

/** When guests see something else of it next; null: never. */
export function seenUntil({ kind, from, until }: Times, now: EpochMs): EpochMs | null {
  const over = until !== null && kind === "emergency" ? until + ALL_CLEAR_MS : null;
  return [from, until, over].find((at) => at !== null && at > now) ?? null;
}
