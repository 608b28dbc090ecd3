import { checkFilledLengths } from "#domain/answers/chips/filled-lengths.ts";
import type { Draft } from "#domain/content/document.ts";
import { findRefusedMedia } from "#domain/content/media-reference.ts";
import { blocksPublishing, checkDraft } from "#domain/content/publish-check.ts";
import type { PublishFinding } from "#domain/content/publish-finding.ts";
import { refuse, type Verdict } from "#domain/problem.ts";
import type { Features } from "#domain/property/property.ts";
import { fillAnswers } from "#portal/answers/fill-answers.ts";

/** Texts that are too long for guests with the answers in them. */
export async function checkFilledTexts(draft: Draft): Promise<readonly PublishFinding[]> {
  return checkFilledLengths(draft, await fillAnswers(draft));
}

/** Refuses a draft with blocking findings with `publish_blocked`; its errors name what to fix. */
export async function refuseBlocked(draft: Draft, features: Features): Promise<Verdict<never> | null> {
  const findings = [...checkDraft(draft, features), ...(await checkFilledTexts(draft))];
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
