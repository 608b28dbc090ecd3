import type { PublishCheck, PublishFinding } from "#domain/content/publish-finding.ts";
import { CHANNEL_DESCRIPTIONS, SOCIAL_CHANNELS } from "#domain/content/social.ts";
import type { ProblemCode } from "#domain/problem-code.ts";
import type { EpochMs } from "#domain/time.ts";
import { getDateLocale } from "../date-locale.ts";
import { defineMail } from "../define-mail.ts";
import { toHeaderLine } from "../header-line.ts";
import { buttonLine } from "../link-line.ts";
import { composeBody } from "../mail-body.ts";
import type { MailReader } from "../mail-reader.ts";
import { MAIL_WORDS } from "../words/all.ts";

/** Findings listed in the mail; the screen behind the button has all. */
const LISTED_MAX = 20;

interface PlanFailure extends MailReader {
  readonly name: string;
  /** The property's name, on one line. */
  readonly propertyName: string;
  readonly timeZone: string;
  /** The planned time. */
  readonly at: EpochMs;
  readonly problem: ProblemCode;
  /** Faults to fix before publishing. */
  readonly findings: readonly PublishFinding[];
}

/** Tells the author of a planned version that it could not be published, and what guests see instead. */
export const planFailure = defineMail({
  queue: "notice",
  isSecret: false,
  compose({ language, origin, name, propertyName, timeZone, at, problem, findings }: PlanFailure) {
    const { planFailure: words, actions } = MAIL_WORDS[language];
    const time = new Intl.DateTimeFormat(getDateLocale(language), {
      dateStyle: "full",
      timeStyle: "short",
      timeZone,
    });
    const reasons: Partial<Record<ProblemCode, string>> = {
      publish_blocked: words.blocked,
      licence_unavailable: words.licence,
      pages_not_composed: words.notComposed,
    };
    const items = [...new Set(findings.map((finding) => `• ${toItem(finding, words.checks)}`))];
    const listed = [...items.slice(0, LISTED_MAX), ...(items.length > LISTED_MAX ? ["…"] : [])];
    return {
      subject: words.subject(propertyName),
      body: composeBody(language, name, [
        words.before(propertyName, `${time.format(at)} (${timeZone})`),
        reasons[problem] ?? words.lost,
        ...(listed.length > 0 ? [listed.join("\n")] : []),
        words.still,
        buttonLine(`${origin}/setup/publish`, actions.publish),
      ]),
    };
  },
});

/** The check's name, with the button or channel concerned. */
function toItem({ check, subject = "" }: PublishFinding, checks: Readonly<Record<PublishCheck, string>>) {
  const channel = check === "social" ? SOCIAL_CHANNELS.find((code) => code === subject) : undefined;
  const name = channel === undefined ? subject : (CHANNEL_DESCRIPTIONS[channel].name ?? subject);
  return name === "" ? checks[check] : `${checks[check]}: ${toHeaderLine(name)}`;
}
