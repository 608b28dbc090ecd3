import type { z } from "#domain/zod.ts";
import { toDayNumber } from "../content/hours/season.ts";
import { CONTENT_LANGUAGE_CODES, type ContentLanguage } from "../language.ts";
import { DAY_MS, type EpochMs } from "../time.ts";
import { firstMomentAt } from "../zoned-time.ts";
import type { closureSchema } from "./property.ts";

export const CLOSURE_TEXT_LENGTH_MAX = 120;

export type Closure = z.infer<typeof closureSchema>;

/** A closure's local days as moments, in the property's time zone. */
export interface ClosureMoments {
  readonly noticeAt: EpochMs | null;
  readonly closesAt: EpochMs;
  readonly opensAt: EpochMs;
}

export function toClosureMoments(
  { closesOn, opensOn, noticeFrom }: Closure,
  timeZone: string,
): ClosureMoments {
  const toMidnight = (date: string) => firstMomentAt(toDayNumber(date) * DAY_MS, timeZone);
  return {
    noticeAt: noticeFrom === null ? null : toMidnight(noticeFrom),
    closesAt: toMidnight(closesOn),
    opensAt: toMidnight(opensOn),
  };
}

/** Staff's own texts of a closure, with their paths in it. */
export function listClosureTexts({ texts }: Pick<Closure, "texts">) {
  return CONTENT_LANGUAGE_CODES.flatMap((language) =>
    Object.entries(texts[language] ?? {}).map(([part, text]) => ({
      path: `texts.${language}.${part}`,
      language,
      text,
    })),
  );
}

/**
 * A closure with answers in its texts. A text that `fill` leaves empty becomes the built-in sentence, such as one whose
 * answer was published away while the closure was saved. Pure.
 */
export function fillClosure(
  closure: Closure,
  fill: (text: string, language: ContentLanguage) => string,
): Closure {
  const texts = Object.entries(closure.texts) as [ContentLanguage, { notice: string; closed: string }][];
  return {
    ...closure,
    texts: Object.fromEntries(
      texts.map(([language, { notice, closed }]) => [
        language,
        { notice: fill(notice, language).trim(), closed: fill(closed, language).trim() },
      ]),
    ),
  };
}

/** State of a closure: ahead, announced, closed or over. */
export type ClosureState = "ahead" | "notice" | "closed" | "over";

export function closureStateAt({ noticeAt, closesAt, opensAt }: ClosureMoments, now: EpochMs): ClosureState {
  if (now >= opensAt) return "over";
  if (now >= closesAt) return "closed";
  return noticeAt !== null && now >= noticeAt ? "notice" : "ahead";
}
