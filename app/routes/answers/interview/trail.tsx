import { useMessages } from "#app/messages/messages-context.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { TruncatedText } from "#app/ui/layout/truncated-text.tsx";
import type { QuestionId } from "#domain/answers/questions.ts";
import { useQuestionState } from "../use-question-state.ts";

interface TrailProps {
  readonly ids: readonly QuestionId[];
  readonly onChange: (id: QuestionId) => void;
}

/** The last answers, each with a way back to its question. */
export function Trail({ ids, onChange }: TrailProps) {
  const { first } = useMessages("answers").answers;
  return (
    <ul aria-label={first.before} className="flex min-h-14 flex-col border-t border-subtle pt-2.5 pb-3.5">
      {ids.map((id) => (
        <TrailRow key={id} id={id} onChange={() => onChange(id)} />
      ))}
    </ul>
  );
}

function TrailRow({ id, onChange }: { readonly id: QuestionId; readonly onChange: () => void }) {
  const { answers: words, questionNames } = useMessages("answers");
  const { line, said } = useQuestionState(id);
  const name = questionNames[id];
  return (
    <li className="grid min-h-8 grid-cols-[1rem_9.375rem_minmax(0,1fr)_auto] items-center gap-2.5 text-sm text-muted">
      <Icon name="check" size="sm" className="text-success-icon" />
      <b className="font-medium text-strong">{name}</b>
      <TruncatedText as="span" text={line ?? said} />
      <button
        type="button"
        aria-label={`${words.first.change}: ${name}`}
        onClick={onChange}
        className="rounded-xs text-xs font-medium text-link hover:underline"
      >
        {words.first.change}
      </button>
    </li>
  );
}
