import type { ServerContext } from "#app/session/server-context.ts";
import { catalogueHref } from "../compiled/href.ts";
import { reviveCatalogue } from "../compiled/revive.ts";
import type { Guide } from "./en.ts";
import { loadGuide } from "./load-guide.ts";

/** Has the guide at hand before a screen that shows it is rendered; read once an isolate. Throws without one. */
export async function readGuide({
  language,
  readAsset,
}: Pick<ServerContext, "language" | "readAsset">): Promise<void> {
  if (!import.meta.env.PROD) {
    await loadGuide(language);
    return;
  }
  if (loadGuide.has(language)) return;
  const path = catalogueHref(language, "guide");
  const response = await readAsset(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  loadGuide.keep(language, reviveCatalogue<Guide>(await response.json(), language));
}
