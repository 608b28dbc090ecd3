import { getEntryTitle } from "#domain/answers/entry-title.ts";
import type { GuideEntry } from "#domain/answers/guide-entry.ts";
import { QUESTION_IDS, type QuestionId } from "#domain/answers/questions.ts";
import { type ChangeGroup, findChangedButton } from "#domain/content/changes/change-groups.ts";
import type { Piece } from "#domain/content/changes/restore-piece.ts";
import type { Draft } from "#domain/content/document.ts";
import { type ContentLanguage, isContentLanguage } from "#domain/language.ts";
import type { EpochMs } from "#domain/time.ts";
import { getShownButtons } from "#portal/tile/shown-buttons.ts";
import { type TileState, tileStateAt } from "#portal/tile/tile-state.ts";
import { getOpeningWords } from "#portal/words/opening-words.ts";
import type { AnswerSide } from "../changes/shown-answer.ts";

export type Action = "new" | "gone" | "renamed" | "moved" | "changed" | TimeAction;
/** Differences caused by opening hours, although the button is the same. */
type TimeAction = "closedThen" | "closedNow" | "hiddenThen" | "hiddenNow";

/** A difference between two versions, as numbered in the pictures. */
export interface Difference {
  readonly key: string;
  readonly of:
    | { readonly kind: "button"; readonly id: string; readonly name: string }
    | { readonly kind: "language"; readonly language: ContentLanguage }
    | {
        readonly kind: "answer";
        readonly question: QuestionId;
        /** The answer then and now. */
        readonly sides: readonly [AnswerSide, AnswerSide];
      }
    | { readonly kind: "entry"; readonly id: string; readonly name: string }
    | { readonly kind: "section"; readonly section: Exclude<ChangeGroup["name"], "buttons" | "language"> };
  readonly action: Action;
  /** The only changed field of a button; `null`: several or none. */
  readonly field: string | null;
  /** The piece of the older version to restore; `null` if the older version does not have it. */
  readonly piece: Piece | null;
}

interface Drafts {
  readonly before: Draft;
  readonly after: Draft;
  /** The page's language, also for names. */
  readonly language: ContentLanguage;
}

type Entry = Omit<Difference, "action" | "field">;
type Found = Entry & { readonly actions: Set<Action>; readonly fields: Set<string> };

/** Differences by button, language, answer, own entry or section, in display order. Pure. */
export function getDifferences(groups: readonly ChangeGroup[], drafts: Drafts): readonly Difference[] {
  const found = new Map<string, Found>();
  for (const { name, rows } of groups) {
    for (const { change } of rows) {
      const [entry, action] = read(name, change, drafts);
      const known = found.get(entry.key) ?? {
        ...entry,
        actions: new Set<Action>(),
        fields: new Set<string>(),
      };
      known.actions.add(action);
      known.fields.add(change.path[0] === "buttons" ? (change.path[4] ?? "") : "");
      found.set(entry.key, known);
    }
  }
  return [...found.values()].map(({ actions, fields, ...entry }) => {
    const action = mergeActions(actions);
    const [field = ""] = fields.size === 1 ? fields : [];
    return { ...entry, action, field: action === "changed" && field !== "" ? field : null };
  });
}

interface Moments extends Drafts {
  readonly past: EpochMs;
  readonly now: EpochMs;
  readonly timeZone: string;
}

/** Buttons of both versions that guests see differently now than then because of their hours. Pure. */
export function getTimeDifferences({
  before,
  after,
  language,
  past,
  now,
  timeZone,
}: Moments): readonly Difference[] {
  const words = getOpeningWords(language);
  const seen = (draft: Draft, at: EpochMs) =>
    getShownButtons(draft, language)
      .filter(({ button }) => !button.hidden)
      .map(({ button, hours }) => ({ button, kind: tileStateAt(hours, { at, timeZone }, words).kind }));
  const later = new Map(seen(after, now).map((shown) => [shown.button.id, shown]));
  return seen(before, past).flatMap(({ button: { id, name }, kind }): readonly Difference[] => {
    const has = later.get(id);
    const action = has && findTimeAction(kind, has.kind);
    if (!action) return [];
    return [{ key: id, of: { kind: "button", id, name }, action, field: null, piece: null }];
  });
}

