import { type RefObject, useEffect, useRef } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useRights } from "#app/session/role-context.tsx";
import type { FieldErrorCode } from "#domain/field-error.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { useDraft } from "../setup/draft/draft-context.tsx";
import { getPlaceWords } from "./place-words.ts";
import { type RowActions, TranslationRow } from "./translation-row.tsx";
import { getReadMark, isAcceptable, type Row } from "./translation-rows.ts";
import type { TypedTexts } from "./use-typed-texts.ts";

interface TranslationListProps {
  readonly pane: RefObject<HTMLDivElement | null>;
  readonly rows: readonly Row[];
  readonly language: ContentLanguage;
  readonly openKey: string | null;
  readonly typed: TypedTexts;
  readonly errors: Readonly<Record<string, FieldErrorCode>>;
  readonly actions: RowActions;
  readonly onMove: (step: 1 | -1) => void;
  /** Whether a key is meant for the open row: not right after somebody else took away the one before. */
  readonly isMeant: () => boolean;
}

/** The texts of a language in rows, one of them open. J, K and arrows move; Enter, E, X and digits act on it (L3). */
export function TranslationList(props: TranslationListProps) {
  const { pane, rows, language, openKey, typed, errors, actions } = props;
  const { translations: words } = useMessages("translations");
  const messages = useMessages("translations");
  const { draft } = useDraft();
  const { defaultLanguage } = draft;
  const originals = draft.buttons[defaultLanguage]?.buttons ?? [];
  useRowKeys(props);
  return (
    <div ref={pane} className="min-h-0 flex-1 overflow-y-auto [scrollbar-width:thin]">
      <div role="grid" aria-label={words.title} className="border-b border-subtle">
        {rows.map((row) => (
          <TranslationRow
            key={row.key}
            row={row}
            placeWords={getPlaceWords(row.text, originals, messages)}
            language={language}
            defaultLanguage={defaultLanguage}
            isOpen={row.key === openKey}
            typed={typed.get(`${language} ${row.key}`)}
            error={errors[row.key] ?? null}
            readMark={isAcceptable(row) ? getReadMark(row) : null}
            actions={actions}
          />
        ))}
      </div>
    </div>
  );
}

const FIELDS = "input, textarea, select, [contenteditable=true]";
const OWN_ENTER = `${FIELDS}, a, button, summary`;
const LAYERS = "[role=dialog], [role=alertdialog], [role=menu], [role=listbox]";

/** Keys of the open row, wherever the focus is outside fields and dialogs. */
function useRowKeys(props: TranslationListProps) {
  const { mayEdit } = useRights();
  const latest = useRef({ ...props, mayEdit });
  latest.current = { ...props, mayEdit };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      const isPlain = !(event.ctrlKey || event.metaKey || event.altKey || event.isComposing);
      if (!isPlain || event.defaultPrevented || target?.closest(FIELDS) || document.querySelector(LAYERS))
        return;
      if (pressRow(event.key, target, latest.current)) event.preventDefault();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
}

/** @returns whether the key meant something. */
function pressRow(
  key: string,
  target: Element | null,
  { rows, openKey, actions, onMove, isMeant, mayEdit }: TranslationListProps & { readonly mayEdit: boolean },
): boolean {
  const isOnRow = target?.matches("[data-row]") ?? false;
  if (key === "j" || (key === "ArrowDown" && isOnRow)) return act(() => onMove(1));
  if (key === "k" || (key === "ArrowUp" && isOnRow)) return act(() => onMove(-1));
  const row = rows.find((each) => each.key === openKey);
  if (!row || !mayEdit || !isMeant()) return false;
  const body = row.draft?.body;
  if (key === "e") return act(() => actions.edit(row));
  if (key === "x" && body && body.kind !== "refused") return act(() => actions.leave(row));
  if (key === "Enter" && !target?.closest(OWN_ENTER)) {
    if (body?.kind === "wording") return act(() => actions.accept(row, body.wording));
    return body?.kind === "choice" ? false : act(() => actions.edit(row));
  }
  const meaning = body?.kind === "choice" ? body.meanings[Number(key) - 1] : undefined;
  return meaning ? act(() => actions.accept(row, meaning.wording)) : false;
}

function act(press: () => void): true {
  press();
  return true;
}
