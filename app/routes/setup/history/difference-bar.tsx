import { useMessages } from "#app/messages/messages-context.tsx";
import { useRights } from "#app/session/role-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { nameChips } from "../answers/name-chips.ts";
import { getButtonFieldName } from "../changes/button-words.ts";
import { useRestorePiece } from "../changes/use-restore-piece.ts";
import { useDraft } from "../draft/draft-context.tsx";
import { getDirtyKeys } from "../draft/draft-state.ts";
import { AnswerSides } from "./answer-sides.tsx";
import { type Difference, isOfTime } from "./differences.ts";

interface DifferenceBarProps {
  /** `null` while comparing. */
  readonly differences: readonly Difference[] | null;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
  /** Notes on whole pages, such as that the portal was closed. */
  readonly notes: readonly string[];
  readonly chosen: Difference | null;
  /** Number of the current version. */
  readonly number: number;
  readonly onChoose: (key: string) => void;
}

/** Numbered list of differences; the selected one can be restored. */
export function DifferenceBar({
  differences,
  hasFailed,
  onRetry,
  notes,
  chosen,
  number,
  onChoose,
}: DifferenceBarProps) {
  const { changes, history } = useMessages("setup");
  const isEmpty = differences === null || differences.length === 0;
  const said = [
    ...notes,
    ...(differences?.length === 0 && notes.length === 0 ? [history.same] : []),
    ...(!isEmpty && differences.every(isOfTime) ? [history.sameContent] : []),
  ];
  return (
    <footer className="flex min-h-(--actionbar-height) flex-none flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-default bg-surface-page px-4 py-2 lg:px-6">
      {hasFailed ? (
        <p role="alert" className="flex items-center gap-3 text-sm text-muted">
          {changes.failed}
          <Button size="sm" onClick={onRetry}>
            {changes.retry}
          </Button>
        </p>
      ) : (
        <p role="status" className="text-sm text-muted empty:hidden">
          {differences === null && notes.length === 0 ? changes.loading : said.join(" ")}
        </p>
      )}
      {isEmpty ? null : (
        <div
          role="group"
          aria-label={history.differ(differences.length)}
          className="flex max-h-[7.25rem] min-w-70 flex-1 flex-wrap items-center gap-1.5 overflow-y-auto p-0.5 [scrollbar-width:thin]"
        >
          {differences.map((difference, index) => (
            <DifferenceChip
              key={difference.key}
              number={index + 1}
              difference={difference}
              isChosen={difference.key === chosen?.key}
              onChoose={() => onChoose(difference.key)}
            />
          ))}
        </div>
      )}
      {chosen?.of.kind === "answer" ? <AnswerSides {...chosen.of} /> : null}
      {chosen && !isOfTime(chosen) ? <RestorePieceButton chosen={chosen} number={number} /> : null}
    </footer>
  );
}

function useDifferenceName({ of }: Difference): string {
  const messages = useMessages("setup");
  const { changes, common, questionNames } = messages;
  switch (of.kind) {
    case "button":
    case "entry":
      return nameChips(of.name, messages);
    case "answer":
      return questionNames[of.question];
    case "language":
      return common.languages[of.language];
    case "section":
      return changes.groups[of.section];
  }
}

/** Placeholder of the name in a text. */
const SLOT = "\u0000";

interface DifferenceChipProps {
  readonly number: number;
  readonly difference: Difference;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** A difference as a chip. In a narrow window, a chip that is not selected shows only its number. */
function DifferenceChip({ number, difference, isChosen, onChoose }: DifferenceChipProps) {
  const messages = useMessages("setup");
  const { actions } = messages.history;
  const name = useDifferenceName(difference);
  const { action, field } = difference;
  const say =
    field === null
      ? actions[action]
      : (of: string) => messages.changes.inside(of, getButtonFieldName(field, messages));
  const text = say(name);
  // The name may have another direction than the text around it.
  const [before, after] = say(SLOT).split(SLOT);
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={`${number} ${text}`}
      title={text}
      onClick={onChoose}
      className={classNames(
        "inline-flex h-8 max-w-full items-center gap-2 rounded-full border ps-1.25 text-sm font-medium",
        isChosen
          ? "border-(--plum-600) bg-plum-surface pe-3 text-plum ring-1 ring-(--plum-600)"
          : "border-default bg-surface-raised pe-1.25 hover:bg-surface-hover min-[87.5rem]:pe-3",
      )}
    >
      <span className="grid size-5.5 flex-none place-items-center rounded-full bg-(--plum-600) text-xs font-semibold text-on-primary">
        {number}
      </span>
      <span className={classNames("truncate", !isChosen && "hidden min-[87.5rem]:inline")}>
        {before}
        <bdi>{name}</bdi>
        {after}
      </span>
    </button>
  );
}

function RestorePieceButton({ chosen, number }: { chosen: Difference; number: number }) {
  const { changes, history } = useMessages("setup");
  const { mayEdit } = useRights();
  const { state } = useDraft();
  const { isBusy, bringBack } = useRestorePiece(number);
  const { piece, of } = chosen;
  if (!mayEdit) return null;
  const label = {
    button: history.bringButton,
    language: history.bringLanguage,
    section: history.bringSection,
    answer: history.bringAnswer,
    entry: history.bringEntry,
  }[of.kind];
  const reason =
    piece === null ? history.notThen : getDirtyKeys(state).length > 0 ? changes.back.applyFirst : null;
  return (
    <div className="ms-auto flex flex-none items-center gap-3">
      {reason === null ? null : <p className="max-w-40 text-end text-xs text-muted">{reason}</p>}
      <Button
        variant="primary"
        iconBefore="undo"
        loading={isBusy}
        disabled={reason !== null}
        onClick={() => {
          if (piece) void bringBack(piece);
        }}
      >
        {label}
      </Button>
    </div>
  );
}
