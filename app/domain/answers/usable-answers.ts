import { isWholeWindow, TIME_PATTERN } from "../content/hours/window.ts";
import { isTelephone, toStoredNumber } from "../telephone.ts";
import type { Answer, Answered } from "./answer.ts";
import type { Answers } from "./answers.ts";
import type { QuestionId } from "./questions.ts";

const usable = new WeakMap<Answers, Answers>();

/**
 * The answers that guests could read while others are being typed: parts that are not complete yet are left
 * out, and questions without any other part. Complete answers stay the same objects. Pure.
 */
export function getUsableAnswers(answers: Answers): Answers {
  const known = usable.get(answers);
  if (known) return known;
  const entries = Object.entries(answers.byQuestion) as [QuestionId, Answer][];
  const byQuestion = Object.fromEntries(
    entries.flatMap(([id, answer]) => {
      const found = getUsableAnswer(answer, answers.currency);
      return found ? [[id, found]] : [];
    }),
  );
  const found: Answers = {
    ...answers,
    byQuestion,
    entries: answers.entries.filter(({ title }) => Object.values(title).some((text) => text !== "")),
  };
  usable.set(answers, found);
  return found;
}

/** One answer without its incomplete parts; `null` if no part is left. Pure. */
export function getUsableAnswer(answer: Answer, currency: Answers["currency"]): Answer | null {
  if (answer.state === "not-applicable") return answer;
  const isWhole: { readonly [Part in keyof Answered]?: (answer: Answered) => boolean } = {
    time: ({ time = "" }) => TIME_PATTERN.test(time),
    price: ({ price }) => price?.kind === "free" || (currency !== null && Number(price?.amount) > 0),
    quantity: ({ quantity }) => Number.isFinite(quantity),
  };
  const windows = answer.hours?.filter(isWholeWindow);
  const contact = answer.contact && getUsableContact(answer.contact);
  const parts = Object.entries(answer).filter(
    ([name]) => isWhole[name as keyof Answered]?.(answer) !== false,
  );
  const { hours: _hours, contact: _contact, ...others } = Object.fromEntries(parts) as Answered;
  const found: Answered = {
    ...others,
    ...(windows && windows.length > 0 ? { hours: windows } : {}),
    ...(contact && Object.keys(contact).length > 0 ? { contact } : {}),
  };
  const { state: _state, note: _note, guard: _guard, ...said } = found;
  return Object.keys(said).length > 0 ? found : null;
}

type Contact = NonNullable<Answered["contact"]>;

function getUsableContact({ telephone = "", address, link = "" }: Contact): Contact {
  // People leave the scheme out; storing adds it.
  const whole = URL.canParse(link) ? link : `https://${link}`;
  return {
    ...(isTelephone(toStoredNumber(telephone)) ? { telephone: toStoredNumber(telephone) } : {}),
    ...(address ? { address } : {}),
    ...(link.includes(".") && URL.canParse(whole) ? { link: whole } : {}),
  };
}
