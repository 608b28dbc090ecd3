import type { ReactNode } from "react";
import type { Answer, PartName } from "#domain/answers/answer.ts";
import { withPart } from "#domain/answers/edit-answers.ts";
import type { AnyQuestion } from "#domain/answers/questions.ts";
import type { ButtonForm } from "../setup/buttons/fields/form.ts";
import { ContactControl } from "./controls/contact-control.tsx";
import type { ControlProps } from "./controls/control-props.ts";
import { HoursControl } from "./controls/hours-control.tsx";
import { OfferControl } from "./controls/offer-control.tsx";
import { PriceControl } from "./controls/price-control.tsx";
import { QuantityControl } from "./controls/quantity-control.tsx";
import { TextControl } from "./controls/text-control.tsx";
import { TimeControl } from "./controls/time-control.tsx";
import { useAnswers } from "./use-answers.ts";

type Controls = { readonly [Name in PartName | "note"]: (props: ControlProps<Name>) => ReactNode };

const CONTROLS: Controls = {
  time: (props) => <TimeControl {...props} />,
  hours: (props) => <HoursControl {...props} />,
  offer: (props) => <OfferControl {...props} />,
  price: (props) => <PriceControl {...props} />,
  quantity: (props) => <QuantityControl {...props} />,
  contact: (props) => <ContactControl {...props} />,
  place: (props) => <TextControl {...props} name="place" />,
  words: (props) => <TextControl {...props} name="words" />,
  note: (props) => <TextControl {...props} name="note" />,
};

interface AnswerControlsProps {
  readonly form: ButtonForm;
  readonly question: AnyQuestion;
  /** Parts that the caller shows itself. */
  readonly without?: readonly (PartName | "note")[];
}

/** The controls of a question's parts, in the order guests read them, and the note. Cells of a two-column grid. */
export function AnswerControls({ form, question, without = [] }: AnswerControlsProps) {
  const { answers, setAnswer } = useAnswers();
  const answer = answers.byQuestion[question.id];
  return [...getShownParts(question, answer), "note" as const]
    .filter((name) => !without.includes(name))
    .map((name) => (
      <PartControls
        key={name}
        name={name}
        form={form}
        question={question}
        answer={answer}
        onAnswer={(changed) => setAnswer(question.id, changed)}
      />
    ));
}

/** A question's parts; only the offer if something is not offered, because guests then read nothing else. */
function getShownParts({ parts }: AnyQuestion, answer: Answer | undefined): readonly PartName[] {
  if (answer?.state === "answered" && answer.offer === "no") return ["offer"];
  return Object.keys(parts) as PartName[];
}

interface PartControlsProps<Name extends PartName | "note"> {
  readonly name: Name;
  readonly form: ButtonForm;
  readonly question: AnyQuestion;
  readonly answer: Answer | undefined;
  readonly onAnswer: (answer: Answer | null) => void;
}

function PartControls<Name extends PartName | "note">(props: PartControlsProps<Name>) {
  const { name, form, question, answer, onAnswer } = props;
  return CONTROLS[name]({
    form,
    question,
    value: answer?.state === "answered" ? answer[name] : undefined,
    onChange: (value) => onAnswer(withPart(answer, name, value)),
  });
}
