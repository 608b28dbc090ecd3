import { brand } from "#brand/brand.ts";
import type { InterfaceLanguage } from "#domain/language.ts";
import type { EpochMs } from "#domain/time.ts";
import { bodyOf, wordsOf } from "./compose-mail.ts";
import { dateLocaleOf } from "./date-locale.ts";
import { buttonLine, factLines } from "./link-line.ts";

interface Notice {
  /** A browser that the person has not used before, or a session that was ended because its token came twice. */
  readonly kind: "newDevice" | "replayed";
  readonly language: InterfaceLanguage;
  readonly name: string;
  /** As `deviceNameOf` names it; empty where that is not known. */
  readonly device: string;
  readonly at: EpochMs;
  /** The configured origin of links. */
  readonly origin: string;
  /** Whether an outside provider keeps the accounts: there is no password here to change. */
  readonly isSignInElsewhere?: boolean;
}

/** Writes the mail that tells a person of a sign-in they may not know of, and what to do then. */
export function composeNotice(facts: Notice) {
  const { kind, language, name, device, at, origin, isSignInElsewhere = false } = facts;
  const words = wordsOf(language);
  const { notice } = words;
  const { portalName } = brand;
  // Nobody's zone is known at a sign-in, so the mail names the one that it counts in.
  const time = new Intl.DateTimeFormat(dateLocaleOf(language), {
    dateStyle: "full",
    timeStyle: "short",
    timeZone: "UTC",
  });
  const change = buttonLine(`${origin}/forgot-password`, words.actions.changePassword);
  const ownAdvice =
    kind === "newDevice" ? [notice.ifYou, notice.ifNot, change] : [notice.signInAgain, change];
  const advice = isSignInElsewhere ? [notice.atProvider] : ownAdvice;
  const paragraphs = [
    notice[kind].before(portalName),
    factLines(device || notice.unknownDevice, `${time.format(at)} (UTC)`),
    ...advice,
    notice.sessions,
    buttonLine(`${origin}/settings`, words.actions.settings),
  ];
  return { subject: notice[kind].subject(portalName), body: bodyOf(language, name, paragraphs) };
}
