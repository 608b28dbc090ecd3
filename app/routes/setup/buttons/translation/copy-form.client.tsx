import { formatList } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { FieldGroup } from "#app/ui/form/field-group.tsx";
import { Radio } from "#app/ui/form/radio.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { COPY_MODES, type CopyMode } from "#domain/content/translation/copy-buttons.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { BUTTONS_MAX, RESTORE_DAYS } from "#domain/limits.ts";
import { useApply } from "../../draft/apply-context.tsx";
import { ALL_LANGUAGES, type CopyPair } from "./copy-choice.ts";
import type { CopyPlan } from "./copy-plan.ts";
import { useCopyForm } from "./use-copy-form.ts";

interface CopyFormProps {
  readonly initial: CopyPair;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Form for copying: languages, losses, and where to restore them [S16, S56, S200]. */
export function CopyForm({ initial, onDone, onCancel }: CopyFormProps) {
  const { buttons, translation, common } = useMessages("setup");
  const words = buttons.copy;
  const form = useCopyForm(initial, onDone);
  const { from, to, mode, plans, unapplied, isBusy, total } = form;
  const isLossy = plans.some(({ plan }) => plan.lost > 0);
  const options = form.languages.map((code) => ({ value: code, label: common.languages[code] }));
  const toAll = { value: ALL_LANGUAGES, label: words.all };

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
          onChange={(event) => form.chooseFrom(event.currentTarget.value)}
        />
        <Icon name="arrow-right" size="sm" className="mb-3 text-muted rtl:-scale-x-100" />
        <SelectField
          label={words.to}
          options={form.otherCount > 1 ? [...options, toAll] : options}
          value={to}
          disabled={isBusy}
          onChange={(event) => form.chooseTo(event.currentTarget.value)}
        />
      </div>
      {form.isIntoEmpty ? null : (
        <FieldGroup role="radiogroup" label={translation.copy.what} labelHidden>
          {COPY_MODES.map((entry) => (
            <Radio
              key={entry}
              name="copy-mode"
              label={translation.copy[entry]}
              checked={entry === mode}
              disabled={isBusy}
              onChange={() => form.chooseMode(entry)}
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
          disabled={!form.isReady}
          loading={isBusy}
          loadingLabel={words.copying}
          onClick={() => void form.submit()}
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

/** The effect of copying, with numbers, or why it is not possible: one notice, plus one per full language. */
function PlanNotices({ plans, from, mode }: PlanNoticesProps) {
  const { buttons, translation, recovery, common } = useMessages("setup");
  const words = translation.copy;
  const source = common.languages[from];
  const getName = (language: ContentLanguage) => common.languages[language];
  if (plans.some(({ plan }) => plan.refusal === "no_source")) {
    return <Notice tone="info">{words.noSource(source)}</Notice>;
  }
  const full = plans.filter(({ plan }) => plan.refusal === "too_many");
  const lossy = plans.filter(({ plan }) => plan.lost > 0 && plan.refusal === null);
  const calm = plans.filter(({ plan }) => plan.lost === 0 && plan.refusal !== "too_many");
  const calmLine = ({ language, plan }: (typeof plans)[number]) => {
    if (plan.refusal === "nothing_to_fill") return words.nothing(source, getName(language));
    return mode === "fill" ? words.fills(plan.copied, getName(language)) : words.intoEmpty(getName(language));
  };
  return (
    <div className="flex max-h-64 flex-col gap-2 overflow-y-auto [scrollbar-width:thin]">
      {full.map(({ language }) => (
        <Notice key={language} tone="danger" title={plans.length > 1 ? `${getName(language)}:` : undefined}>
          {words.tooMany} {buttons.tooMany(BUTTONS_MAX)}
        </Notice>
      ))}
      {lossy.length > 0 ? (
        <Notice tone="warn">
          <Lines
            lines={lossy.map(({ language, plan }) => buttons.copy.warning(plan.lost, getName(language)))}
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

/** A single sentence is a paragraph; several are a list. */
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

/** Asks to apply unsaved changes first, because they would not be copied or would conflict. */
function UnappliedNotice({ languages }: { languages: readonly ContentLanguage[] }) {
  const { translation, common } = useMessages("setup");
  const language = useLanguage();
  const { isApplying, applyKeys } = useApply();
  const names = languages.map((code) => common.languages[code]);
  return (
    <Notice tone="warn">
      {translation.copy.unapplied(formatList(language, names))}
      <div className="mt-2 flex">
        <Button
          size="sm"
          loading={isApplying}
          loadingLabel={common.applying}
          onClick={() => void applyKeys(languages.map((code) => `buttons:${code}` as const))}
        >
          {common.apply}
        </Button>
      </div>
    </Notice>
  );
}
