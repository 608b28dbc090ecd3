import { isSameData, type MergeConflict, mergeDocuments } from "#domain/content/merge.ts";
import type { Problem, Verdict } from "#domain/problem.ts";
import { type DraftAction, type DraftState, isDirty, type PartKey, type PartValue } from "./draft-state.ts";
import { loadPartChecks } from "./part-checks.ts";
import { type PartSave, readCurrent, type SavedPart } from "./save-part.ts";

/** Two people changed the same value: the newer document, and where the two differ. */
export interface DraftConflict extends SavedPart {
  readonly key: PartKey;
  readonly merged: PartValue<PartKey>;
  readonly conflicts: readonly MergeConflict[];
}

type NotSaved = { readonly status: "conflict" } | { readonly status: "refused"; readonly problem: Problem };

export type ApplyResult = { readonly status: "applied" } | NotSaved;

/** `answer` is the command's own; null where its change was saved with the whole part. */
export type CommandResult<Answer> =
  | { readonly status: "applied"; readonly answer: Answer | null }
  | { readonly status: "dropped" }
  | NotSaved;

/** One change of a part that has a route of its own, such as one saved button. */
export interface SaveCommand<Key extends PartKey, Answer extends SavedPart> {
  /** Asks for the change on the revision that is known. Refuses as the API does; null drops the command unsaid. */
  readonly send: (revision: number) => Promise<Verdict<Answer> | null>;
  /** The change itself, in any version of the part. Without it a command that came too late is refused. */
  readonly take?: (value: PartValue<Key>) => PartValue<Key>;
  /** The screen takes the change only with the answer: what is deleted stands until it is gone. */
  readonly isTakenLast?: boolean;
}

/** The draft that is being saved, and whom to tell of it. */
export interface SavingDraft {
  /** As it is at this moment. */
  readonly current: () => DraftState;
  readonly act: (action: DraftAction) => void;
  readonly sendWhole: (save: PartSave) => Promise<Verdict<SavedPart>>;
  /** Asks which of two values stays. */
  readonly ask: (conflict: DraftConflict) => void;
  readonly sayMerged: (key: PartKey, newer: SavedPart) => void;
  /** Tells this browser's other tabs whose save a revision is. */
  readonly tellSaved: (key: PartKey, revision: number) => void;
}

/** Puts a newer saved version under what was typed; where the two can't be merged, asks. */
export function applyNewer(draft: SavingDraft, key: PartKey, newer: SavedPart): void {
  const { current, act, ask, sayMerged } = draft;
  const { saved, revision, newerVersion } = newer;
  const part = current()[key];
  if (!part || newerVersion) {
    // What was typed stays to be seen and copied: it can't be merged with what can only be shown in part.
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

/** Saves all that is dirty of a part. One that somebody else saved meanwhile is merged and sent again. */
export async function savePart(draft: SavingDraft, key: PartKey): Promise<ApplyResult> {
  const { current, act, sendWhole } = draft;
  if (!isDirty(current(), key)) return { status: "applied" };
  const { normalisePart: tidyPart } = await loadPartChecks();
  // Each turn is one more save by somebody else between our read and our write.
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
 * Saves one change of a part: only the change goes to the server, and its answer is merged under what is on
 * the screen, so that all else that was typed stays unsaved. One that comes too late is saved with the whole part,
 * merged with what others saved; where the two differ, the person decides.
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

/** Takes what the server made of `sent`; what was typed since stays. */
function applySaved(
  { act, tellSaved }: SavingDraft,
  key: PartKey,
  { saved: value, revision }: SavedPart,
  sent: PartValue<PartKey> | undefined,
): void {
  act({ type: "saved", key, value, revision, sent });
  tellSaved(key, revision);
}

/** Merges what somebody else saved meanwhile. @returns how the save ends, or null where it may be tried again. */
function applyRefusal(draft: SavingDraft, key: PartKey, problem: Problem): NotSaved | null {
  const isSavedMeanwhile = problem.code === "stale_revision" || problem.code === "newer_version";
  const newer = isSavedMeanwhile ? readCurrent(problem) : null;
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
