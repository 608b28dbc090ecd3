import { moveStarters } from "#domain/content/starter/move-starters.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { logReplacedDocuments } from "../../db/changes.ts";
import { openDatabase } from "../../db/client.ts";
import { isNewerRow, selectDocument, toButtons, writeDocument } from "../../db/content/documents.ts";
import { requireOneChange } from "../../db/guard.ts";
import type { Statement } from "../commit.ts";
import type { PropertyScope } from "../scope.ts";

/**
 * Reads what a new default language means for the template's buttons (D27), and tells the statements that bring those
 * that nobody has touched into it; none where nothing moves or a newer version wrote the buttons.
 *
 * Call it for the batch that changes the language: a guard fails the batch where either list was saved in between.
 */
export async function moveStarterButtons(
  env: Pick<Env, "DB">,
  { principal, property, now }: PropertyScope,
  { from, to }: { readonly from: ContentLanguage; readonly to: ContentLanguage },
): Promise<readonly Statement[]> {
  const db = openDatabase(env.DB);
  const keyOf = (language: ContentLanguage) =>
    ({ propertyId: property.id, section: "buttons", language }) as const;
  const [[source], [destination]] = await db.batch([
    selectDocument(db, keyOf(from)),
    selectDocument(db, keyOf(to)),
  ]);
  if (!source || isNewerRow(source) || (destination && isNewerRow(destination))) return [];
  const [before, after] = [toButtons(from, source), toButtons(to, destination)];
  const moved = moveStarters(before, after);
  if (!moved) return [];
  const by = principal.displayName;
  const entry = { groupId: principal.groupId, propertyId: property.id, at: now, by };
  return [
    writeDocument(db, { ...keyOf(from), body: moved.from, revision: before.revision, at: now, by }),
    requireOneChange(db),
    writeDocument(db, { ...keyOf(to), body: moved.to, revision: after.revision, at: now, by }),
    requireOneChange(db),
    logReplacedDocuments(db, entry, from),
    logReplacedDocuments(db, entry, to),
  ];
}
