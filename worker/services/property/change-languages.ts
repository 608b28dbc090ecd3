import type { Buttons } from "#domain/content/button.ts";
import { withDefaultLanguage } from "#domain/content/hours/default-language.ts";
import { addUntouchedStarters } from "#domain/content/starter/add-untouched-starters.ts";
import { type ContentLanguage, isContentLanguage } from "#domain/language.ts";
import { DOCUMENT_BYTES_MAX } from "#domain/limits.ts";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import { utf8Length } from "#domain/text.ts";
import { logReplacedDocuments } from "../../db/changes.ts";
import { getDatabase } from "../../db/client.ts";
import {
  isNewerRow,
  selectButtonDocuments,
  selectOtherButtons,
  toButtons,
  writeDocument,
} from "../../db/content/documents.ts";
import { requireNone, requireOneChange } from "../../db/guard.ts";
import type { Statement } from "../../db/named-batch.ts";
import type { PropertyScope } from "../scope.ts";

interface LanguageChange {
  /** Default language before and after. */
  readonly from: ContentLanguage;
  readonly to: ContentLanguage;
  /** Newly enabled languages: they get the template's buttons only if they have none. */
  readonly enabled: readonly ContentLanguage[];
}

type Bodies = Readonly<Partial<Record<ContentLanguage, Buttons>>>;

/**
 * Statements that adapt the buttons to new languages or a new default language: unchanged template buttons are
 * added (D27), and each button keeps its effective hours, whether own or inherited from the default language
 * (D58).
 *
 * For the batch that changes the languages: a guard fails it if any list was saved in between.
 *
 * Refuses a new default language with `newer_version` if a newer version wrote buttons of a language, and with
 * `body_too_large` if a list would become too large with its hours. A list of a newer version gets no buttons.
 */
export async function changeLanguages(
  env: Pick<Env, "DB">,
  { principal, property, now }: PropertyScope,
  change: LanguageChange,
): Promise<Verdict<readonly Statement[]>> {
  const { from, to } = change;
  const isNewDefault = from !== to;
  if (!isNewDefault && change.enabled.length === 0) return accept([]);
  const db = getDatabase(env, property.id);
  const rows = await selectButtonDocuments(db, property.id);
  if (isNewDefault && rows.some(isNewerRow)) return refuse("newer_version");
  const newer = new Set(rows.filter(isNewerRow).map(({ language }) => language));
  if (newer.has(from)) return accept([]);
  const stored = new Map(
    rows.flatMap((row) =>
      isContentLanguage(row.language) && !isNewerRow(row)
        ? [[row.language, toButtons(row.language, row)] as const]
        : [],
    ),
  );
  const bodies: Bodies = Object.fromEntries([...stored].map(([language, { body }]) => [language, body]));
  const enabled = change.enabled.filter((language) => !newer.has(language));
  const brought = withStarters(bodies, { ...change, enabled });
  const moved = isNewDefault ? withDefaultLanguage(brought, { from, to }) : brought;
  const changed = (Object.entries(moved) as [ContentLanguage, Buttons][]).filter(
    ([language, body]) => body !== bodies[language],
  );
  if (!isNewDefault && changed.length === 0) return accept([]);
  if (changed.some(([, body]) => utf8Length(JSON.stringify(body)) > DOCUMENT_BYTES_MAX)) {
    return refuse("body_too_large");
  }
  const by = principal.displayName;
  const entry = { groupId: principal.groupId, propertyId: property.id, at: now, by };
  const known = rows.map(({ language, revision }) => ({ language, revision }));
  // No list has buttons yet, so those written are the template's, by nobody.
  const isAllOurs = (language: ContentLanguage) => (bodies[language]?.buttons.length ?? 0) === 0;
  return accept([
    // Before the writes, because all languages were decided from what was read.
    requireNone(db, selectOtherButtons(db, property.id, known)),
    ...changed.flatMap(([language, body]) => [
      writeDocument(db, {
        propertyId: property.id,
        section: "buttons",
        language,
        body,
        at: now,
        by: isAllOurs(language) ? null : by,
        revision: stored.get(language)?.revision ?? 0,
      }),
      requireOneChange(db),
    ]),
    ...changed.map(([language]) => logReplacedDocuments(db, entry, language)),
  ]);
}

/** Adds template buttons: to empty languages, and behind existing buttons only in the new default language. */
function withStarters(bodies: Bodies, { from, to, enabled }: LanguageChange): Bodies {
  const source = bodies[from];
  if (!source) return bodies;
  const empty = enabled.filter((language) => (bodies[language]?.buttons.length ?? 0) === 0);
  const brought: Partial<Record<ContentLanguage, Buttons>> = { ...bodies };
  for (const language of new Set([...(from === to ? [] : [to]), ...empty])) {
    const body = addUntouchedStarters(
      { language: from, body: source },
      { language, body: bodies[language] ?? { buttons: [] } },
    );
    if (body) brought[language] = body;
  }
  return brought;
}
