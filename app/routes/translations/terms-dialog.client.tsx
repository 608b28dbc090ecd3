import { type FormEvent, useId, useMemo, useState } from "react";
import { newId } from "#app/components/new-id.ts";
import { WorkDialog } from "#app/components/work-dialog.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useMayManageGroup } from "#app/session/role-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { Skeleton } from "#app/ui/feedback/skeleton.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { toFieldErrorCode } from "#domain/field-error.ts";
import { type ContentLanguage, getTextDirection } from "#domain/language.ts";
import { TERMS_MAX, type Term, termSchema } from "#domain/translation/terms.ts";
import { useDraft } from "../setup/draft/draft-context.tsx";
import { type Save, useTerms, useUses } from "./use-terms.ts";

/** The group's terms: words that translations keep, or that have a fixed wording in some languages (L4). */
export function TermsDialog({ onClose }: { onClose: () => void }) {
  const { translations, common, members } = useMessages("translations");
  const words = translations.terms;
  const mayManage = useMayManageGroup();
  const list = useTerms();
  const { terms } = list;
  const uses = useUses(terms);
  const [openId, setOpenId] = useState<string | null>(null);
  const [isChanged, setIsChanged] = useState(false);
  const [added, setAdded] = useState("");
  return (
    <WorkDialog
      open
      size="lg"
      title={words.title}
      description={words.text}
      hasWork={isChanged || added.trim() !== ""}
      onClose={onClose}
      foot={(leave) => <Button onClick={leave}>{common.close}</Button>}
    >
      {terms === null ? (
        list.hasFailed ? (
          <Notice
            tone="warn"
            role="alert"
            action={
              <Button size="sm" onClick={list.reload}>
                {common.retry}
              </Button>
            }
          >
            {words.failed}
          </Notice>
        ) : (
          <Skeleton className="h-24 w-full rounded-md" />
        )
      ) : (
        <div className="flex flex-col gap-3">
          {mayManage ? (
            <AddTerm terms={terms} value={added} onChange={setAdded} onAdd={list.save} />
          ) : (
            <p className="text-sm text-muted">{members.onlyOwners}</p>
          )}
          <p className="text-xs text-muted tabular-nums">
            {terms.length === 0 ? words.none : words.count(terms.length, TERMS_MAX)}
          </p>
          <ul className="flex flex-col">
            {terms.map((term) => (
              <li key={term.id} className="border-t border-subtle first:border-t-0">
                <TermRow
                  term={term}
                  uses={uses.get(term.id) ?? 0}
                  isOpen={term.id === openId}
                  // Another term is opened once the changes of this one are saved or dropped.
                  isLocked={isChanged && term.id !== openId}
                  onToggle={() => setOpenId(term.id === openId ? null : term.id)}
                />
                {term.id === openId ? (
                  <TermForm
                    key={JSON.stringify(term)}
                    term={term}
                    onChanged={setIsChanged}
                    onSave={list.save}
                    onRemove={list.remove}
                    onClose={() => {
                      setIsChanged(false);
                      setOpenId(null);
                    }}
                  />
                ) : null}
              </li>
            ))}
          </ul>
        </div>
      )}
    </WorkDialog>
  );
}

/** Why a term can't be saved, for its field; `undefined`: it can. */
function useTermError(terms: readonly Term[]) {
  const { translations, problems } = useMessages("translations");
  return (term: Term): string | undefined => {
    const isTwice = terms.some(
      ({ id, term: other }) => id !== term.id && other.toLowerCase() === term.term.trim().toLowerCase(),
    );
    if (isTwice) return translations.terms.twice;
    const [issue] = termSchema.safeParse(term).error?.issues ?? [];
    return issue ? problems.fields[toFieldErrorCode(issue.message)] : undefined;
  };
}

