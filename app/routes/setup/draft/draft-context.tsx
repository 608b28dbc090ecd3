import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from "react";
import { readProblem } from "#app/session/network/problem.ts";
import { useRights } from "#app/session/role-context.tsx";
import { useHeldSession } from "#app/session/session-provider.tsx";
import type { Draft, StoredDocument } from "#domain/content/document.ts";
import type { Property } from "#domain/property/property.ts";
import type { Publication } from "#domain/property/publication.ts";
import type { EpochMs } from "#domain/time.ts";
import { withAutomaticDrafts } from "#domain/translation/automatic-texts.ts";
import type { TranslationDraft } from "#domain/translation/translation-draft.ts";
import { AnswerSourceContext } from "../answers/answer-source.ts";
import {
  type DraftState,
  getEditedValue,
  getNewerKeys,
  openDraft,
  type PartKey,
  type PartValue,
  toDraft,
} from "./draft-state.ts";
import type { SavedPart } from "./save-part.ts";
import type { ApplyResult, CommandResult, DraftConflict, SaveCommand } from "./saving.ts";
import { useDraftSaves } from "./use-draft-saves.ts";
import { type DraftSteps, useDraftStore } from "./use-draft-store.ts";
import { useIsAhead } from "./use-is-ahead.ts";
import { useNewerVersions } from "./use-newer-versions.ts";

interface DraftEditor {
  readonly property: Property;
  /** The draft on screen, including unsaved changes. */
  readonly draft: Draft;
  readonly state: DraftState;
  /** Returns the latest state, also between renders, such as right after an edit. */
  readonly current: () => DraftState;
  readonly value: <Key extends PartKey>(key: Key) => PartValue<Key>;
  /** Edits a part. Edits with equal `at` are one undo step. */
  readonly edit: <Key extends PartKey>(key: Key, value: PartValue<Key>, at?: EpochMs) => void;
  /** Edits a part based on its latest value, for async results that may arrive after a tab change. */
  readonly change: <Key extends PartKey>(key: Key, update: (value: PartValue<Key>) => PartValue<Key>) => void;
  readonly discard: (keys: readonly PartKey[]) => void;
  /** Undo and redo in the open tab. */
  readonly steps: DraftSteps;
  /** Saves those of these parts that have changes. Stale parts are merged; a conflict is put in `conflict`. */
  readonly apply: (keys: readonly PartKey[]) => Promise<ApplyResult>;
  /** Saves one change of a part through its own route; other edits stay unsaved. */
  readonly saveCommand: <Key extends PartKey, Answer extends SavedPart>(
    key: Key,
    command: SaveCommand<Key, Answer>,
  ) => Promise<CommandResult<Answer>>;
  readonly conflict: DraftConflict | null;
  /** Resolves a conflict with the chosen document, unsaved, on the newer revision; `null` cancels. */
  readonly settle: (chosen: PartValue<PartKey> | null) => void;
  /** Reloads the whole draft, such as after restoring a version. Drops unsaved changes. */
  readonly reload: () => Promise<void>;
  /** Epoch milliseconds; `null` before the first save. */
  readonly lastAppliedAt: number | null;
  /** Whether saved changes are not published yet. */
  readonly isAhead: boolean;
}

const DraftContext = createContext<DraftEditor | null>(null);

interface DraftProviderProps {
  readonly property: Property;
  readonly documents: readonly StoredDocument[];
  /** The latest publication; `null`: none. */
  readonly publication: Publication | null;
  /** Drafts that guests read, because their language is automatic (L5). */
  readonly automatic: readonly TranslationDraft[];
  readonly children: ReactNode;
}

/** Holds the draft for all setup tabs: saved and edited state, and their merging. */
export function DraftProvider(props: DraftProviderProps) {
  const { property: loaded, documents, publication, automatic, children } = props;
  const { connect, properties } = useHeldSession();
  const { mayEdit } = useRights();
  const property = properties.find(({ id }) => id === loaded.id) ?? loaded;
  const store = useDraftStore(() => openDraft(loaded, documents));
  const { state, current, act, steps } = store;
  const [lastAppliedAt, setLastAppliedAt] = useState(() =>
    // The initial template of a new property does not count as applied.
    loaded.updatedAt === null ? null : findNewest(documents),
  );
  const markApplied = useCallback(() => setLastAppliedAt(Date.now()), []);
  const saves = useDraftSaves(store, loaded.id, markApplied);
  const { apply, saveCommand, conflict, settle } = saves;
  useNewerVersions(store, saves, { property: loaded, documents });
  const isAhead = useIsAhead(property, publication);

  const reload = useCallback(async () => {
    const response = await connect().api.api.properties[":propertyId"].draft.$get({
      param: { propertyId: loaded.id },
    });
    if (!response.ok) throw new Error(`The draft could not be read: ${(await readProblem(response)).code}.`);
    const answer = await response.json();
    act({ type: "reopen", state: openDraft(answer.property, answer.documents) });
  }, [connect, loaded.id, act]);

  const editor = useMemo<DraftEditor>(
    () => ({
      property,
      draft: withAutomaticDrafts(toDraft(state), automatic),
      state,
      current,
      value: (key) => getEditedValue(state, key),
      edit: (key, value, at) => {
        if (mayEdit && getNewerKeys(current(), [key]).length === 0) act({ type: "edit", key, value, at });
      },
      change: (key, update) => {
        if (mayEdit && getNewerKeys(current(), [key]).length === 0)
          act({ type: "edit", key, value: update(getEditedValue(current(), key)) });
      },
      discard: (keys) => act({ type: "discard", keys }),
      steps,
      apply,
      saveCommand,
      conflict,
      settle,
      reload,
      lastAppliedAt,
      isAhead,
    }),
    [
      property,
      state,
      current,
      act,
      steps,
      apply,
      saveCommand,
      conflict,
      settle,
      reload,
      lastAppliedAt,
      isAhead,
      automatic,
      mayEdit,
    ],
  );
  return (
    <DraftContext value={editor}>
      <AnswerSourceContext value={editor.draft}>{children}</AnswerSourceContext>
    </DraftContext>
  );
}

export function useDraft(): DraftEditor {
  const editor = useContext(DraftContext);
  if (!editor) throw new Error("A setup tab must stand inside DraftProvider.");
  return editor;
}

function findNewest(documents: readonly StoredDocument[]): number | null {
  const newest = Math.max(0, ...documents.map(({ updatedAt }) => Date.parse(updatedAt)));
  return newest > 0 ? newest : null;
}
