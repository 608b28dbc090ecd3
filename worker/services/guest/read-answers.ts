import type { DayRange } from "#domain/analytics/period.ts";
import type { Answers } from "#domain/guest/answer-times.ts";
import { addDays, firstMomentAt } from "#domain/zoned-time.ts";
import type { PropertyScope } from "../scope.ts";

/** Response times of requests in a period, from the property's desk; `null`: no requests. */
export function readAnswers(
  env: Pick<Env, "GUEST_DESK">,
  { property }: Pick<PropertyScope, "property">,
  { from, to }: DayRange,
): Promise<Answers | null> {
  const { id, timeZone, defaultLanguage: language } = property;
  const getStart = (day: string) => firstMomentAt(Date.parse(day), timeZone);
  const period = { from: getStart(from), until: getStart(addDays(to, 1)), timeZone, language };
  return env.GUEST_DESK.getByName(id).answers(period);
}
