import { useState } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { FieldGroup } from "#app/ui/form/field-group.tsx";
import { Radio } from "#app/ui/form/radio.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { COPY_MODES, type CopyMode } from "#domain/content/copy-buttons.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { MAX_BUTTONS } from "#domain/limits.ts";
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

/** From where to where, what will be gone, and where it can be had again [S16, S56, S200]. */
export function CopyForm({ initial, onDone, onCancel }: CopyFormProps) {
  const { buttons, translation, common } = useMessages();
  const words = buttons.copy;
  const { state, draft } = useDraft();
  const [{ from, to }, setPair] = useState(initial);
  const [chosen, setMode] = useState<CopyMode>("replace");
  const { isBusy, copy } = useCopy(to);
  const savedIn = (language: ContentLanguage) => state[`buttons:${language}`]?.saved ?? NONE;
  const isIntoEmpty = savedIn(to).buttons.length === 0;
  const mode = isIntoEmpty ? "replace" : chosen;
  const plan = planCopy(savedIn(from), savedIn(to), mode);
  const unapplied = [from, to].filter((language) => isDirty(state, `buttons:${language}`));
  const options = draft.languages.map((code) => ({ value: code, label: common.languages[code] }));
  const isReady = plan.refusal === null && unapplied.length === 0;

  /** The two are never the same: choosing the other side's language swaps them. */
  function choose(side: keyof CopyPair, typed: string) {
    const language = draft.languages.find((code) => code === typed);
    if (!language) return;
    if (side === "from") setPair({ from: language, to: language === to ? from : to });
    else setPair({ from: language === from ? to : from, to: language });
  }

  async function submit() {
    if (await copy({ from, mode })) onDone();
  }

  return (
    <div className="flex flex-col gap-4">
      <h2 className="font-semibold text-strong">
        {mode === "replace" && plan.total > 0 ? words.title(plan.total) : words.action}
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
          options={options}
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
        <PlanNotice plan={plan} pair={{ from, to }} mode={mode} />
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="ghost" size="sm" disabled={isBusy} onClick={onCancel}>
          {common.cancel}
        </Button>
        <Button
          variant={plan.lost > 0 ? "danger" : "primary"}
          size="sm"
          disabled={!isReady}
          loading={isBusy}
          loadingLabel={words.copying}
          onClick={() => void submit()}
        >
          {plan.lost > 0
            ? words.confirm
            : mode === "fill"
              ? translation.copy.fillConfirm
              : translation.copy.plainConfirm}
        </Button>
      </div>
    </div>
  );
}

interface PlanNoticeProps {
  readonly plan: CopyPlan;
  readonly pair: CopyPair;
  readonly mode: CopyMode;
}

/** What will happen, with its number, or why nothing can. */
function PlanNotice({ plan, pair, mode }: PlanNoticeProps) {
  const { buttons, translation, recovery, common } = useMessages();
  const words = translation.copy;
  const [from, to] = [common.languages[pair.from], common.languages[pair.to]];
  if (plan.refusal === "no_source") return <Notice tone="info">{words.noSource(from)}</Notice>;
  if (plan.refusal === "nothing_to_fill") return <Notice tone="info">{words.nothing(from, to)}</Notice>;
  if (plan.refusal === "too_many") {
    return (
      <Notice tone="danger">
        {words.tooMany} {buttons.tooMany(MAX_BUTTONS)}
      </Notice>
    );
  }
  if (plan.lost > 0) {
    return (
      <Notice tone="warn">
        {buttons.copy.warning(plan.lost, to)} {recovery.where(RESTORE_DAYS)}
      </Notice>
    );
  }
  return <Notice tone="info">{mode === "fill" ? words.fills(plan.copied, to) : words.intoEmpty(to)}</Notice>;
}
