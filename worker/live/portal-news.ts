/** One announcement as open pages are told of it. */
interface NewsPiece {
  readonly id: string;
  /** The last signs of the ids of the places whose guests it is for, parted by commas; null: everyone. */
  readonly places: string | null;
  /** Its markup, by language. */
  readonly html: Readonly<Record<string, string>>;
}

/** All that a property tells its guests at a moment, as it stood in D1 then. */
export interface PortalNews {
  /** The mark of its portal, which rises with all that guests see. */
  readonly mark: number;
  /** When it was so; epoch milliseconds UTC. */
  readonly at: number;
  /** The newest first. */
  readonly pieces: readonly NewsPiece[];
  /** What stands in front of banners that are not shown at first, by language. */
  readonly more: Readonly<Record<string, string>>;
}

/** What the channel keeps of it. */
export interface KeptNews extends PortalNews {
  /** Rises with each change that pages are told of. */
  readonly sequence: number;
}

export const NO_NEWS: KeptNews = { sequence: 0, mark: 0, at: 0, pieces: [], more: {} };

/**
 * What is kept once something is told: what was so before what is known changes nothing, and what is the same for
 * guests has the same sequence.
 */
export function nextNews(kept: KeptNews, told: PortalNews): KeptNews {
  if (told.mark < kept.mark || (told.mark === kept.mark && told.at < kept.at)) return kept;
  const isSame = JSON.stringify([kept.pieces, kept.more]) === JSON.stringify([told.pieces, told.more]);
  return { ...told, sequence: kept.sequence + (isSame ? 0 : 1) };
}

/** Whose page it is: its language, and the place whose card its guest has scanned; null: none. */
export interface NewsReader {
  readonly language: string;
  readonly place: string | null;
}

/** The announcements that are for a page. */
export function piecesFor({ pieces }: KeptNews, { place }: NewsReader): readonly NewsPiece[] {
  return pieces.filter(
    ({ places }) =>
      places === null || (place !== null && places.split(",").some((end) => place.endsWith(end))),
  );
}

/** What a page is told, as its script reads it (`ToldNews`). */
export function newsText(news: KeptNews, reader: NewsReader): string {
  const { language } = reader;
  const pieces = piecesFor(news, reader).flatMap(({ html }) => html[language] ?? []);
  return JSON.stringify({ sequence: news.sequence, more: news.more[language] ?? "", pieces });
}
