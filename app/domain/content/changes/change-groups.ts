import type { ContentLanguage } from "../../language.ts";
import type { Button } from "../button.ts";
import { readTexts } from "../button-texts.ts";
import type { Draft } from "../document.ts";
import type { Change } from "./change.ts";
import { compareHours, isHoursChange } from "./hours-changes.ts";

/** One row of the change list. */
export interface ChangeRow {
  readonly change: Change;
  /** For buttons: the languages with the same change, the language of `change` first. Otherwise empty. */
  readonly languages: readonly ContentLanguage[];
}

export const CHANGE_GROUPS = [
  "buttons",
  "language",
  "theme",
  "homepage",
  "answers",
  "property",
  "social",
] as const;

export interface ChangeGroup {
  readonly name: (typeof CHANGE_GROUPS)[number];
  /** Language of a group of buttons in a non-default language; otherwise `null`. */
  readonly language: ContentLanguage | null;
  /** Whether all rows are changes of guest-facing texts. */
  readonly isTexts: boolean;
  readonly rows: readonly ChangeRow[];
}

/**
 * Groups the changes between two drafts for display. Pure.
 *
 * A button change that is equal in several languages is one row, under Buttons. All other
 * changes of a non-default language form a group per language. Not listed: translation sources, and the
 * buttons of a language that was added or removed. Hours are compared by their effective values, wherever they
 * are stored, so that no change is missed.
 */
export function groupChanges(
  changes: readonly Change[],
  { before, after }: { readonly before: Draft; readonly after: Draft },
): readonly ChangeGroup[] {
  const shown = changes.filter((change) => isShown(change, { before, after }));
  const ofButtons = withHours(
    shown.filter(({ path }) => path[0] === "buttons"),
    compareHours({ before, after }),
  );
  const main = after.defaultLanguage;
  const rows: { change: Change; languages: ContentLanguage[] }[] = ofButtons
    .filter((change) => getLanguage(change) === main)
    .map((change) => ({ change, languages: [main] }));
  const toRow = new Map(rows.map((row) => [getKind(row.change, { before, after }), row]));
  const alone = ofButtons.filter((change) => {
    const language = getLanguage(change);
    if (language === main) return false;
    const row = toRow.get(getKind(change, { before, after }));
    row?.languages.push(language);
    return row === undefined;
  });
  const languages = [...new Set([...after.languages, ...before.languages])];
  const groups: readonly ChangeGroup[] = [
    { name: "buttons", language: null, isTexts: false, rows },
    ...languages.map((language): ChangeGroup => {
      const own = alone.filter((change) => getLanguage(change) === language);
      const isTexts = own.every((change) => isText(change, { before, after }));
      return {
        name: "language",
        language,
        isTexts,
        rows: own.map((change) => ({ change, languages: [language] })),
      };
    }),
    ...(["theme", "homepage", "answers", "property", "social"] as const).map((name): ChangeGroup => {
      const own = shown.filter(({ path }) => findSection(path) === name);
      return { name, language: null, isTexts: false, rows: own.map((change) => ({ change, languages: [] })) };
    }),
  ];
  return groups.filter((group) => group.rows.length > 0);
}

/** Replaces stored changes of hours by effective ones, each after the other changes of its button. */
function withHours(changes: readonly Change[], ofHours: readonly Change[]): readonly Change[] {
  const lastByButton = new Map(changes.map((change) => [getButtonKey(change), change]));
  const behind = new Map<Change | null, readonly Change[]>();
  for (const change of ofHours) {
    const last = lastByButton.get(getButtonKey(change)) ?? null;
    behind.set(last, [...(behind.get(last) ?? []), change]);
  }
  const listed = changes.flatMap((change) => [
    ...(isHoursChange(change) ? [] : [change]),
    ...(behind.get(change) ?? []),
  ]);
  return [...listed, ...(behind.get(null) ?? [])];
}

function getButtonKey({ path }: Change): string {
  return path.slice(0, 4).join("/");
}

interface Drafts {
  readonly before: Draft;
  readonly after: Draft;
}

function isShown({ path }: Change, { before, after }: Drafts): boolean {
  if (path[0] !== "buttons") return true;
  const [, language] = path as readonly [string, ContentLanguage];
  const isWhole = !before.languages.includes(language) || !after.languages.includes(language);
  return !isWhole && path.at(-1) !== "basis";
}

function findSection([root = ""]: readonly string[]): ChangeGroup["name"] | null {
  if (root === "buttons") return null;
  return CHANGE_GROUPS.find((name) => name === root) ?? "property";
}

function getLanguage({ path }: Change): ContentLanguage {
  return path[1] as ContentLanguage;
}

/**
 * Key for merging languages: texts never merge across languages, entries merge by what happened to them,
 * other values by value.
 */
function getKind(change: Change, drafts: Drafts): string {
  const { path, kind } = change;
  const [, language, , ...inside] = path;
  if (isText(change, drafts)) return [language, ...inside].join("/");
  const isEntry = change.from !== undefined || change.to !== undefined;
  const values = isEntry ? [] : [JSON.stringify(change.before), JSON.stringify(change.after)];
  return [kind, ...inside, ...values].join("/");
}

/** The button of a change, from the given draft; `undefined` for other changes. */
export function findChangedButton({ path }: Change, draft: Draft): Button | undefined {
  const [root, language, , id] = path;
  if (root !== "buttons") return undefined;
  return draft.buttons[language as ContentLanguage]?.buttons.find((button) => button.id === id);
}

/** Whether the change is to a guest-facing text. */
export function isText(change: Change, { before, after }: Drafts): boolean {
  const inside = change.path.slice(4).join(".");
  if (change.kind !== "changed" || inside === "") return false;
  const button = findChangedButton(change, after) ?? findChangedButton(change, before);
  return button !== undefined && readTexts(button, { withUntranslated: true }).has(inside);
}
