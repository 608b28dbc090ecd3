import { useMessages } from "#app/messages/messages-context.tsx";
import { TextAreaField } from "#app/ui/form/text-area-field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import type { ButtonOf } from "#domain/content/button.ts";
import type { ButtonStyle } from "#domain/content/theme.ts";
import { ContrastColourField } from "../fields/contrast-colour-field.tsx";
import { EmailField } from "../fields/email-field.tsx";
import { type ButtonForm, getFieldProps } from "../fields/form.ts";
import { LinesField } from "../fields/lines-field.tsx";
import { QuestionList } from "../fields/question-list.tsx";
import { getReadableText } from "../fields/readable-on.ts";
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
    dir: form.direction,
    lang: form.language,
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
      <TextAreaField
        {...sentence("intro")}
        label={words.intro}
        labelAction={<span className="text-xs text-subtle">{common.optional}</span>}
        onChange={(event) => onChange({ intro: event.currentTarget.value })}
      />
      <QuestionList form={form} value={value.questions} onChange={(questions) => onChange({ questions })} />
      <TextAreaField
        {...sentence("response")}
        label={words.response}
        hint={words.responseHint}
        onChange={(event) => onChange({ response: event.currentTarget.value })}
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
        against={getReadableText(value.background, theme.text)}
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
