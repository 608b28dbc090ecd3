import type { InterfaceLanguage } from "#domain/language.ts";
import type { ProblemCode } from "#domain/problem.ts";
import type { EpochMs } from "#domain/time.ts";
import { bodyOf, wordsOf } from "./compose-mail.ts";
import { dateLocaleOf } from "./date-locale.ts";
import { buttonLine } from "./link-line.ts";

interface PlanFailure {
  readonly language: InterfaceLanguage;
  readonly name: string;
  /** On one line. */
  readonly propertyName: string;
  readonly timeZone: string;
  /** When it should have gone live. */
  readonly at: EpochMs;
  readonly problem: ProblemCode;
  /** How many things must be fixed. */
  readonly count: number;
  /** To the tab where it is planned again. */
  readonly link: string;
}

/** Tells who planned a version that it could not be published at its moment, and what guests see instead. */
export function composePlanFailure(facts: PlanFailure) {
  const { language, name, propertyName, timeZone, at, problem, count, link } = facts;
  const { planFailure, actions } = wordsOf(language);
  const time = new Intl.DateTimeFormat(dateLocaleOf(language), {
    dateStyle: "full",
    timeStyle: "short",
    timeZone,
  });
  const reasons: Partial<Record<ProblemCode, string>> = {
    publish_blocked: planFailure.blocked(new Intl.NumberFormat(language).format(count)),
    licence_unavailable: planFailure.licence,
    pages_not_composed: planFailure.notComposed,
  };
  return {
    subject: planFailure.subject(propertyName),
    body: bodyOf(language, name, [
      planFailure.before(propertyName, `${time.format(at)} (${timeZone})`),
      `${reasons[problem] ?? planFailure.lost} ${planFailure.still}`,
      buttonLine(link, actions.publish),
    ]),
  };
}