interface AddTermProps {
  readonly terms: readonly Term[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onAdd: Save;
}

function AddTerm({ terms, value, onChange, onAdd }: AddTermProps) {
  const { translations } = useMessages("translations");
  const words = translations.terms;
  const findError = useTermError(terms);
  const [error, setError] = useState<string | undefined>();
  const [isBusy, setIsBusy] = useState(false);
  async function add(event: FormEvent) {
    event.preventDefault();
    const term: Term = { id: newId(), term: value.trim(), wordings: null };
    const found = findError(term);
    setError(found);
    if (found !== undefined || isBusy) return;
    setIsBusy(true);
    if (await onAdd(term)) onChange("");
    setIsBusy(false);
  }
  return (
    <form onSubmit={(event) => void add(event)} className="flex items-start gap-2">
      <TextField
        label={words.term}
        labelHidden
        className="flex-1"
        size="sm"
        autoComplete="off"
        placeholder={words.term}
        value={value}
        error={error}
        disabled={terms.length >= TERMS_MAX}
        onChange={(event) => {
          setError(undefined);
          onChange(event.currentTarget.value);
        }}
      />
      <Button
        type="submit"
        iconBefore="plus"
        size="sm"
        className="h-9"
        loading={isBusy}
        disabled={value.trim() === ""}
      >
        {words.add}
      </Button>
    </form>
  );
}

interface TermRowProps {
  readonly term: Term;
  /** Texts of this property with the term. */
  readonly uses: number;
  readonly isOpen: boolean;
  readonly isLocked: boolean;
  readonly onToggle: () => void;
}

function TermRow({ term, uses, isOpen, isLocked, onToggle }: TermRowProps) {
  const { translations } = useMessages("translations");
  const words = translations.terms;
  const fixed = Object.keys(term.wordings ?? {}).length;
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      disabled={isLocked}
      onClick={onToggle}
      className="flex min-h-11 w-full items-center gap-3 rounded-sm px-1 py-1.5 text-start text-sm hover:bg-surface-hover disabled:cursor-not-allowed"
    >
      <Icon name={isOpen ? "chev-up" : "chev-down"} size="sm" className="text-icon-quiet" />
      <span dir="auto" className="min-w-0 flex-1 font-medium text-strong wrap-anywhere">
        {term.term}
      </span>
      <span className="text-xs text-muted">{fixed === 0 ? words.stays : words.fixed(fixed)}</span>
      <span className="w-28 text-end text-xs text-muted tabular-nums">
        {uses === 0 ? words.unused : words.used(uses)}
      </span>
    </button>
  );
}

interface TermFormProps {
  readonly term: Term;
  readonly onChanged: (isChanged: boolean) => void;
  readonly onSave: Save;
  readonly onRemove: (term: Term) => Promise<boolean>;
  readonly onClose: () => void;
}

/** A term, and its fixed wordings in the property's languages. */
function TermForm({ term, onChanged, onSave, onRemove, onClose }: TermFormProps) {
  const { translations, common } = useMessages("translations");
  const words = translations.terms;
  const mayManage = useMayManageGroup();
  const { draft } = useDraft();
  const noteId = useId();
  const [typed, setTyped] = useState(term);
  const [isBusy, setIsBusy] = useState(false);
  const findError = useTermError([]);
  const languages = useMemo(() => {
    const fixed = Object.keys(term.wordings ?? {}) as ContentLanguage[];
    return [...new Set([...draft.languages.filter((code) => code !== draft.defaultLanguage), ...fixed])];
  }, [term, draft]);
  const error = findError(typed);
  const change = (next: Term) => {
    setTyped(next);
    onChanged(JSON.stringify(next) !== JSON.stringify(term));
  };
  const setWording = (language: ContentLanguage, value: string) => {
    const { [language]: _before, ...others } = typed.wordings ?? {};
    const wordings = value === "" ? others : { ...others, [language]: value };
    change({ ...typed, wordings: Object.keys(wordings).length === 0 ? null : wordings });
  };
  async function act(press: () => Promise<boolean>) {
    setIsBusy(true);
    const isDone = await press();
    setIsBusy(false);
    if (isDone) onClose();
  }
  return (
    <form
      className="flex flex-col gap-3 pt-1 pb-4 ps-8"
      onSubmit={(event) => {
        event.preventDefault();
        if (error === undefined) void act(() => onSave(typed));
      }}
    >
      <fieldset disabled={!mayManage} className="grid grid-cols-2 gap-3 max-md:grid-cols-1">
        <TextField
          label={words.term}
          size="sm"
          autoComplete="off"
          dir="auto"
          className="col-span-full"
          value={typed.term}
          error={error}
          onChange={(event) => change({ ...typed, term: event.currentTarget.value })}
        />
        <p id={noteId} className="col-span-full text-xs text-muted">
          {words.wordings}
        </p>
        {languages.map((code) => (
          <TextField
            key={code}
            label={common.languages[code]}
            size="sm"
            autoComplete="off"
            lang={code}
            dir={getTextDirection(code)}
            aria-describedby={noteId}
            placeholder={words.asItIs}
            value={typed.wordings?.[code] ?? ""}
            onChange={(event) => setWording(code, event.currentTarget.value)}
          />
        ))}
      </fieldset>
      {mayManage ? (
        <div className="flex justify-between gap-2">
          <Button
            variant="danger-quiet"
            size="sm"
            iconBefore="trash"
            onClick={() => void act(() => onRemove(term))}
          >
            {common.remove}
          </Button>
          <Button type="submit" variant="primary" size="sm" loading={isBusy} disabled={error !== undefined}>
            {common.save}
          </Button>
        </div>
      ) : null}
    </form>
  );
}
