import type { PublishCheck, PublishFinding } from "#domain/content/publish-finding.ts";
import { CHANNEL_NAMES, SOCIAL_CHANNELS } from "#domain/content/social.ts";
import type { InterfaceLanguage } from "#domain/language.ts";
import type { ProblemCode } from "#domain/problem-code.ts";
import type { EpochMs } from "#domain/time.ts";
import { bodyOf, wordsOf } from "./compose-mail.ts";
import { dateLocaleOf } from "./date-locale.ts";
import { buttonLine } from "./link-line.ts";
import { oneLine } from "./one-line.ts";

/** The rest is on the screen that the button leads to. */
const LISTED_MAX = 20;

interface PlanFailure {
  readonly language: InterfaceLanguage;
  readonly name: string;
  /** On one line. */
  readonly propertyName: string;
  readonly timeZone: string;
  /** When it should have gone live. */
  readonly at: EpochMs;
  readonly problem: ProblemCode;
  /** What must be fixed. */
  readonly findings: readonly PublishFinding[];
  /** To the tab where it is planned again. */
  readonly link: string;
}

/** Tells who planned a version that it could not be published at its moment, and what guests see instead. */
export function composePlanFailure(facts: PlanFailure) {
  const { language, name, propertyName, timeZone, at, problem, findings, link } = facts;
  const { planFailure, actions } = wordsOf(language);
  const time = new Intl.DateTimeFormat(dateLocaleOf(language), {
    dateStyle: "full",
    timeStyle: "short",
    timeZone,
  });
  const reasons: Partial<Record<ProblemCode, string>> = {
    publish_blocked: planFailure.blocked,
    licence_unavailable: planFailure.licence,
    pages_not_composed: planFailure.notComposed,
  };
  const items = [...new Set(findings.map((finding) => `• ${itemOf(finding, planFailure.checks)}`))];
  const listed = [...items.slice(0, LISTED_MAX), ...(items.length > LISTED_MAX ? ["…"] : [])];
  return {
    subject: planFailure.subject(propertyName),
    body: bodyOf(language, name, [
      planFailure.before(propertyName, `${time.format(at)} (${timeZone})`),
      reasons[problem] ?? planFailure.lost,
      ...(listed.length > 0 ? [listed.join("\n")] : []),
      planFailure.still,
      buttonLine(link, actions.publish),
    ]),
  };
}

/** Where the checks look, and the button or channel there. */
function itemOf({ check, subject = "" }: PublishFinding, checks: Readonly<Record<PublishCheck, string>>) {
  const channel = check === "social" ? SOCIAL_CHANNELS.find((code) => code === subject) : undefined;
  const name = channel === undefined || channel === "website" ? subject : CHANNEL_NAMES[channel];
  return name === "" ? checks[check] : `${checks[check]}: ${oneLine(name)}`;
}
