import { newId } from "#app/components/new-id.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Segmented } from "#app/ui/form/segmented.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import type { ButtonOf } from "#domain/content/button.ts";
import { RESPONSE_TYPES } from "#domain/content/buttons/feedback.ts";
import type { ButtonStyle } from "#domain/content/theme.ts";
import { FEEDBACK_QUESTIONS_MAX } from "#domain/limits.ts";
import { AnswerTextArea } from "../../answers/answer-text-area.tsx";
import { useShownTexts } from "../../answers/use-shown-texts.ts";
import { ContrastColourField } from "../fields/contrast-colour-field.tsx";
import { EmailField } from "../fields/email-field.tsx";
import { EntryList } from "../fields/entry-list.tsx";
import { type ButtonForm, getFieldProps } from "../fields/form.ts";
import { LinesField } from "../fields/lines-field.tsx";
import { getReadableTextColour } from "../fields/readable-on.ts";
import { OriginalText } from "../translation/original-text.tsx";
import type { TypeEditor } from "./type-editor.ts";

type FeedbackValues = Pick<
  ButtonOf<"feedback">,
  "email" | "title" | "intro" | "response" | "reviewLink" | "questions" | "background" | "accent"
>;

interface FeedbackFieldsProps {
  readonly form: ButtonForm;
  readonly theme: ButtonStyle;
  readonly value: FeedbackValues;
  readonly onChange: (patch: Partial<FeedbackValues>) => void;
}

/** Questions, recipient of the answers, and thanks [S77]. */
function FeedbackFields({ form, theme, value, onChange }: FeedbackFieldsProps) {
  const { buttons, common } = useMessages("setup");
  const words = buttons.feedback;
  const sentence = (path: "intro" | "response") => ({
    ...getFieldProps(form, path),
    form,
    lead: <OriginalText original={form.original} path={path} />,
    value: value[path],
  });
  return (
    <>
      <EmailField
        form={form}
        label={words.email}
        hint={words.emailHint}
        value={value.email}
        onChange={(email) => onChange({ email })}
      />
      <LinesField
        form={form}
        path="title"
        label={words.title}
        placeholder={words.titlePlaceholder}
        value={value.title}
        onChange={(title) => onChange({ title })}
      />
      <AnswerTextArea
        {...sentence("intro")}
        label={words.intro}
        labelAction={<span className="text-xs text-subtle">{common.optional}</span>}
        onChange={(intro) => onChange({ intro })}
      />
      <QuestionList form={form} value={value.questions} onChange={(questions) => onChange({ questions })} />
      <AnswerTextArea
        {...sentence("response")}
        label={words.response}
        hint={words.responseHint}
        onChange={(response) => onChange({ response })}
      />
      <TextField
        {...getFieldProps(form, "reviewLink")}
        type="url"
        autoComplete="url"
        placeholder="https://"
        dir="ltr"
        spellCheck={false}
        label={words.reviewLink}
        labelAction={<span className="text-xs text-subtle">{common.optional}</span>}
        hint={words.reviewLinkHint}
        value={value.reviewLink}
        onChange={(event) => onChange({ reviewLink: event.currentTarget.value })}
      />
      <ContrastColourField
        id={`${form.prefix}background`}
        label={buttons.editor.background}
        value={value.background}
        against={getReadableTextColour(value.background, theme.text)}
        onChange={(background) => onChange({ background })}
      />
      <ContrastColourField
        id={`${form.prefix}accent`}
        label={words.accent}
        hint={words.accentHint}
        value={value.accent}
        against={value.background}
        use="icon"
        onChange={(accent) => onChange({ accent })}
      />
    </>
  );
}

export const feedbackEditor: TypeEditor<"feedback"> = {
  Fields: FeedbackFields,
};

type Question = ButtonOf<"feedback">["questions"][number];

interface QuestionListProps {
  readonly form: ButtonForm;
  readonly value: readonly Question[];
  readonly onChange: (questions: Question[]) => void;
}

/** Questions in order, at most ten [S127]; answered by like or stars [S217]. */
function QuestionList({ form, value, onChange }: QuestionListProps) {
  const { buttons, problems } = useMessages("setup");
  const words = buttons.feedback;
  const show = useShownTexts(form.language);
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
      getName={({ text }, index) => show(text) || words.question(index + 1)}
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
