import type { Buttons } from "#domain/content/button.ts";
import { withDefaultLanguage } from "#domain/content/hours/default-language.ts";
import { moveStarters } from "#domain/content/starter/move-starters.ts";
import { type ContentLanguage, isContentLanguage } from "#domain/language.ts";
import { MAX_DOCUMENT_BYTES } from "#domain/limits.ts";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import { utf8Length } from "#domain/text.ts";
import { logReplacedDocuments } from "../../db/changes.ts";
import { openDatabase } from "../../db/client.ts";
import {
  isNewerRow,
  selectButtonDocuments,
  selectOtherButtons,
  toButtons,
  writeDocument,
} from "../../db/content/documents.ts";
import { requireNone, requireOneChange } from "../../db/guard.ts";
import type { Statement } from "../commit.ts";
import type { PropertyScope } from "../scope.ts";

interface Languages {
  readonly from: ContentLanguage;
  readonly to: ContentLanguage;
}

/**
 * Reads what a new default language means for the buttons of all languages, and tells the statements that bring it about:
 * the template's buttons that nobody has touched come along (D27), and each button keeps the hours that guests had of it,
 * whichever of them follows the other (D58).
 *
 * Call it for the batch that changes the language: a guard fails the batch where any list was saved in between.
 *
 * Refuses with `newer_version` where a newer version wrote buttons of a language, and with `body_too_large` where a list has
 * no room for the hours that it needs.
 */
export async function moveDefaultLanguage(
  env: Pick<Env, "DB">,
  { principal, property, now }: PropertyScope,
  { from, to }: Languages,
): Promise<Verdict<readonly Statement[]>> {
  const db = openDatabase(env.DB);
  const rows = await selectButtonDocuments(db, property.id);
  if (rows.some(isNewerRow)) return refuse("newer_version");
  const stored = new Map(
    rows.flatMap((row) =>
      isContentLanguage(row.language) ? [[row.language, toButtons(row.language, row)] as const] : [],
    ),
  );
  const bodies = Object.fromEntries([...stored].map(([language, { body }]) => [language, body]));
  const moved = withDefaultLanguage(withStarters(bodies, { from, to }), { from, to });
  const changed = (Object.entries(moved) as [ContentLanguage, Buttons][]).filter(
    ([language, body]) => body !== bodies[language],
  );
  if (changed.some(([, body]) => utf8Length(JSON.stringify(body)) > MAX_DOCUMENT_BYTES)) {
    return refuse("body_too_large");
  }
  const by = principal.displayName;
  const entry = { groupId: principal.groupId, propertyId: property.id, at: now, by };
  const known = rows.map(({ language, revision }) => ({ language, revision }));
  return accept([
    // Ahead of the writes: what is read here decides for all languages.
    requireNone(db, selectOtherButtons(db, property.id, known)),
    ...changed.flatMap(([language, body]) => [
      writeDocument(db, {
        ...{ propertyId: property.id, section: "buttons", language, body, at: now, by },
        revision: stored.get(language)?.revision ?? 0,
      }),
      requireOneChange(db),
    ]),
    ...changed.map(([language]) => logReplacedDocuments(db, entry, language)),
  ]);
}

function withStarters(
  bodies: Readonly<Partial<Record<ContentLanguage, Buttons>>>,
  { from, to }: Languages,
): Readonly<Partial<Record<ContentLanguage, Buttons>>> {
  const source = bodies[from];
  if (!source) return bodies;
  const moved = moveStarters(
    { language: from, body: source },
    { language: to, body: bodies[to] ?? { buttons: [] } },
  );
  return moved ? { ...bodies, [from]: moved.from, [to]: moved.to } : bodies;
}
