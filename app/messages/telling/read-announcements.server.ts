import type { ServerContext } from "#app/session/server-context.ts";
import { catalogueHref } from "../compiled/href.ts";
import { reviveCatalogue } from "../compiled/revive.ts";
import type { AnnouncementMessages } from "./en.ts";
import { loadAnnouncements } from "./load-announcements.ts";

/** Has the texts of announcements at hand before a screen that shows it is rendered; read once an isolate. Throws without one. */
export async function readAnnouncements({
  language,
  readAsset,
}: Pick<ServerContext, "language" | "readAsset">): Promise<void> {
  if (!import.meta.env.PROD) {
    await loadAnnouncements(language);
    return;
  }
  if (loadAnnouncements.has(language)) return;
  const path = catalogueHref(language, "announcements");
  const response = await readAsset(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  loadAnnouncements.keep(language, reviveCatalogue<AnnouncementMessages>(await response.json(), language));
}
