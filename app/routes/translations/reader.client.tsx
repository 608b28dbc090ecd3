import { type ReactNode, useMemo, useRef } from "react";
import { formatLongDate } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { useRights } from "#app/session/role-context.tsx";
import { useSession } from "#app/session/session-provider.tsx";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { StatusDot } from "#app/ui/feedback/status-dot.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { ActionBar } from "#app/ui/layout/action-bar.tsx";
import type { ContentLanguage } from "#domain/language.ts";
import { useDraft } from "../setup/draft/draft-context.tsx";
import type { PartKey } from "../setup/draft/draft-state.ts";
import { UndoControls } from "../setup/draft/undo-controls.tsx";
import { OriginTag } from "./origin-tag.tsx";
import { TranslationList } from "./translation-list.tsx";
import {
  countOrigins,
  FILTERS,
  type Filter,
  filterRows,
  getReadMark,
  isAcceptable,
  type Row,
} from "./translation-rows.ts";
import { useAccepting } from "./use-accepting.ts";
import type { AutoSave } from "./use-auto-save.ts";
import { useOpenRow } from "./use-open-row.ts";
import { useReadRows } from "./use-read-rows.ts";
import { useRowActions } from "./use-row-actions.ts";
import type { Translations } from "./use-translations.ts";
import type { TypedTexts } from "./use-typed-texts.ts";

interface ReaderProps {
  /** The parts of the draft that accepting changes. */
  readonly keys: readonly PartKey[];
  readonly language: ContentLanguage;
  /** All texts of the language. */
  readonly rows: readonly Row[];
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
  readonly typed: TypedTexts;
  readonly saving: AutoSave;
  readonly translations: Pick<Translations, "setDraft" | "whileWriting">;
  /** Asks the engine again for the text of a row; `null`: there is none. */
  readonly askAgain: ((key: string) => void) | null;
  /** Notices above the texts. */
  readonly head: ReactNode;
  readonly panelButton: ReactNode;
}

/** The texts of a language, read one by one and accepted into the draft at once (L3). */
export function Reader(props: ReaderProps) {
  const { keys, language, rows, filter, onFilter, typed, saving, translations, askAgain, head, panelButton } =
    props;
  const { property } = useDraft();
  const pane = useRef<HTMLDivElement>(null);
  const listed = useMemo(() => filterRows(rows, filter), [rows, filter]);
  const opening = useOpenRow(pane, listed, filter);
  const accepting = useAccepting(language, rows);
  const actions = useRowActions({
    propertyId: property.id,
    language,
    accepting,
    opening,
    typed,
    setDraft: translations.setDraft,
    whileWriting: translations.whileWriting,
    askAgain: useMemo(() => (askAgain ? ({ key }: Row) => askAgain(key) : null), [askAgain]),
  });
  const acceptable = listed.filter(isAcceptable);
  const marks = acceptable.map(getReadMark);
  const read = useReadRows(pane, marks.join("\n"));
  const wasRead = acceptable.filter(
    (row) => read.has(getReadMark(row)) && typed.get(`${language} ${row.key}`) === null,
  );

  async function acceptRead() {
    const wordings = wasRead.flatMap((row) =>
      row.draft?.body.kind === "wording" ? [{ row, text: row.draft.body.wording }] : [],
    );
    const [first, ...others] = wordings.map(({ row }) => row.key);
    if (first === undefined) return;
    const goOn = opening.planNext([first, ...others]);
    const done = await accepting.accept(wordings);
    if (done.size > 0) goOn(done);
  }

  return (
    <>
      <div className="flex min-h-0 min-w-0 flex-col bg-surface-page lg:col-start-2 lg:row-start-1">
        {head}
        <ListHead rows={listed} filter={filter} onFilter={onFilter} />
        {listed.length === 0 ? (
          <NothingListed rows={rows} filter={filter} onFilter={onFilter} />
        ) : (
          <TranslationList
            pane={pane}
            rows={listed}
            language={language}
            openKey={opening.openKey}
            typed={typed}
            errors={accepting.errors}
            actions={actions}
            onMove={opening.move}
            isMeant={opening.isMeant}
          />
        )}
      </div>
      <ReaderFoot
        keys={keys}
        saving={saving}
        hasRows={listed.length > 0}
        hasDrafts={acceptable.length > 0}
        readCount={wasRead.length}
        onAcceptRead={() => void acceptRead()}
      >
        {panelButton}
      </ReaderFoot>
    </>
  );
}