function findTimeAction(then: TileState["kind"], now: TileState["kind"]): TimeAction | null {
  if (then === now) return null;
  if (then === "hidden") return "hiddenThen";
  if (now === "hidden") return "hiddenNow";
  return then === "closed" ? "closedThen" : "closedNow";
}

export function isOfTime({ action }: Difference): boolean {
  return TIME_ACTIONS.has(action);
}

const TIME_ACTIONS: ReadonlySet<Action> = new Set(["closedThen", "closedNow", "hiddenThen", "hiddenNow"]);

type Change = ChangeGroup["rows"][number]["change"];
type Read = readonly [Entry, Action];

function read(group: ChangeGroup["name"], change: Change, { before, after, language }: Drafts): Read {
  const [root, key = "", own = "", id = ""] = change.path;
  if (root === "buttons") {
    const former = findName(id, before, language);
    const name = former ?? findName(id, after, language) ?? "";
    const piece: Piece | null = former === null ? null : { kind: "button", id };
    const isWhole = change.path.length === 4;
    const inside = change.path.at(-1) === "name" && change.path.length === 5 ? "renamed" : "changed";
    return [{ key: id, of: { kind: "button", id, name }, piece }, isWhole ? getAction(change) : inside];
  }
  if (root === "languages" && isContentLanguage(key)) {
    const piece: Piece | null = before.languages.includes(key) ? { kind: "language", language: key } : null;
    return [{ key, of: { kind: "language", language: key }, piece }, getAction(change)];
  }
  const question = root === "answers" && key === "byQuestion" && QUESTION_IDS.find((known) => known === own);
  if (question) {
    const piece: Piece | null = before.answers.byQuestion[question] ? { kind: "answer", question } : null;
    const sides = [
      { ...before, value: change.before },
      { ...after, value: change.after },
    ] as const;
    return [{ key: question, of: { kind: "answer", question, sides }, piece }, getAction(change)];
  }
  const entry = root === "answers" && key === "entries" ? findEntry(own, before, after) : undefined;
  if (entry) {
    const piece: Piece | null = findEntry(own, before) ? { kind: "entry", id: own } : null;
    const action = change.path.length === 3 ? getAction(change) : "changed";
    return [
      { key: own, of: { kind: "entry", id: own, name: getEntryTitle(entry, language) }, piece },
      action,
    ];
  }
  return readSection(group);
}

function findEntry(id: string, ...drafts: readonly Draft[]): GuideEntry | undefined {
  return drafts.flatMap(({ answers }) => answers.entries).find((entry) => entry.id === id);
}

function readSection(group: ChangeGroup["name"]): Read {
  const isSection = group === "theme" || group === "homepage" || group === "answers" || group === "social";
  const section = isSection ? group : "property";
  const piece: Piece | null = section === "property" ? null : { kind: "section", section };
  return [{ key: section, of: { kind: "section", section }, piece }, "changed"];
}

function getAction({ kind }: Change): Action {
  return kind === "added" ? "new" : kind === "removed" ? "gone" : kind;
}

/** A button's name in a language, otherwise in any; `null`: none. */
function findName(id: string, draft: Draft, language: ContentLanguage): string | null {
  const names = [language, draft.defaultLanguage, ...draft.languages].flatMap((code) => {
    const button = findChangedButton({ path: ["buttons", code, "buttons", id], kind: "changed" }, draft);
    return button ? [button.name] : [];
  });
  return names[0] ?? null;
}

/** One action for several: added or removed if among them, otherwise a change. */
function mergeActions(actions: ReadonlySet<Action>): Action {
  const [first = "changed"] = actions;
  const whole = [...actions].find((action) => action === "new" || action === "gone");
  return whole ?? (actions.size === 1 ? first : "changed");
}
