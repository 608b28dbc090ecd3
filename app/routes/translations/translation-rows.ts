import { textFingerprint } from "#domain/fingerprint.ts";
import { listOpenDrafts } from "#domain/translation/open-drafts.ts";
import { writePlace } from "#domain/translation/text-place.ts";
import type { TranslatableText } from "#domain/translation/translatable-texts.ts";
import type { TranslationDraft } from "#domain/translation/translation-draft.ts";

/** Which texts are listed. */
export const FILTERS = ["drafts", "missing", "outdated", "all"] as const;
export type Filter = (typeof FILTERS)[number];

/** A text, and the draft that is still to read. `key`: its place as one word. */
export interface Row {
  readonly key: string;
  readonly text: TranslatableText;
  readonly draft: TranslationDraft | null;
}

/** Every text of a language as a row, in the order of the screens. Pure. */
export function toRows(
  texts: readonly TranslatableText[],
  drafts: readonly TranslationDraft[],
): readonly Row[] {
  const open = new Map(listOpenDrafts(texts, drafts).map(({ draft }) => [draft.place, draft]));
  return texts.map((text) => {
    const key = writePlace(text.place);
    return { key, text, draft: open.get(key) ?? null };
  });
}

export function filterRows(rows: readonly Row[], filter: Filter): readonly Row[] {
  if (filter === "all") return rows;
  if (filter === "drafts") return rows.filter(({ draft }) => draft !== null);
  return rows.filter(({ text }) => text.state === filter);
}

/** The list that somebody needs first: drafts, or else missing or outdated texts. */
export function chooseFilter(rows: readonly Row[]): Filter {
  return FILTERS.find((filter) => filter !== "all" && filterRows(rows, filter).length > 0) ?? "drafts";
}

/** Whether a row's draft can be accepted as it is: not if it needs a choice, or was refused. */
export function isAcceptable({ draft }: Row): boolean {
  return draft?.body.kind === "wording";
}

/** Open drafts by origin; refused ones are not among them. */
export function countOrigins(rows: readonly Row[]): Readonly<Record<TranslationDraft["origin"], number>> {
  const counts = { phrasebook: 0, machine: 0 };
  for (const { draft } of rows) {
    if (draft && draft.body.kind !== "refused") counts[draft.origin] += 1;
  }
  return counts;
}

/**
 * The row to open after this one: the next one that stays in the list, otherwise the one before. `null`: none.
 * `gone`: rows that leave the list.
 */
export function findNextRow(
  rows: readonly Row[],
  from: string,
  gone: ReadonlySet<string> = new Set([from]),
): string | null {
  const at = rows.findIndex(({ key }) => key === from);
  const stays = ({ key }: Row) => !gone.has(key);
  return (rows.slice(at + 1).find(stays) ?? rows.slice(0, Math.max(at, 0)).findLast(stays))?.key ?? null;
}

/** Whether no other text of a row's button is still to read, so that its translation is of today's original. */
export function isLastOfButton({ key, text }: Row, open: readonly Row[]): boolean {
  return !open.some(
    (row) =>
      row.key !== key &&
      row.draft !== null &&
      row.text.place.kind === "button" &&
      row.text.place.id === text.place.id,
  );
}

/** Names a draft that was read: another draft of the same text is still unread. */
export function getReadMark({ key, draft }: Row): string {
  return `${key} ${textFingerprint(JSON.stringify(draft))}`;
}
