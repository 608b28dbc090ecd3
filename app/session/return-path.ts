/** A non-existent origin: only paths of ours resolve inside it. */
const BASE = "https://foyer.invalid";

/**
 * The path of the screen a form was sent from; the entry for anything else. Never throws.
 *
 * Resolving removes dot segments, and the result may begin with `//`, which browsers read as another host: a
 * path is accepted only if it resolves to itself.
 */
export function readReturnPath(value: FormDataEntryValue | null): string {
  if (typeof value !== "string" || !value.startsWith("/")) return "/";
  const url = URL.parse(value, BASE);
  if (url?.origin !== BASE) return "/";
  const path = `${url.pathname}${url.search}`;
  return URL.parse(path, BASE)?.href === `${BASE}${path}` ? path : "/";
}
