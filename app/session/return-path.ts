/** An origin nobody has: only what resolves inside it is a path of ours. */
const BASE = "https://foyer.invalid";

/** The screen a form was sent from, as a path of our own; the entry for anything else. Never throws. */
export function readReturnPath(value: FormDataEntryValue | null): string {
  if (typeof value !== "string" || !value.startsWith("/")) return "/";
  const url = URL.parse(value, BASE);
  return url?.origin === BASE ? `${url.pathname}${url.search}` : "/";
}
