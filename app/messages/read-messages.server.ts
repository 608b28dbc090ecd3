import type { InterfaceLanguage } from "#domain/language.ts";
import { type CatalogueName, READERS } from "./catalogues.ts";
import { cacheMessages, hasMessages } from "./load-messages.ts";

/**
 * Loads catalogues before rendering, once per isolate. Concurrent requests each load their own, because a
 * request must not wait for another's promise.
 */
export async function readMessages(
  names: readonly CatalogueName[],
  language: InterfaceLanguage,
): Promise<void> {
  const missing = names.filter((name) => !hasMessages(name, language));
  await Promise.all(
    missing.map(async (name) => cacheMessages(name, language, await READERS[name](language))),
  );
}
