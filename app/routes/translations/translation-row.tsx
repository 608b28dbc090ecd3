import { useId } from "react";
import { Link } from "react-router";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useRights } from "#app/session/role-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { Text } from "#domain/content/button-texts.ts";
import type { FieldErrorCode } from "#domain/field-error.ts";
import { type ContentLanguage, getTextDirection } from "#domain/language.ts";
import type { TextPlace } from "#domain/translation/text-place.ts";
import type { TranslationDraft } from "#domain/translation/translation-draft.ts";
import { KeyHint } from "../answers/key-hint.tsx";
import { useDraft } from "../setup/draft/draft-context.tsx";
import { DraftText, NamedText } from "./draft-text.tsx";
import { OriginTag } from "./origin-tag.tsx";
import { getRefusalWords } from "./refusal-words.ts";
import { TranslationField } from "./translation-field.tsx";
import type { Row } from "./translation-rows.ts";

/** Presses on a row. */
export interface RowActions {
  readonly open: (row: Row) => void;
  readonly accept: (row: Row, text: Text) => void;
  /** Opens the row's field. */
  readonly edit: (row: Row) => void;
  readonly leave: (row: Row) => void;
  /** Asks the engine again; `null`: there is none. */
  readonly askAgain: ((row: Row) => void) | null;
  readonly change: (row: Row, text: Text) => void;
  readonly save: (row: Row) => void;
  readonly discard: (row: Row) => void;
  readonly escape: (row: Row) => void;
}

interface TranslationRowProps {
  readonly row: Row;
  readonly placeWords: string;
  readonly language: ContentLanguage;
  readonly defaultLanguage: ContentLanguage;
  readonly isOpen: boolean;
  /** The text being written; `null`: the field is closed. */
  readonly typed: Text | null;
  readonly error: FieldErrorCode | null;
  /** Identifies the draft once it was read; `null`: it can't be accepted as it is. */
  readonly readMark: string | null;
  readonly actions: RowActions;
}

/** A text with its draft beside it. The open row has the buttons; the field stays while other rows are open. */
export function TranslationRow(props: TranslationRowProps) {
  const { row, placeWords, language, defaultLanguage, isOpen, typed, readMark, actions } = props;
  const { translations: words } = useMessages("translations");
  const { mayEdit } = useRights();
  const { text, draft } = row;
  return (
    <div
      role="row"
      tabIndex={isOpen ? 0 : -1}
      aria-selected={isOpen}
      data-row={row.key}
      data-read={readMark ?? undefined}
      onFocus={() => actions.open(row)}
      className={classNames(
        "group relative grid grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] gap-x-5 border-t border-subtle px-5 pt-2.25 pb-2.5 text-sm/6 -outline-offset-2",
        // The draft shows the focus.
        draft?.body.kind === "wording" && typed === null && "outline-none",
        isOpen &&
          "bg-surface-selected pb-3 after:absolute after:inset-y-0 after:start-0 after:w-0.75 after:bg-fill-primary",
      )}
    >
      {/* biome-ignore lint/a11y/useFocusableInteractive: the row has the focus */}
      <div role="gridcell" className="min-w-0">
        <p className="flex min-h-5 items-center gap-1.5 text-xs/4 text-muted">
          <span className="min-w-0 wrap-anywhere">{placeWords}</span>
          {isOpen ? <OpenPlace place={text.place} language={language} placeWords={placeWords} /> : null}
        </p>
        <div lang={defaultLanguage} dir={getTextDirection(defaultLanguage)} className="pt-1 text-start">
          <DraftText text={text.source} />
        </div>
      </div>
      {/* biome-ignore lint/a11y/useFocusableInteractive: the row has the focus */}
      <div role="gridcell" className="min-w-0">
        <p className="flex min-h-5 items-center justify-between gap-2 text-xs/4 text-muted">
          <span>{isOpen && draft ? words.draft : null}</span>
          {draft ? <OriginTag origin={draft.origin} /> : <StateMark state={text.state} />}
        </p>
        {typed === null ? (
          <DraftCell {...props} draft={draft} />
        ) : (
          <TranslationField
            language={language}
            place={text.place}
            placeWords={placeWords}
            text={typed}
            error={props.error}
            onChange={(changed) => actions.change(row, changed)}
            onSave={() => actions.save(row)}
            onDiscard={() => actions.discard(row)}
            onEscape={() => actions.escape(row)}
          />
        )}
      </div>
      {isOpen && mayEdit && typed === null ? <RowButtons {...props} draft={draft} /> : null}
    </div>
  );
}

const STATE_LOOKS = {
  missing: { icon: "alert", classes: "text-danger" },
  outdated: { icon: "history", classes: "text-warn" },
  done: { icon: "check", classes: "text-success" },
} as const;

/** The state of a text without a draft, with icon, word and colour [S16, S83, A5]. */
function StateMark({ state }: { state: Row["text"]["state"] }) {
  const { translations: words } = useMessages("translations");
  const { icon, classes } = STATE_LOOKS[state];
  return (
    <span className={classNames("inline-flex items-center gap-1 font-medium", classes)}>
      <Icon name={icon} size="xs" />
      {words.states[state]}
    </span>
  );
}

/** The editor of a place: a button that the language lacks is opened in the default language. */
function useEditorPath({ kind, id }: TextPlace, language: ContentLanguage): string {
  const { draft } = useDraft();
  if (kind !== "button") {
    return `/answers?${new URLSearchParams({ [kind === "entry" ? "entry" : "question"]: id, language })}`;
  }
  const isThere = draft.buttons[language]?.buttons.some((button) => button.id === id);
  return `/setup/buttons?${new URLSearchParams({ language: isThere ? language : draft.defaultLanguage, button: id })}`;
}

