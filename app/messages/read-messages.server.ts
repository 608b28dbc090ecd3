import type { ServerContext } from "#app/session/server-context.ts";
import type { InterfaceLanguage } from "#domain/language.ts";
import { catalogueHref } from "./compiled/href.ts";
import { reviveCatalogue } from "./compiled/revive.ts";
import type { Messages } from "./en.ts";
import { loadFirstMessages } from "./first-messages.tsx";
import { loadMessages } from "./load-messages.ts";

/**
 * Has the texts of a language at hand before a screen is rendered; read from the built catalogue once an
 * isolate. Requests that come together each read it: none may wait for another's call. Throws if the build
 * has no such catalogue.
 */
export async function readMessages(
  language: InterfaceLanguage,
  readAsset: ServerContext["readAsset"],
): Promise<void> {
  if (!import.meta.env.PROD) {
    await Promise.all([loadFirstMessages(language), loadMessages(language)]);
    return;
  }
  if (loadMessages.has(language)) return;
  const response = await readAsset(catalogueHref(language));
  const messages = reviveCatalogue<Messages>(await response.json(), language);
  loadFirstMessages.keep(language, messages);
  loadMessages.keep(language, messages);
}
