import { versions } from "virtual:font-versions";
import { FONT_IDS } from "#domain/look/font.ts";
import { respondPlain } from "./plain-refusal.ts";

const FILE = /^\/fonts\/([\d.]+)\/([a-z0-9-]+\.woff2)$/;

/** Present address of a font file from another version. */
function currentFileHref(path: string): string | null {
  const [, version, file = ""] = FILE.exec(path) ?? [];
  const ids = FONT_IDS.filter((id) => file.startsWith(`${id}-`));
  const current = ids[0] && versions[ids[0]];
  return !current || current === version ? null : `/fonts/${current}/${file}`;
}

/**
 * Redirects a request for an old font file to the present one: published pages are stored and keep referring to
 * the files of their time.
 */
export function findMovedFont(path: string): Response {
  const location = currentFileHref(path);
  if (location === null) return respondPlain(404);
  return new Response(null, { status: 302, headers: { location, "cache-control": "public, max-age=86400" } });
}
