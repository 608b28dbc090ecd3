/** An announcement for open pages. */
interface NewsPiece {
  readonly id: string;
  /** Last characters of the ids of its places, separated by commas; `null`: for everyone. */
  readonly places: string | null;
  /** The announcement's markup, by language. */
  readonly html: Readonly<Record<string, string>>;
}

/** All announcements of a property, as read from D1 at a moment. */
export interface PortalNews {
  /** The portal's mark, which rises with every change for guests. */
  readonly mark: number;
  /** When the announcements were read; epoch milliseconds UTC. */
  readonly at: number;
  /** Newest first. */
  readonly pieces: readonly NewsPiece[];
  /** Label of the folded banners, by language. */
  readonly more: Readonly<Record<string, string>>;
}

/** The channel's stored state. */
export interface StoredNews extends PortalNews {
  /** Number that rises with each change for guests; a page sends the number that it has. */
  readonly sequence: number;
}

export const NO_NEWS: StoredNews = { sequence: 0, mark: 0, at: 0, pieces: [], more: {} };

/** The state after an update: an older one is ignored, and one that is equal for guests keeps the sequence. */
export function mergeNews(kept: StoredNews, incoming: PortalNews): StoredNews {
  if (incoming.mark < kept.mark || (incoming.mark === kept.mark && incoming.at < kept.at)) return kept;
  const isSame =
    JSON.stringify([kept.pieces, kept.more]) === JSON.stringify([incoming.pieces, incoming.more]);
  return { ...incoming, sequence: kept.sequence + (isSame ? 0 : 1) };
}

/** A page's language, and the id of the place whose card its guest has scanned; `null`: none. */
export interface NewsReader {
  readonly language: string;
  readonly place: string | null;
}

/** The announcements for a page. */
export function filterPieces({ pieces }: StoredNews, { place }: NewsReader): readonly NewsPiece[] {
  return pieces.filter(
    ({ places }) =>
      places === null || (place !== null && places.split(",").some((end) => place.endsWith(end))),
  );
}

/** The message to a page, in the format of its script (`NewsMessage`). */
export function toNewsText(news: StoredNews, reader: NewsReader): string {
  const { language } = reader;
  const pieces = filterPieces(news, reader).flatMap(({ html }) => html[language] ?? []);
  return JSON.stringify({ sequence: news.sequence, more: news.more[language] ?? "", pieces });
}
