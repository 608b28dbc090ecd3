import { newId } from "#app/components/new-id.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Segmented } from "#app/ui/form/segmented.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import type { ButtonOf } from "#domain/content/button.ts";
import { RESPONSE_TYPES } from "#domain/content/buttons/feedback.ts";
import { FEEDBACK_QUESTIONS_MAX } from "#domain/limits.ts";
import { AddRow } from "./add-row.tsx";
import { focusSoon } from "./focus-control.ts";
import type { ButtonForm } from "./form.ts";
import { LinesField } from "./lines-field.tsx";
import { OrderRow } from "./order-row.tsx";
import { useRowOrder } from "./use-row-order.ts";

type Question = ButtonOf<"feedback">["questions"][number];

interface QuestionListProps {
  readonly form: ButtonForm;
  readonly value: readonly Question[];
  readonly onChange: (questions: Question[]) => void;
}

/** Questions in order, at most ten [S127]; answered by like or stars [S217]. */
export function QuestionList({ form, value, onChange }: QuestionListProps) {
  const { buttons, common, problems } = useMessages("setup");
  const words = buttons.feedback;
  const replace = (question: Question) =>
    onChange(value.map((entry) => (entry.id === question.id ? question : entry)));

  const { shown, said, getOrder } = useRowOrder({
    value,
    onChange,
    getName: ({ text }, index) => text || words.question(index + 1),
  });

  function add() {
    const responseType = value.at(-1)?.responseType ?? "stars";
    onChange([...value, { id: newId(), text: "", responseType }]);
    focusSoon(`questions.${value.length}.text`, form.prefix);
  }

  function remove(id: string) {
    onChange(value.filter((entry) => entry.id !== id));
    focusSoon("questions", form.prefix);
  }

  return (
    <section aria-label={words.questions} className="flex flex-col gap-1.5">
      <div className="flex items-baseline justify-between gap-2">
        <h3 className="text-sm font-medium text-strong">{words.questions}</h3>
        <span className="text-xs text-subtle tabular-nums">
          {common.counter(value.length, FEEDBACK_QUESTIONS_MAX)}
        </span>
      </div>
      <div className="rounded-row border border-default">
        <ol className="divide-y divide-solid divide-(--border-subtle)">
          {shown.map((question, drawnAt) => {
            const order = getOrder(question, drawnAt);
            const { index } = order;
            return (
              <OrderRow
                key={question.id}
                order={order}
                earlier={words.earlier(index + 1)}
                later={words.later(index + 1)}
                className="flex items-start gap-1.5 py-3 ps-1.5 pe-3"
                gripClassName="pt-5"
              >
                <div className="flex min-w-0 flex-1 flex-col gap-2">
                  <LinesField
                    form={form}
                    path={`questions.${index}.text`}
                    label={words.question(index + 1)}
                    value={question.text}
                    onChange={(text) => replace({ ...question, text })}
                  />
                  <div className="flex items-center justify-between gap-2">
                    <Segmented
                      label={words.answer(index + 1)}
                      labelHidden
                      size="sm"
                      options={RESPONSE_TYPES.map((type) => ({ value: type, label: words[type] }))}
                      value={question.responseType}
                      onChange={(responseType) => replace({ ...question, responseType })}
                    />
                    <IconButton
                      icon="trash"
                      size="sm"
                      label={words.remove(index + 1)}
                      onClick={() => remove(question.id)}
                    />
                  </div>
                </div>
              </OrderRow>
            );
          })}
        </ol>
        <p role="status" className="sr-only">
          {said}
        </p>
        <AddRow
          id={`${form.prefix}questions`}
          label={words.add}
          count={value.length}
          max={FEEDBACK_QUESTIONS_MAX}
          fullText={problems.fields.too_many_questions}
          onAdd={add}
        />
      </div>
    </section>
  );
}
