import type { ReactNode } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useRights } from "#app/session/role-context.tsx";
import { Chip } from "#app/ui/chip.tsx";
import { definePart, LazyPart } from "#app/ui/feedback/lazy-part.tsx";
import { Progress } from "#app/ui/feedback/progress.tsx";
import { Skeleton } from "#app/ui/feedback/skeleton.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { GUIDE_ENTRIES_MAX } from "#domain/answers/answer-values.ts";
import { getAnswersProgress, getTopicProgress } from "#domain/answers/answers-progress.ts";
import { PROPERTY_KINDS } from "#domain/property/property-kind.ts";
import { useDraft } from "../setup/draft/draft-context.tsx";
import { ProgressRing } from "./progress-ring.tsx";
import { getTopicAnchor, type PartName } from "./topic-anchor.ts";
import { useAnswers } from "./use-answers.ts";
import { useTopicNames } from "./use-topic-names.ts";

/** Loaded after the screen, because the list of currencies comes with the checks. */
const CURRENCY_SELECT = definePart(
  () => import("./currency-select.tsx"),
  ({ CurrencySelect }) => CurrencySelect,
);

interface PartsNavProps {
  /** The part in view. */
  readonly current: PartName;
  readonly onAddEntry: () => void;
}

/** Progress in all, the topics and the own entries as links to their sections, and settings of all answers. */
export function PartsNav({ current, onAddEntry }: PartsNavProps) {
  const { answers: words } = useMessages("answers");
  const { mayEdit } = useRights();
  const { answers } = useAnswers();
  const names = useTopicNames();
  const total = getAnswersProgress(answers);
  return (
    <nav
      aria-label={words.topicsLabel}
      className="flex min-h-0 flex-none gap-0.5 overflow-auto border-default bg-surface-canvas px-3 [scrollbar-width:thin] max-lg:h-14 max-lg:items-center max-lg:border-b lg:flex-col lg:border-e lg:py-4"
    >
      <div className="flex-none px-2.5 lg:pb-3.5">
        <p className="flex items-baseline justify-between gap-3 text-sm text-muted lg:mb-2">
          <span className="max-lg:sr-only">{words.answeredTotal}</span>
          <span className="whitespace-nowrap tabular-nums">
            {words.progress(total.answered, total.asked)}
          </span>
        </p>
        <Progress
          className="max-lg:hidden"
          label={words.answeredTotal}
          value={total.answered}
          max={total.asked}
          valueText={words.progressInWords(total.answered, total.asked)}
        />
      </div>
      {getTopicProgress(answers).map(({ topic, answered, asked }) => (
        <PartLink
          key={topic}
          part={topic}
          isCurrent={current === topic}
          mark={<ProgressRing value={answered} max={asked} />}
          count={words.progress(answered, asked)}
        >
          {names[topic]}
        </PartLink>
      ))}
      <hr className="m-2.5 w-auto flex-none border-t border-default max-lg:hidden" />
      <PartLink
        part="own"
        isCurrent={current === "own"}
        mark={<Icon name="pencil" size="sm" className="text-subtle" />}
        count={String(answers.entries.length)}
      >
        {words.entries.title}
      </PartLink>
      {mayEdit ? (
        <button
          type="button"
          disabled={answers.entries.length >= GUIDE_ENTRIES_MAX}
          onClick={onAddEntry}
          className="answer-part text-start"
        >
          <Icon name="plus" size="sm" className="text-subtle" />
          <span>{words.entries.add}</span>
        </button>
      ) : null}
      <PartsFoot />
    </nav>
  );
}

interface PartLinkProps {
  readonly part: PartName;
  readonly isCurrent: boolean;
  readonly mark: ReactNode;
  readonly count: string;
  readonly children: string;
}

function PartLink({ part, isCurrent, mark, count, children }: PartLinkProps) {
  return (
    <a
      href={`#${getTopicAnchor(part)}`}
      aria-current={isCurrent ? "true" : undefined}
      className="answer-part"
    >
      {mark}
      <span>{children}</span>
      <span className="text-xs font-normal whitespace-nowrap text-muted tabular-nums in-aria-[current]:text-inherit">
        {count}
      </span>
    </a>
  );
}

/** Languages that need no translation, currency, and kind of property. */
function PartsFoot() {
  const { answers: words } = useMessages("answers");
  const { common } = useMessages();
  const { mayEdit } = useRights();
  const { draft } = useDraft();
  const { answers, change } = useAnswers();
  const { languages, defaultLanguage } = draft;
  return (
    <div className="mt-auto flex flex-none flex-col gap-2 px-2.5 pt-3 pb-0.5 text-xs text-muted max-lg:hidden">
      <ul className="flex flex-wrap gap-1">
        {languages.map((code) => (
          <li key={code}>
            <Chip name={common.languages[code]} tone={code === defaultLanguage ? "highlight" : "neutral"}>
              {code}
            </Chip>
          </li>
        ))}
      </ul>
      <p>{words.readyIn(languages.length)}</p>
      <fieldset disabled={!mayEdit} className="contents">
        <LazyPart
          part={CURRENCY_SELECT}
          props={{}}
          fallback={<Skeleton className="h-8 w-full rounded-md" />}
        />
        <SelectField
          label={words.kind}
          size="sm"
          options={PROPERTY_KINDS.map((kind) => ({ value: kind, label: common.propertyKind.kinds[kind] }))}
          value={answers.kind}
          onChange={(event) => {
            const kind = PROPERTY_KINDS.find((each) => each === event.currentTarget.value);
            if (kind) change((latest) => ({ ...latest, kind }));
          }}
        />
      </fieldset>
    </div>
  );
}
