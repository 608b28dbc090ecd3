import { bringStarters } from "#domain/content/starter/bring-starters.ts";
import { type ContentLanguage, isContentLanguage } from "#domain/language.ts";
import { logReplacedDocuments } from "../../db/changes.ts";
import { openDatabase } from "../../db/client.ts";
import { isNewerRow, selectButtonDocuments, toButtons, writeDocument } from "../../db/content/documents.ts";
import { requireOneChange } from "../../db/guard.ts";
import type { Statement } from "../commit.ts";
import type { PropertyScope } from "../scope.ts";

interface NewLanguages {
  /** The default language until now. */
  readonly from: ContentLanguage;
  /** Where they come in behind whatever is there: the new default language; null where it stays. */
  readonly becomesDefault: ContentLanguage | null;
  /** Where they come only if there is no button yet: languages that are enabled. */
  readonly enabled: readonly string[];
}

/**
 * Reads what new languages mean for the template's buttons (D27), and tells the statements that bring those that nobody
 * has touched into them; none where nothing is brought or a newer version wrote the buttons.
 *
 * Call it for the batch that changes the languages: a guard fails the batch where such a list was saved in between.
 */
export async function bringStarterButtons(
  env: Pick<Env, "DB">,
  { principal, property, now }: PropertyScope,
  { from, becomesDefault, enabled }: NewLanguages,
): Promise<readonly Statement[]> {
  const db = openDatabase(env.DB);
  const rows = await selectButtonDocuments(db, property.id);
  const rowOf = (language: ContentLanguage) => rows.find((row) => row.language === language);
  const source = rowOf(from);
  if (!source || isNewerRow(source)) return [];
  const by = principal.displayName;
  const entry = { groupId: principal.groupId, propertyId: property.id, at: now, by };
  const languages = [...new Set([...(becomesDefault ? [becomesDefault] : []), ...enabled])];
  return languages.filter(isContentLanguage).flatMap((language) => {
    const row = rowOf(language);
    if (row && isNewerRow(row)) return [];
    const before = toButtons(language, row);
    if (language !== becomesDefault && before.body.buttons.length > 0) return [];
    const body = bringStarters(toButtons(from, source), before);
    if (!body) return [];
    // Nobody has made these: they count as no button of anybody.
    const isAllOurs = before.body.buttons.length === 0;
    const write = { propertyId: property.id, section: "buttons", language } as const;
    return [
      writeDocument(db, { ...write, body, revision: before.revision, at: now, by: isAllOurs ? null : by }),
      requireOneChange(db),
      logReplacedDocuments(db, entry, language),
    ];
  });
}
