import type { Answered, PartName } from "#domain/answers/answer.ts";
import type { AnyQuestion } from "#domain/answers/questions.ts";
import type { ButtonForm } from "../../setup/buttons/fields/form.ts";

/** Props of the controls of one part of an answer. */
export interface ControlProps<Name extends PartName | "note"> {
  readonly form: ButtonForm;
  readonly question: AnyQuestion;
  /** `undefined`: not said. */
  readonly value: Answered[Name] | undefined;
  readonly onChange: (value: Answered[Name] | undefined) => void;
}
