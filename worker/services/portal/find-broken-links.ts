import { type PublishedLink, publishedLinks } from "#domain/content/published-links.ts";
import { SECOND_MS } from "#domain/time.ts";
import { getDatabase } from "../../db/client.ts";
import { selectPublication } from "../../db/content/publications.ts";
import { isBrokenLink } from "./check-link.ts";
import { readVersion } from "./read-version.ts";

const LINKS_MAX = 60;
const ABREAST = 6;
const CHECK_MS_MAX = 20 * SECOND_MS;

/**
 * Finds dead links in a published portal: at most 20 seconds, six at a time, 60 per portal. Links to this
 * installation are skipped. Empty for a portal that is not published or whose version can't be read.
 */
export async function findBrokenLinks(
  env: Pick<Env, "DB" | "FILES" | "PUBLIC_ORIGIN">,
  { id, publishedNumber }: { readonly id: string; readonly publishedNumber: number | null },
): Promise<readonly PublishedLink[]> {
  if (publishedNumber === null) return [];
  const [row] = await selectPublication(getDatabase(env, id), id, publishedNumber);
  const version = row && (await readVersion(env, row));
  if (!version?.ok) return [];
  const links = publishedLinks(version.value)
    .filter(({ url }) => new URL(url).origin !== env.PUBLIC_ORIGIN)
    .slice(0, LINKS_MAX);
  const deadline = AbortSignal.timeout(CHECK_MS_MAX);
  const broken = new Set<PublishedLink>();
  const queue = links.values();
  const checkNext = async () => {
    for (const link of queue) if (await isBrokenLink(link.url, deadline)) broken.add(link);
  };
  await Promise.all(Array.from({ length: ABREAST }, checkNext));
  return links.filter((link) => broken.has(link));
}
