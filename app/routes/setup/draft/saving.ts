/**
 * Saving of draft parts in the browser. `savePart` sends a whole part, `runCommand` one change with its own
 * route, and `takeNewer` applies versions saved elsewhere. All three merge others' changes and ask the person
 * only about real conflicts, so that no edit is lost or overwrites another.
 */

import { isSameData, type MergeConflict, mergeDocuments } from "#domain/content/merge.ts";
import type { Problem, Verdict } from "#domain/problem.ts";
import { type DraftAction, type DraftState, isDirty, type PartKey, type PartValue } from "./draft-state.ts";
import { loadPartChecks } from "./part-checks.ts";
import { type PartSave, readNewerPart, type SavedPart } from "./save-part.ts";

/** Two people changed the same value: the newer document, and the conflicting values. */
export interface DraftConflict extends SavedPart {
  readonly key: PartKey;
  readonly merged: PartValue<PartKey>;
  readonly conflicts: readonly MergeConflict[];
}

type NotSaved = { readonly status: "conflict" } | { readonly status: "refused"; readonly problem: Problem };

export type ApplyResult = { readonly status: "applied" } | NotSaved;

/** Result of a command. `answer`: the API's answer; `null` if the whole part was saved instead. */
export type CommandResult<Answer> =
  | { readonly status: "applied"; readonly answer: Answer | null }
  | { readonly status: "dropped" }
  | NotSaved;

/** A change with its own route, such as saving one button. */
export interface SaveCommand<Key extends PartKey, Answer extends SavedPart> {
  /** Sends the change at the known revision. Refusals are the API's; `null` drops the command silently. */
  readonly send: (revision: number) => Promise<Verdict<Answer> | null>;
  /** Makes the change in any version of the part. Absent: a stale command is refused. */
  readonly take?: (value: PartValue<Key>) => PartValue<Key>;
  /** Whether the change appears only after the answer: a deleted item stays on screen until confirmed. */
  readonly isTakenLast?: boolean;
}

/** The draft being saved, and its callbacks. */
export interface SavingDraft {
  /** The latest state. */
  readonly current: () => DraftState;
  readonly act: (action: DraftAction) => void;
  readonly sendWhole: (save: PartSave) => Promise<Verdict<SavedPart>>;
  /** Opens the conflict dialog. */
  readonly ask: (conflict: DraftConflict) => void;
  readonly sayMerged: (key: PartKey, newer: SavedPart) => void;
  /** Tells this browser's other tabs that the revision is its own. */
  readonly announceSaved: (key: PartKey, revision: number) => void;
}

/** Rebases the edits on a newer saved version; opens the conflict dialog if they cannot be merged. */
export function applyNewer(draft: SavingDraft, key: PartKey, newer: SavedPart): void {
  const { current, act, ask, sayMerged } = draft;
  const { saved, revision, newerVersion } = newer;
  const part = current()[key];
  if (!part || newerVersion) {
    // Keep the edits, so that staff can copy them: they cannot be merged with a partly readable version.
    const edited = part && isDirty(current(), key) ? part.edited : saved;
    act({ type: "rebase", key, saved, revision, edited, newerVersion });
    return;
  }
  if (revision === part.revision && !part.newerVersion) return;
  const { merged, conflicts } = mergeDocuments<PartValue<PartKey>>(part.saved, part.edited, saved);
  if (conflicts.length > 0) {
    ask({ key, ...newer, merged, conflicts });
    return;
  }
  act({ type: "rebase", key, saved, revision, edited: merged });
  if (!isSameData(merged, saved)) sayMerged(key, newer);
}

/** Saves the unsaved changes of a part. On 412, merges the server's version and retries. */
export async function savePart(draft: SavingDraft, key: PartKey): Promise<ApplyResult> {
  const { current, act, sendWhole } = draft;
  if (!isDirty(current(), key)) return { status: "applied" };
  const { normalisePart: tidyPart } = await loadPartChecks();
  // Another round is needed only if somebody else saved between the last read and write.
  for (;;) {
    const part = current()[key];
    if (!part) return { status: "applied" };
    const sent = tidyPart(key, part.edited);
    act({ type: "tidy", key, value: sent });
    const verdict = await sendWhole({ key, value: sent, revision: part.revision });
    if (verdict.ok) {
      applySaved(draft, key, verdict.value, sent);
      return { status: "applied" };
    }
    const end = applyRefusal(draft, key, verdict.problem);
    if (end) return end;
  }
}

/**
 * Saves one change of a part: sends only the change, and merges the answer below the edits on screen, which
 * stay unsaved. If stale, the whole part is merged and saved; on conflict, the person decides.
 */
export async function runCommand<Key extends PartKey, Answer extends SavedPart>(
  draft: SavingDraft,
  key: Key,
  { send, take, isTakenLast = false }: SaveCommand<Key, Answer>,
): Promise<CommandResult<Answer>> {
  const part = draft.current()[key];
  const takeIn = take as ((value: PartValue<PartKey>) => PartValue<PartKey>) | undefined;
  const verdict = await send(part?.revision ?? 0);
  if (!verdict) return { status: "dropped" };
  const applyOnScreen = () => {
    const edited = draft.current()[key]?.edited;
    if (takeIn && edited) draft.act({ type: "edit", key, value: takeIn(edited) });
  };
  if (verdict.ok) {
    if (isTakenLast) applyOnScreen();
    applySaved(draft, key, verdict.value, part && takeIn?.(part.saved));
    return { status: "applied", answer: verdict.value };
  }
  const { problem } = verdict;
  if (!takeIn || problem.code !== "stale_revision") return { status: "refused", problem };
  applyOnScreen();
  const end = applyRefusal(draft, key, problem) ?? (await savePart(draft, key));
  return end.status === "applied" ? { status: "applied", answer: null } : end;
}

/** Applies the server's version of `sent`; later edits stay. */
function applySaved(
  { act, announceSaved }: SavingDraft,
  key: PartKey,
  { saved: value, revision }: SavedPart,
  sent: PartValue<PartKey> | undefined,
): void {
  act({ type: "saved", key, value, revision, sent });
  announceSaved(key, revision);
}

/** Merges a version saved by somebody else. @returns the final result, or `null` to retry. */
function applyRefusal(draft: SavingDraft, key: PartKey, problem: Problem): NotSaved | null {
  const isSavedMeanwhile = problem.code === "stale_revision" || problem.code === "newer_version";
  const newer = isSavedMeanwhile ? readNewerPart(problem) : null;
  if (newer && problem.code === "newer_version") applyNewer(draft, key, newer);
  const part = draft.current()[key];
  if (!newer || !part || problem.code !== "stale_revision") return { status: "refused", problem };
  const { saved, revision } = newer;
  const { merged, conflicts } = mergeDocuments<PartValue<PartKey>>(part.saved, part.edited, saved);
  if (conflicts.length > 0) {
    draft.ask({ key, ...newer, merged, conflicts });
    return { status: "conflict" };
  }
  draft.act({ type: "rebase", key, saved, revision, edited: merged });
  draft.sayMerged(key, newer);
  return null;
}
