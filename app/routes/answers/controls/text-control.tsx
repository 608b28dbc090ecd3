import { useMessages } from "#app/messages/messages-context.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { OWN_WORDS_LENGTH_MAX, PLACE_LENGTH_MAX } from "#domain/answers/answer-values.ts";
import { withText } from "#domain/answers/edit-answers.ts";
import { countCharacters } from "#domain/text.ts";
import { getFieldProps } from "../../setup/buttons/fields/form.ts";
import { useDraft } from "../../setup/draft/draft-context.tsx";
import type { ControlProps } from "./control-props.ts";
import { ControlRow } from "./control-row.tsx";

const LENGTHS = { place: PLACE_LENGTH_MAX, words: OWN_WORDS_LENGTH_MAX, note: OWN_WORDS_LENGTH_MAX } as const;

/** The counter appears once this share of the length is used. */
const COUNTED_FROM = 0.75;

interface TextControlProps extends ControlProps<"place" | "words" | "note"> {
  readonly name: keyof typeof LENGTHS;
}

/** Staff's own words in one language, and how many languages have them. */
export function TextControl({ form, name, value, onChange }: TextControlProps) {
  const { answers: words } = useMessages("answers");
  const { common } = useMessages();
  const { draft } = useDraft();
  const { language, direction } = form;
  const { id, error, onBlur } = getFieldProps(form, `${name}.${language}`);
  const lengthMax = LENGTHS[name];
  const text = value?.[language] ?? "";
  const length = countCharacters(text);
  const known = draft.languages.filter((code) => value?.[code]).length;
  const isTooLong = form.errors[`${name}.${language}`] === "too_long";
  const counted = length >= lengthMax * COUNTED_FROM ? common.counter(length, lengthMax) : undefined;
  const spread = draft.languages.length > 1 && known > 0;
  const untranslated = draft.languages.find((code) => !value?.[code]);
  return (
    <ControlRow label={words.parts[name]}>
      <TextField
        id={id}
        label={words.parts[name]}
        labelHidden
        size="sm"
        autoComplete="off"
        lang={language}
        dir={direction}
        placeholder={language === draft.defaultLanguage ? undefined : value?.[draft.defaultLanguage]}
        value={text}
        error={isTooLong ? words.longerThan(lengthMax) : error}
        hint={
          spread ? (
            <>
              {[counted, words.inLanguages(known, draft.languages.length)].filter(Boolean).join(" · ")}
              {untranslated ? (
                <>
                  {" · "}
                  <TextLink to={`/translations?language=${untranslated}&from=answers`}>
                    {words.translate}
                  </TextLink>
                </>
              ) : null}
            </>
          ) : (
            counted
          )
        }
        onBlur={onBlur}
        onChange={(event) => onChange(withText(value, language, event.currentTarget.value))}
      />
    </ControlRow>
  );
}
