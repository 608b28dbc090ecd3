import { newId } from "#app/components/new-id.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Segmented } from "#app/ui/form/segmented.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import type { ButtonOf } from "#domain/content/button.ts";
import { RESPONSE_TYPES } from "#domain/content/buttons/feedback.ts";
import { FEEDBACK_QUESTIONS_MAX } from "#domain/limits.ts";
import { EntryList } from "./entry-list.tsx";
import type { ButtonForm } from "./form.ts";
import { LinesField } from "./lines-field.tsx";

type Question = ButtonOf<"feedback">["questions"][number];

interface QuestionListProps {
  readonly form: ButtonForm;
  readonly value: readonly Question[];
  readonly onChange: (questions: Question[]) => void;
}

/** Questions in order, at most ten [S127]; answered by like or stars [S217]. */
export function QuestionList({ form, value, onChange }: QuestionListProps) {
  const { buttons, problems } = useMessages("setup");
  const words = buttons.feedback;
  return (
    <EntryList
      form={form}
      path="questions"
      value={value}
      onChange={onChange}
      max={FEEDBACK_QUESTIONS_MAX}
      title={words.questions}
      addLabel={words.add}
      fullText={problems.fields.too_many_questions}
      getName={({ text }, index) => text || words.question(index + 1)}
      earlier={(_name, number) => words.earlier(number)}
      later={(_name, number) => words.later(number)}
      create={() => ({ id: newId(), text: "", responseType: value.at(-1)?.responseType ?? "stars" })}
      firstField="text"
    >
      {(question, { index, replace, remove }) => (
        <>
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
            <IconButton icon="trash" size="sm" label={words.remove(index + 1)} onClick={remove} />
          </div>
        </>
      )}
    </EntryList>
  );
}