function OpenPlace({
  place,
  language,
  placeWords,
}: Pick<TranslationRowProps, "language" | "placeWords"> & { place: TextPlace }) {
  const { translations: words } = useMessages("translations");
  const label = words.openPlace(placeWords);
  return (
    <Link
      to={useEditorPath(place, language)}
      title={label}
      aria-label={label}
      className="rounded-sm text-icon-quiet hover:text-strong"
    >
      <Icon name="external" size="xs" />
    </Link>
  );
}

function DraftCell(props: TranslationRowProps & { draft: TranslationDraft | null }) {
  const { row, draft, error } = props;
  const { problems } = useMessages("translations");
  const { translated, state } = row.text;
  const noteId = useId();
  return (
    <>
      {draft ? (
        <DraftBody {...props} draft={draft} />
      ) : translated !== null && state !== "missing" ? (
        <Shown {...props} text={translated} />
      ) : null}
      {error ? (
        <p id={noteId} role="alert" className="flex items-start gap-1 pt-1 text-xs/4 text-danger">
          <Icon name="error" size="xs" className="mt-px" />
          {problems.fields[error]}
        </p>
      ) : null}
    </>
  );
}

function Shown({
  text,
  language,
  isOpen,
  draft,
}: TranslationRowProps & { text: Text; draft: TranslationDraft | null }) {
  return (
    <div
      lang={language}
      dir={getTextDirection(language)}
      className={classNames(
        "text-start text-strong",
        isOpen && draft
          ? "mt-0.5 rounded-md border border-control bg-surface-raised px-2.5 py-1 group-focus-visible:border-focus group-focus-visible:shadow-field-focus"
          : "pt-1",
      )}
    >
      <DraftText text={text} />
    </div>
  );
}

function DraftBody(props: TranslationRowProps & { draft: TranslationDraft }) {
  const { row, draft, language, isOpen, actions } = props;
  const { translations: words } = useMessages("translations");
  const { mayEdit } = useRights();
  const { body } = draft;
  if (body.kind === "wording") return <Shown {...props} text={body.wording} />;
  if (body.kind === "refused") return <Refused rule={body.rule} part={body.part} />;
  return (
    <div className="flex flex-col gap-1.5 pt-1">
      <p className="text-xs/4 text-muted">{words.choose}</p>
      {body.meanings.map(({ meaning, wording, gloss }, index) => (
        <button
          key={meaning}
          type="button"
          disabled={!mayEdit}
          tabIndex={isOpen ? 0 : -1}
          aria-keyshortcuts={String(index + 1)}
          onClick={() => actions.accept(row, wording)}
          className="flex items-center gap-3 rounded-md border border-strong bg-surface-raised px-2.5 py-1 text-start hover:border-lifted hover:bg-surface-sunken disabled:cursor-not-allowed"
        >
          <span className="min-w-0 flex-1">
            <span lang={language} dir={getTextDirection(language)} className="block font-medium text-strong">
              {wording}
            </span>
            {gloss ? <span className="block text-xs/4 text-muted">{gloss}</span> : null}
          </span>
          {isOpen && mayEdit ? <KeyHint>{String(index + 1)}</KeyHint> : null}
        </button>
      ))}
    </div>
  );
}

/** The rule that a draft broke, by name. Nothing of the draft was kept. */
function Refused({ rule, part }: { rule: string; part: string | null }) {
  const { translations: words } = useMessages("translations");
  const [before, after] = getRefusalWords(rule, part !== null, words.refused);
  // A sentence without an end is the whole one: its rule is about no part.
  const named = after === "" ? null : part;
  return (
    <div className="mt-0.5 flex gap-2 rounded-md border border-danger bg-danger-surface px-2.5 py-1.5 text-sm/5.5 text-danger">
      <Icon name="error" size="sm" className="mt-0.75" />
      <span className="wrap-anywhere">
        {before}
        {named === null ? null : <NamedText text={named} />}
        {after} <b className="font-semibold">{words.refused.thrown}</b>
      </span>
    </div>
  );
}

function RowButtons({ row, draft, actions }: TranslationRowProps & { draft: TranslationDraft | null }) {
  const { translations: words } = useMessages("translations");
  const body = draft?.body;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the row has the focus
    <div role="gridcell" className="col-span-full flex flex-wrap justify-end gap-1.5 pt-1.5">
      {body?.kind === "refused" && actions.askAgain ? (
        <Button variant="ghost" size="sm" onClick={() => actions.askAgain?.(row)}>
          {words.again}
        </Button>
      ) : null}
      {body && body.kind !== "refused" ? (
        <Button variant="ghost" size="sm" aria-keyshortcuts="X" onClick={() => actions.leave(row)}>
          {words.leave}
          <KeyHint>X</KeyHint>
        </Button>
      ) : null}
      {body?.kind === "wording" ? (
        <>
          <Button variant="ghost" size="sm" aria-keyshortcuts="E" onClick={() => actions.edit(row)}>
            {words.edit}
            <KeyHint>E</KeyHint>
          </Button>
          <Button
            variant="primary"
            size="sm"
            aria-keyshortcuts="Enter"
            onClick={() => actions.accept(row, body.wording)}
          >
            {words.accept}
            <KeyHint>{words.keys.enter}</KeyHint>
          </Button>
        </>
      ) : (
        <Button size="sm" iconBefore="pencil" aria-keyshortcuts="E" onClick={() => actions.edit(row)}>
          {row.text.state === "missing" ? words.write : words.edit}
          <KeyHint>E</KeyHint>
        </Button>
      )}
    </div>
  );
}
