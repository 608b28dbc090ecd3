/**
 * Broadcasts a property's announcements. Exposes `broadcastNews` (channel and push), and two wrappers for use after
 * a batch: `broadcastNewsSafely` and `broadcastAndProject`. Open pages get changes from here within a second; pages
 * loaded later get them from the portal's KV value.
 */

import { CONTENT_LANGUAGE_CODES, type ContentLanguage, getKnownLanguages } from "#domain/language.ts";
import type { EpochMs } from "#domain/time.ts";
import { getSeenState } from "#portal/news/news-item.ts";
import { renderNewsPiece } from "#portal/news/news-piece.ts";
import { portalPath } from "#portal/portal-path.ts";
import { SCREEN_LISTENER } from "#portal/screen/screen-content.ts";
import { getNewsWords } from "#portal/words/news-words.ts";
import { selectVisibleAnnouncements } from "../../db/announcements/announced.ts";
import { selectNewsSource } from "../../db/announcements/due-announcements.ts";
import { getDatabase } from "../../db/client.ts";
import { selectPublications } from "../../db/content/publications.ts";
import { runNamed } from "../../db/named-batch.ts";
import type { NotificationBatch } from "../../desk/notifications.ts";
import type { PortalNews } from "../../live/portal-news.ts";
import { logEvent } from "../../log-event.ts";
import { projectPortal } from "../../portal/ask-writer.ts";
import { type Announced, toAnnouncedList } from "../../portal/news/announced.ts";
import { toScreenNews } from "../../portal/news/screen-news.ts";
import { prepareToldTexts } from "../../portal/news/told-answers.ts";

function inEachLanguage(getText: (language: ContentLanguage) => string): Readonly<Record<string, string>> {
  return Object.fromEntries(CONTENT_LANGUAGE_CODES.map((language) => [language, getText(language)]));
}

type NewsSource = Awaited<ReturnType<typeof selectNewsSource>>[number];

/** A property's announcements at a moment, rendered in every language. */
function newsAt(source: NewsSource, announced: readonly Announced[], now: EpochMs): PortalNews {
  const pieces = announced.flatMap((item) => composePiece(source, item, now));
  return {
    mark: source.mark,
    at: now,
    pieces,
    more: inEachLanguage((language) => getNewsWords(language).more),
  };
}

/** An announcement that can't be rendered is skipped and logged, so that the others are sent. */
function composePiece(source: NewsSource, item: Announced, now: EpochMs): PortalNews["pieces"] {
  try {
    const html = inEachLanguage(
      (language) => renderNewsPiece(item, { language, facts: source, now })?.html ?? "",
    );
    if (Object.values(html).includes("")) return [];
    const withScreen = { ...html, [SCREEN_LISTENER]: JSON.stringify(toScreenNews(item)) };
    return [{ id: item.id, places: item.places, html: withScreen }];
  } catch (error) {
    logEvent("item_set_aside", { kind: "announcement", announcementId: item.id, error });
    return [];
  }
}

/** The notifications to push to subscribed guests (N6). */
function notificationsAt(
  source: NewsSource,
  announced: readonly Announced[],
  now: EpochMs,
): NotificationBatch {
  const { name, slug, mark } = source;
  const on = announced.filter((item) => getSeenState(item, now) === "on" && item.texts.length > 0);
  const notifications = on.map(({ id, kind, texts, places, until }) => ({
    id,
    texts,
    places,
    until,
    title: name,
    path: portalPath(slug),
    isUrgent: kind === "emergency",
  }));
  return { mark, at: now, notifications };
}

/**
 * Sends a property's active announcements to its open pages, without planned ones (N2), and has its desk push
 * notifications (N6). Idempotent. Throws if D1, R2, the channel or the desk can't be reached.
 *
 * @returns ids of unreadable announcements, which are not sent.
 */
export async function broadcastNews(
  env: Pick<Env, "DB" | "FILES" | "GUEST_DESK" | "PORTAL_CHANNEL">,
  propertyId: string,
  now: EpochMs,
): Promise<readonly string[]> {
  const db = getDatabase(env, propertyId);
  const {
    sources: [source],
    rows,
    publications: [publication],
  } = await runNamed(db, {
    sources: selectNewsSource(db, propertyId),
    rows: selectVisibleAnnouncements(db, propertyId),
    publications: selectPublications(db, propertyId, { limit: 1 }),
  });
  if (!source) return [];
  const { languages, defaultLanguage } = getKnownLanguages(source);
  const reading = { propertyId, languages, defaultLanguage, publication: publication ?? null };
  const fill = await prepareToldTexts(env, rows, reading);
  const announced = toAnnouncedList(rows, { defaultLanguage, fill });
  const notifying = new Set(rows.flatMap(({ id, notifies }) => (notifies ? [id] : [])));
  await Promise.all([
    env.PORTAL_CHANNEL.getByName(propertyId).announce(newsAt(source, announced, now)),
    // Announcements that have just ended are included, so that the desk stops their notifications.
    ...(notifying.size === 0
      ? []
      : [
          env.GUEST_DESK.getByName(propertyId).notify(
            notificationsAt(
              source,
              announced.filter(({ id }) => notifying.has(id)),
              now,
            ),
          ),
        ]),
  ]);
  const read = new Set(announced.map(({ id }) => id));
  return rows.flatMap(({ id }) => (read.has(id) ? [] : [id]));
}

/**
 * As `broadcastNews`, but never throws; call it after the batch. Pages missed now are reached by the writer, whose
 * alarm `scheduleWake` has set.
 */
export async function broadcastNewsSafely(env: Env, propertyId: string, now: EpochMs): Promise<void> {
  await broadcastNews(env, propertyId, now).catch((error: unknown) =>
    logEvent("news_deferred", { propertyId, error }),
  );
}

/**
 * Broadcasts to open pages and projects the portal in parallel: pages must be reached within a second. Call it
 * after the batch.
 */
export async function broadcastAndProject(
  env: Env,
  property: { readonly id: string; readonly slug: string },
  now: EpochMs,
): Promise<void> {
  await Promise.all([broadcastNewsSafely(env, property.id, now), projectPortal(env, property)]);
}
