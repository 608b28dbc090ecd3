import { addDays } from "#domain/zoned-time.ts";

/** Longer than what has ended is listed: with it goes who saw it. */
const KEPT_DAYS = 60;

/** Notes that another guest has seen an announcement (N5). Nothing of who it was. */
export function countSeenNews(sql: SqlStorage, announcementId: string, day: string): void {
  sql.exec(
    `INSERT INTO seen_news (announcement_id, day, guests) VALUES (?, ?, 1)
     ON CONFLICT DO UPDATE SET guests = guests + 1, day = excluded.day`,
    announcementId,
    day,
  );
}

/** How many guests have seen each announcement, by its id. */
export function readSeenNews(sql: SqlStorage): Record<string, number> {
  const rows = sql.exec<{ announcement_id: string; guests: number }>(
    "SELECT announcement_id, guests FROM seen_news",
  );
  return Object.fromEntries([...rows].map(({ announcement_id, guests }) => [announcement_id, guests]));
}

/** Forgets what nobody has seen for long before a day. */
export function forgetSeenNews(sql: SqlStorage, day: string): void {
  sql.exec("DELETE FROM seen_news WHERE day < ?", addDays(day, -KEPT_DAYS));
}
