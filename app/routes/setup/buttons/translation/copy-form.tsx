import { useState } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { FieldGroup } from "#app/ui/form/field-group.tsx";
import { Radio } from "#app/ui/form/radio.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { COPY_MODES, type CopyMode } from "#domain/content/translation/copy-buttons.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { BUTTONS_MAX } from "#domain/limits.ts";
import { RESTORE_DAYS } from "#domain/property/restore-point.ts";
import { useDraft } from "../../draft/draft-context.tsx";
import { isDirty } from "../../draft/draft-state.ts";
import { type CopyPlan, planCopy } from "./copy-plan.ts";
import { UnappliedNotice } from "./unapplied-notice.tsx";
import { useCopy } from "./use-copy.ts";

export interface CopyPair {
  readonly from: ContentLanguage;
  readonly to: ContentLanguage;
}

interface CopyFormProps {
  readonly initial: CopyPair;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

const NONE = { buttons: [] };
const ALL = "all";

/** From where to where, what will be gone, and where it can be had again [S16, S56, S200]. */
export function CopyForm({ initial, onDone, onCancel }: CopyFormProps) {
  const { buttons, translation, common } = useMessages();
  const words = buttons.copy;
  const { state, draft } = useDraft();
  const [{ from, to }, setPair] = useState<{ from: ContentLanguage; to: ContentLanguage | typeof ALL }>(
    initial,
  );
  const [chosen, setMode] = useState<CopyMode>("replace");
  /** Those that failed where several were copied to: they alone are tried again. */
  const [failed, setFailed] = useState<readonly ContentLanguage[] | null>(null);
  const { isBusy, copyTo } = useCopy();
  const savedIn = (language: ContentLanguage) => state[`buttons:${language}`]?.saved ?? NONE;
  const others = draft.languages.filter((language) => language !== from);
  const targets = to === ALL ? (failed ?? others) : [to];
  const isIntoEmpty = targets.every((language) => savedIn(language).buttons.length === 0);
  const mode = isIntoEmpty ? "replace" : chosen;
  const plans = targets.map((language) => ({
    language,
    plan: planCopy(savedIn(from), savedIn(language), mode),
  }));
  const total = savedIn(from).buttons.length;
  const isLossy = plans.some(({ plan }) => plan.lost > 0);
  const able = plans.filter(({ plan }) => plan.refusal === null);
  const unapplied = [from, ...targets].filter((language) => isDirty(state, `buttons:${language}`));
  const options = draft.languages.map((code) => ({ value: code, label: common.languages[code] }));
  const toAll = { value: ALL, label: words.all };
  const isReady = able.length > 0 && unapplied.length === 0;

  /** The two are never the same: choosing the other side's language swaps them. */
  function choose(side: keyof CopyPair, typed: string) {
    setFailed(null);
    if (side === "to" && typed === ALL) return setPair({ from, to: ALL });
    const language = draft.languages.find((code) => code === typed);
    if (!language) return;
    if (side === "from") setPair({ from: language, to: language === to ? from : to });
    else setPair({ from: language === from && to !== ALL ? to : from, to: language });
  }

  async function submit() {
    const left = await copyTo(
      able.map(({ language }) => language),
      { from, mode },
    );
    if (left.length === 0) onDone();
    else setFailed(left);
  }

  return (
    <div className="flex flex-col gap-4">
      <h2 className="font-semibold text-strong">
        {mode === "replace" && total > 0 ? words.title(total) : words.action}
      </h2>
      <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-end gap-2">
        <SelectField
          label={words.from}
          options={options}
          value={from}
          disabled={isBusy}
          onChange={(event) => choose("from", event.currentTarget.value)}
        />
        <Icon name="arrow-right" size="sm" className="mb-3 text-muted rtl:-scale-x-100" />
        <SelectField
          label={words.to}
          options={others.length > 1 ? [...options, toAll] : options}
          value={to}
          disabled={isBusy}
          onChange={(event) => choose("to", event.currentTarget.value)}
        />
      </div>
      {isIntoEmpty ? null : (
        <FieldGroup role="radiogroup" label={translation.copy.what} labelHidden>
          {COPY_MODES.map((entry) => (
            <Radio
              key={entry}
              name="copy-mode"
              label={translation.copy[entry]}
              checked={entry === mode}
              disabled={isBusy}
              onChange={() => setMode(entry)}
            />
          ))}
        </FieldGroup>
      )}
      {unapplied.length > 0 ? (
        <UnappliedNotice languages={unapplied} />
      ) : (
        <PlanNotices plans={plans} from={from} mode={mode} />
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="ghost" size="sm" disabled={isBusy} onClick={onCancel}>
          {common.cancel}
        </Button>
        <Button
          variant={isLossy ? "danger" : "primary"}
          size="sm"
          disabled={!isReady}
          loading={isBusy}
          loadingLabel={words.copying}
          onClick={() => void submit()}
        >
          {isLossy
            ? words.confirm
            : mode === "fill"
              ? translation.copy.fillConfirm
              : translation.copy.plainConfirm}
        </Button>
      </div>
    </div>
  );
}

interface PlanNoticesProps {
  readonly plans: readonly { readonly language: ContentLanguage; readonly plan: CopyPlan }[];
  readonly from: ContentLanguage;
  readonly mode: CopyMode;
}

/** What will happen, with its numbers, or why nothing can: one notice, and one a language that takes no more. */
function PlanNotices({ plans, from, mode }: PlanNoticesProps) {
  const { buttons, translation, recovery, common } = useMessages();
  const words = translation.copy;
  const source = common.languages[from];
  const nameOf = (language: ContentLanguage) => common.languages[language];
  if (plans.some(({ plan }) => plan.refusal === "no_source")) {
    return <Notice tone="info">{words.noSource(source)}</Notice>;
  }
  const full = plans.filter(({ plan }) => plan.refusal === "too_many");
  const lossy = plans.filter(({ plan }) => plan.lost > 0 && plan.refusal === null);
  const calm = plans.filter(({ plan }) => plan.lost === 0 && plan.refusal !== "too_many");
  const calmLine = ({ language, plan }: (typeof plans)[number]) => {
    if (plan.refusal === "nothing_to_fill") return words.nothing(source, nameOf(language));
    return mode === "fill" ? words.fills(plan.copied, nameOf(language)) : words.intoEmpty(nameOf(language));
  };
  return (
    <div className="flex max-h-64 flex-col gap-2 overflow-y-auto [scrollbar-width:thin]">
      {full.map(({ language }) => (
        <Notice key={language} tone="danger" title={plans.length > 1 ? `${nameOf(language)}:` : undefined}>
          {words.tooMany} {buttons.tooMany(BUTTONS_MAX)}
        </Notice>
      ))}
      {lossy.length > 0 ? (
        <Notice tone="warn">
          <Lines
            lines={lossy.map(({ language, plan }) => buttons.copy.warning(plan.lost, nameOf(language)))}
          />{" "}
          {recovery.where(RESTORE_DAYS)}
        </Notice>
      ) : null}
      {calm.length > 0 ? (
        <Notice tone="info">
          <Lines lines={calm.map(calmLine)} />
        </Notice>
      ) : null}
    </div>
  );
}

/** One sentence stands in its paragraph; several are a list. */
function Lines({ lines }: { lines: readonly string[] }) {
  const [only] = lines;
  if (lines.length === 1) return <>{only}</>;
  return (
    <ul className="mb-1 flex flex-col gap-0.5">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
