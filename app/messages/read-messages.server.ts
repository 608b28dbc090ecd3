import type { ServerContext } from "#app/session/server-context.ts";
import type { CatalogueName } from "./catalogues.ts";
import { catalogueHref } from "./compiled/href.ts";
import { restoreCatalogue } from "./compiled/revive.ts";
import { cacheMessages, hasMessages, loadMessages } from "./load-messages.ts";

/**
 * Loads compiled catalogues before rendering, once per isolate. Concurrent requests each load their own,
 * because a request must not wait for another's I/O. Throws if the build has no such catalogue.
 */
export async function readMessages(
  names: readonly CatalogueName[],
  { language, readAsset }: Pick<ServerContext, "language" | "readAsset">,
): Promise<void> {
  await Promise.all(
    names.map(async (name) => {
      if (hasMessages(name, language)) return;
      if (!import.meta.env.PROD) {
        await loadMessages(name, language);
        return;
      }
      const response = await readAsset(catalogueHref(language, name));
      cacheMessages(name, language, restoreCatalogue(await response.json(), language));
    }),
  );
}
