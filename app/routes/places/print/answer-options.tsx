import { useMessages } from "#app/messages/messages-context.tsx";
import { Checkbox } from "#app/ui/form/checkbox.tsx";
import { FieldGroup } from "#app/ui/form/field-group.tsx";
import { Accordion } from "#app/ui/layout/accordion.tsx";
import type { AnyQuestion, QuestionId } from "#domain/answers/questions.ts";
import { CARD_ANSWERS_MAX } from "./card-answers.ts";

interface AnswerOptionsProps {
  readonly answered: readonly AnyQuestion[];
  readonly chosen: readonly QuestionId[];
  /** Whether the chosen answers are printed too small to read. */
  readonly isSmall: boolean;
  readonly onChange: (chosen: readonly QuestionId[]) => void;
}

/** Choice of up to three answered questions for the cards (A10). */
export function AnswerOptions({ answered, chosen, isSmall, onChange }: AnswerOptionsProps) {
  const words = useMessages().places.printing.answers;
  const { questionNames } = useMessages("setup");
  const named = answered.filter(({ id }) => chosen.includes(id)).map(({ id }) => questionNames[id]);
  const isFull = chosen.length === CARD_ANSWERS_MAX;
  return (
    <Accordion
      title={words.title}
      // Not beside the title, where three names have no room.
      summary={named.length === 0 ? words.none : `${named.length} / ${CARD_ANSWERS_MAX}`}
      className="border-b"
    >
      <FieldGroup
        label={words.title}
        labelHidden
        hint={words.hint(CARD_ANSWERS_MAX)}
        error={isSmall ? words.small : undefined}
      >
        <div className="flex flex-col gap-2.5">
          {answered.map(({ id }) => (
            <Checkbox
              key={id}
              label={questionNames[id]}
              checked={chosen.includes(id)}
              disabled={isFull && !chosen.includes(id)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
              }
            />
          ))}
        </div>
      </FieldGroup>
    </Accordion>
  );
}
