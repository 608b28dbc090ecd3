import type { Findings } from "#domain/account/found.ts";
import { foldText } from "#domain/text.ts";
import { ANY_GROUP, getDatabase } from "../../db/client.ts";
import { runNamed } from "../../db/named-batch.ts";
import { selectSearchResults } from "../../db/operations.ts";

const FOUND_MAX = 20;

/**
 * Searches properties by id, slug, licence key or QR code, people by address, and both and groups by part of
 * their name; at most twenty of each kind.
 */
export async function findAnything(env: Pick<Env, "DB">, text: string): Promise<Findings> {
  const db = getDatabase(env, ANY_GROUP);
  const lower = text.toLowerCase();
  const sought = { text, folded: foldText(text), limit: FOUND_MAX };
  const { found, people, groups } = await runNamed(db, selectSearchResults(db, sought));
  return {
    items: [
      ...found.map(({ property, isCode, isAtSlug }) => {
        const { id, name, slug, licenceKey, groupId, removedAt } = property;
        const detail = `/p/${slug}${removedAt === null ? "" : ", removed"}`;
        const by =
          isCode === 1 ? "QR code" : getMatch({ id, licenceKey, isAtSlug: isAtSlug === 1 }, { lower, text });
        return { kind: "property" as const, by, id, name, groupId, detail };
      }),
      ...people.map(({ id, groupId, email, name, role }) => {
        const by = email === lower ? ("email" as const) : id === lower ? ("id" as const) : ("name" as const);
        return { kind: "person" as const, by, id, name, groupId, detail: `${email}, ${role}` };
      }),
      ...groups.map(({ id, name, company }) => {
        const by = id === lower ? ("id" as const) : ("name" as const);
        return { kind: "group" as const, by, id, name, groupId: id, detail: company };
      }),
    ],
  };
}

interface Text {
  readonly lower: string;
  readonly text: string;
}

function getMatch(
  { id, isAtSlug, licenceKey }: { id: string; isAtSlug: boolean; licenceKey: string | null },
  { lower, text }: Text,
): Findings["items"][number]["by"] {
  if (id === lower) return "id";
  if (isAtSlug) return "slug";
  return licenceKey !== null && text.replaceAll(/[^0-9a-z]/gi, "").toUpperCase() === licenceKey
    ? "licence key"
    : "name";
}
