import { type PublishedAnswers, withDraftAnswers } from "#domain/answers/publish-answers.ts";
import type { Draft } from "#domain/content/document.ts";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import type { PublicationRow } from "../../db/content/publications.ts";
import { readVersion } from "./read-version.ts";
import type { PublicationInput } from "./store-publication.ts";

/**
 * The live version with some answers of the draft in it (A7), to be published. The draft stays as it is, and
 * stays newer than the live version.
 *
 * Refuses as `readVersion` and `withDraftAnswers` do, and with `not_published` if there is no live version.
 */
export async function prepareAnswers(
  env: Pick<Env, "FILES">,
  { live, draft, chosen }: { live: PublicationRow | undefined; draft: Draft; chosen: PublishedAnswers },
): Promise<Verdict<Pick<PublicationInput, "draft" | "draftAt" | "after">>> {
  if (!live) return refuse("not_published");
  const version = await readVersion(env, live);
  if (!version.ok) return version;
  const answers = withDraftAnswers(version.value.answers, draft.answers, chosen);
  if (!answers.ok) return answers;
  const draftWithAnswers = { ...version.value, answers: answers.value };
  return accept({ draft: draftWithAnswers, draftAt: live.draftAt, after: live.number });
}