type ListHeadProps = Pick<ReaderProps, "rows" | "filter" | "onFilter">;

/** How many texts are listed, where their drafts come from, and which ones to list. */
function ListHead({ rows, filter, onFilter }: ListHeadProps) {
  const { translations: words } = useMessages("translations");
  const counts = countOrigins(rows);
  return (
    <div className="flex flex-none flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-3.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h2 className="text-lg font-semibold text-strong">{words.heads[filter](rows.length)}</h2>
        {(["phrasebook", "machine"] as const).map((origin) =>
          counts[origin] > 0 ? (
            <span key={origin} className="flex items-center gap-1.5">
              <OriginTag origin={origin} />
              <span className="text-xs text-muted tabular-nums">{counts[origin]}</span>
            </span>
          ) : null,
        )}
      </div>
      <SelectField
        label={words.show}
        labelHidden
        size="sm"
        className="w-40"
        options={FILTERS.map((each) => ({ value: each, label: words.filters[each] }))}
        value={filter}
        onChange={(event) => {
          const chosen = FILTERS.find((each) => each === event.currentTarget.value);
          if (chosen) onFilter(chosen);
        }}
      />
    </div>
  );
}

/** "Nothing to read." with the date; if texts have no translation yet, the way to them. */
function NothingListed({ rows, filter, onFilter }: ListHeadProps) {
  const { translations: words } = useMessages("translations");
  const shown = useLanguage();
  const { now } = useSession();
  const { property } = useDraft();
  const missing = filterRows(rows, "missing").length;
  const date = words.emptyDate(formatLongDate(shown, now, property.timeZone));
  const isOffered = filter === "drafts" && missing > 0;
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      <EmptyState
        className="py-24"
        title={words.empty[filter]}
        description={isOffered ? `${date} ${words.untranslatedLeft(missing)}` : date}
        actions={
          isOffered ? <Button onClick={() => onFilter("missing")}>{words.filters.missing}</Button> : undefined
        }
      />
    </div>
  );
}

interface ReaderFootProps {
  readonly keys: readonly PartKey[];
  readonly saving: AutoSave;
  readonly hasRows: boolean;
  /** Whether a draft can be accepted as it is. */
  readonly hasDrafts: boolean;
  readonly readCount: number;
  readonly onAcceptRead: () => void;
  readonly children: ReactNode;
}

/** The keys, whether everything is saved, undo, and what was read. */
function ReaderFoot({
  keys,
  saving,
  hasRows,
  hasDrafts,
  readCount,
  onAcceptRead,
  children,
}: ReaderFootProps) {
  const { translations: words, common } = useMessages("translations");
  const { mayEdit } = useRights();
  const says = saving.hasFailed ? words.notSaved : saving.isSaving ? words.saving : null;
  return (
    <ActionBar
      className="lg:col-span-full lg:row-start-2"
      state={
        says === null ? (
          <KeysLine isShown={hasRows && mayEdit} />
        ) : (
          <p className="flex items-center gap-3 text-sm">
            <StatusDot tone="warn" />
            {says}
            {saving.hasFailed ? (
              <Button size="sm" onClick={saving.retry}>
                {common.retry}
              </Button>
            ) : null}
          </p>
        )
      }
      actions={
        <>
          {children}
          {mayEdit ? (
            <>
              <UndoControls keys={keys} />
              {hasDrafts ? (
                <Button disabled={readCount === 0} onClick={onAcceptRead}>
                  {words.acceptRead(readCount)}
                </Button>
              ) : null}
            </>
          ) : null}
        </>
      }
    />
  );
}

/** The keys of the open row; not on touch screens, which have none. */
function KeysLine({ isShown }: { isShown: boolean }) {
  const { translations } = useMessages("translations");
  const words = translations.keys;
  if (!isShown) return null;
  const lines = [
    [[words.enter], words.accept],
    [["E"], words.edit],
    [["X"], words.leave],
    [["J", "K"], words.move],
  ] as const;
  return (
    <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-xs text-muted pointer-coarse:hidden max-lg:hidden">
      {lines.map(([keys, means]) => (
        <span key={means} className="flex items-center gap-1.5">
          {keys.map((key) => (
            <kbd
              key={key}
              className="grid h-5 min-w-5 place-items-center rounded-sm border border-strong px-1 font-sans text-2xs font-medium text-muted"
            >
              {key}
            </kbd>
          ))}
          {means}
        </span>
      ))}
    </p>
  );
}
