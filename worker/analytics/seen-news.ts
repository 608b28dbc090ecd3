import { addDays } from "#domain/zoned-time.ts";

/** Longer than ended announcements are listed. */
const KEPT_DAYS = 60;

/** Counts a guest who saw an announcement (N5), without any data of the guest. */
export function countSeenNews(sql: SqlStorage, announcementId: string, day: string): void {
  sql.exec(
    `INSERT INTO seen_news (announcement_id, day, guests) VALUES (?, ?, 1)
     ON CONFLICT DO UPDATE SET guests = guests + 1, day = excluded.day`,
    announcementId,
    day,
  );
}

/** Number of guests who saw each announcement, by its id. */
export function readSeenNews(sql: SqlStorage): Record<string, number> {
  const rows = sql.exec<{ announcement_id: string; guests: number }>(
    "SELECT announcement_id, guests FROM seen_news",
  );
  return Object.fromEntries([...rows].map(({ announcement_id, guests }) => [announcement_id, guests]));
}

/** Deletes counts of announcements that nobody saw for long. */
export function deleteOldSeenNews(sql: SqlStorage, day: string): void {
  sql.exec("DELETE FROM seen_news WHERE day < ?", addDays(day, -KEPT_DAYS));
}
