import { versions } from "virtual:font-versions";
import { FONT_IDS } from "#domain/font.ts";
import { plainRefusal } from "./page-response.ts";

const FILE = /^\/fonts\/([\d.]+)\/([a-z0-9-]+\.woff2)$/;

/**
 * Answers for a font file that is not among today's: a published page is stored, and goes on naming the
 * version that was there when it was published. Leads to the same file of today's version.
 */
export function findMovedFont(path: string): Response {
  const [, version, file = ""] = FILE.exec(path) ?? [];
  const ids = FONT_IDS.filter((id) => file.startsWith(`${id}-`));
  const current = ids[0] && versions[ids[0]];
  if (!current || current === version) return plainRefusal(404);
  const location = `/fonts/${current}/${file}`;
  return new Response(null, { status: 302, headers: { location, "cache-control": "public, max-age=86400" } });
}
