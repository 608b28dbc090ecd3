import type { ServerContext } from "#app/session/server-context.ts";
import type { Compiled } from "./compiled/compile.ts";
import { catalogueHref } from "./compiled/href.ts";
import { reviveCatalogue } from "./compiled/revive.ts";
import type { TextPart } from "./text-part.ts";

/** Has a part at hand before a screen that needs it is rendered; read once an isolate. Throws if the build has none. */
export async function readTextPart<Texts>(
  { catalogue, load }: TextPart<Texts>,
  { language, readAsset }: Pick<ServerContext, "language" | "readAsset">,
): Promise<void> {
  if (!import.meta.env.PROD) {
    await load(language);
    return;
  }
  if (load.has(language)) return;
  const response = await readAsset(catalogueHref(language, catalogue));
  load.keep(language, reviveCatalogue<Texts>((await response.json()) as Compiled, language));
}
