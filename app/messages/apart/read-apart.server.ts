import type { ServerContext } from "#app/session/server-context.ts";
import { catalogueHref } from "../compiled/href.ts";
import { reviveCatalogue } from "../compiled/revive.ts";
import type { ApartMessages } from "./en.ts";
import { loadApart } from "./load-apart.ts";

/** Has the texts at hand before a screen that few open is rendered; read once an isolate. Throws without them. */
export async function readApart({
  language,
  readAsset,
}: Pick<ServerContext, "language" | "readAsset">): Promise<void> {
  if (!import.meta.env.PROD) {
    await loadApart(language);
    return;
  }
  if (loadApart.has(language)) return;
  const path = catalogueHref(language, "apart");
  const response = await readAsset(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  loadApart.keep(language, reviveCatalogue<ApartMessages>(await response.json(), language));
}
