/** An origin nobody has: only what resolves inside it is a path of ours. */
const BASE = "https://foyer.invalid";

/**
 * The screen a form was sent from, as a path of our own; the entry for anything else. Never throws.
 *
 * Resolving removes dot segments, and what is left may begin with `//`, which a browser reads as another
 * host: a path counts only when it resolves to itself.
 */
export function readReturnPath(value: FormDataEntryValue | null): string {
  if (typeof value !== "string" || !value.startsWith("/")) return "/";
  const url = URL.parse(value, BASE);
  if (url?.origin !== BASE) return "/";
  const path = `${url.pathname}${url.search}`;
  return URL.parse(path, BASE)?.href === `${BASE}${path}` ? path : "/";
}
