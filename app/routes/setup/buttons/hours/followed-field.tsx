import { useMessages } from "#app/messages/messages-context.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { hasValue } from "#domain/answers/chips/chip.ts";
import { QUESTIONS } from "#domain/answers/questions.ts";
import type { Hours } from "#domain/content/hours/hours.ts";
import { useDraft } from "../../draft/draft-context.tsx";
import { newHours } from "./edit-hours.ts";

interface FollowedFieldProps {
  readonly hours: Hours;
  /** Id of the first window of new hours. */
  readonly begunId: string;
  readonly onChange: (hours: Hours) => void;
}

/** Chooses the answer whose hours a button has (A7). Not shown while no answer has hours. */
export function FollowedField({ hours, begunId, onChange }: FollowedFieldProps) {
  const { chips, questionNames } = useMessages("setup");
  const { answers } = useDraft().draft;
  const followed = QUESTIONS.filter(
    ({ id }) => id === hours.follows || hasValue(answers, { question: id, part: "hours" }),
  );
  if (followed.length === 0) return null;

  function choose(id: string) {
    const chosen = followed.find((question) => question.id === id);
    const { follows: _before, ...own } = hours;
    if (chosen) return onChange({ ...own, windows: [], follows: chosen.id });
    onChange({ ...own, windows: newHours(begunId).windows });
  }

  return (
    <SelectField
      id="hours"
      label={chips.sameHours}
      hint={hours.follows ? chips.follows(questionNames[hours.follows]) : undefined}
      value={hours.follows ?? ""}
      options={[
        { value: "", label: chips.ownHours },
        ...followed.map(({ id }) => ({ value: id, label: questionNames[id] })),
      ]}
      onChange={(event) => choose(event.currentTarget.value)}
    />
  );
}
