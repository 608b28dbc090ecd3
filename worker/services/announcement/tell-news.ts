import { CONTENT_LANGUAGE_CODES, type ContentLanguage, knownLanguagesOf } from "#domain/language.ts";
import type { EpochMs } from "#domain/time.ts";
import { newsWordsOf } from "#portal/words/news-words.ts";
import { selectAnnounced } from "../../db/announcements/announced.ts";
import { selectTeller } from "../../db/announcements/due-announcements.ts";
import { databaseOf } from "../../db/client.ts";
import type { PortalNews } from "../../live/portal-news.ts";
import { announcedOf } from "../../portal/news/announced.ts";
import { newsPiece } from "../../portal/news/news-piece.ts";

function inEachLanguage(textOf: (language: ContentLanguage) => string): Readonly<Record<string, string>> {
  return Object.fromEntries(CONTENT_LANGUAGE_CODES.map((language) => [language, textOf(language)]));
}

/** What a property tells its guests at a moment, in every language that a page may have; null once it is removed. */
async function newsAt(env: Pick<Env, "DB">, propertyId: string, now: EpochMs): Promise<PortalNews | null> {
  const db = databaseOf(env, propertyId);
  const [[teller], rows] = await db.batch([selectTeller(db, propertyId), selectAnnounced(db, propertyId)]);
  if (!teller) return null;
  const announced = announcedOf(rows, knownLanguagesOf(teller).defaultLanguage);
  const pieces = announced.flatMap((item) => {
    const html = inEachLanguage((language) => newsPiece(item, { language, facts: teller, now })?.html ?? "");
    return Object.values(html).includes("") ? [] : [{ id: item.id, places: item.places, html }];
  });
  return {
    mark: teller.mark,
    at: now,
    pieces,
    more: inEachLanguage((language) => newsWordsOf(language).more),
  };
}

/**
 * Has the open pages of a property show what it tells now, without a word of what is planned (N2). Safe to repeat.
 * Throws where D1 or the channel can't be reached.
 */
export async function tellNews(
  env: Pick<Env, "DB" | "PORTAL_CHANNEL">,
  propertyId: string,
  now: EpochMs,
): Promise<void> {
  const news = await newsAt(env, propertyId, now);
  if (news) await env.PORTAL_CHANNEL.getByName(propertyId).announce(news);
}
