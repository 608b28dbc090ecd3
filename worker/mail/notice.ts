import { brand } from "#brand/brand.ts";
import type { EpochMs } from "#domain/time.ts";
import { getDateLocale } from "./date-locale.ts";
import { buttonLine, factLines } from "./link-line.ts";
import { composeBody } from "./mail-body.ts";
import type { MailReader } from "./mail-reader.ts";
import { MAIL_WORDS } from "./words/all.ts";

export interface Notice extends MailReader {
  readonly name: string;
  /** From `toDeviceName`; empty: unknown. */
  readonly device: string;
  readonly at: EpochMs;
}

/** Composes a security notice about a sign-in, with advice. */
export function noticeText(
  { language, origin, name, device, at }: Notice,
  kind: "newDevice" | "newPasskey" | "replayed",
  advice: readonly string[],
) {
  const { notice, actions } = MAIL_WORDS[language];
  const { portalName } = brand;
  // The reader's zone is unknown, so the mail uses UTC and says so.
  const time = new Intl.DateTimeFormat(getDateLocale(language), {
    dateStyle: "full",
    timeStyle: "short",
    timeZone: "UTC",
  });
  const paragraphs = [
    notice[kind].before(portalName),
    factLines(device || notice.unknownDevice, `${time.format(at)} (UTC)`),
    ...advice,
    notice.sessions,
    buttonLine(`${origin}/settings`, actions.settings),
  ];
  return { subject: notice[kind].subject(portalName), body: composeBody(language, name, paragraphs) };
}

/** The button to set a new password. */
export function changePasswordLine({ language, origin }: MailReader): string {
  return buttonLine(`${origin}/forgot-password`, MAIL_WORDS[language].actions.changePassword);
}
