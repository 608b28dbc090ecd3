import { readJson } from "#domain/account/transfer/values.ts";
import { hasChipBracket } from "#domain/answers/chips/chip-mark.ts";
import { checkFilledLengths } from "#domain/answers/chips/filled-lengths.ts";
import { withFilledNames } from "#domain/answers/chips/filled-names.ts";
import { checkAnnounced } from "#domain/answers/chips/missing-answers.ts";
import type { Draft } from "#domain/content/document.ts";
import { findRefusedMedia } from "#domain/content/media-reference.ts";
import { blocksPublishing, checkDraft } from "#domain/content/publish-check.ts";
import type { PublishFinding } from "#domain/content/publish-finding.ts";
import { refuse, type Verdict } from "#domain/problem.ts";
import { closureStateAt, listClosureTexts, toClosureMoments } from "#domain/property/closure.ts";
import type { Features } from "#domain/property/property.ts";
import type { EpochMs } from "#domain/time.ts";
import { z } from "#domain/zod.ts";
import { fillAnswers } from "#portal/answers/fill-answers.ts";
import type { AnnouncedRow } from "../../db/announcements/announced.ts";
import type { ScopedProperty } from "../../db/property/properties.ts";

/** Findings of a draft, with names filled in, and texts that are too long for guests with the answers in them. */
export async function checkFilledTexts(
  draft: Draft,
  findings: readonly PublishFinding[],
): Promise<readonly PublishFinding[]> {
  const filled = await fillAnswers(draft);
  return withFilledNames([...findings, ...checkFilledLengths(draft, filled)], filled);
}

/** Refuses a draft with blocking findings with `publish_blocked`; its errors name what to fix. */
export async function refuseBlocked(draft: Draft, features: Features): Promise<Verdict<never> | null> {
  return refuseFindings(await checkFilledTexts(draft, checkDraft(draft, features)));
}

/** Refuses answers that lack what a text outside the draft shows to guests; codes as `refuseBlocked`. */
export function refuseUnannounced({ answers }: Draft, told: readonly string[]): Verdict<never> | null {
  return refuseFindings(checkAnnounced(told, answers));
}

/** Texts with answers of announcements and a closure that guests see or will see, in every language. */
export function getTextsWithAnswers(
  rows: readonly AnnouncedRow[],
  { closure, timeZone }: Pick<ScopedProperty, "closure" | "timeZone">,
  now: EpochMs,
): readonly string[] {
  const isOver = !closure || closureStateAt(toClosureMoments(closure, timeZone), now) === "over";
  return [
    ...rows
      .filter(({ endsAt }) => endsAt === null || endsAt > now)
      .flatMap(({ texts }) => (hasChipBracket(texts) ? readTexts(texts) : [])),
    ...(isOver ? [] : listClosureTexts(closure).map(({ text }) => text)).filter(hasChipBracket),
  ];
}

/** The texts of a row's JSON; none of a damaged one, which guests do not get either. */
function readTexts(texts: string): readonly string[] {
  const { data } = z.record(z.string(), z.string()).safeParse(readJson(texts)?.value);
  return Object.values(data ?? {});
}

function refuseFindings(findings: readonly PublishFinding[]): Verdict<never> | null {
  if (!blocksPublishing(findings)) return null;
  const blocking = findings.filter(({ level }) => level === "blocking");
  return refuse("publish_blocked", {
    errors: blocking.map((finding) => ({ path: finding.buttonId ?? finding.check, code: finding.code })),
    current: findings,
  });
}

/** Refuses a draft that uses files of another property, with `validation_failed`. */
export function refuseForeign(
  draft: Draft,
  foreign: readonly { readonly key: string }[],
): Verdict<never> | null {
  if (foreign.length === 0) return null;
  return refuse("validation_failed", {
    errors: findRefusedMedia(draft, new Set(foreign.map(({ key }) => key))),
  });
}
