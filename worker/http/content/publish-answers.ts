import type { PublishedAnswers } from "#domain/answers/publish-answers.ts";
import type { Draft } from "#domain/content/document.ts";
import type { Verdict } from "#domain/problem.ts";
import type { PublishAnswer } from "#domain/property/publication.ts";
import { getDatabase } from "../../db/client.ts";
import { type PublicationRow, selectPublications } from "../../db/content/publications.ts";
import { prepareAnswers } from "../../services/portal/publish-answers.ts";
import type { PublishingScope } from "../../services/portal/store-publication.ts";
import { publishPortal } from "./publish-portal.ts";

interface AnswersToPublish {
  readonly live: PublicationRow | undefined;
  readonly draft: Draft;
  readonly chosen: PublishedAnswers;
  readonly origin: string;
}

/** Attempts if others publish meanwhile: their version is then the live one that gets the answers. */
const ATTEMPTS_MAX = 5;

/** Publishes answers within the live version (A7). Refuses as `prepareAnswers` and `publishPortal` do. */
export async function publishAnswers(
  env: Env,
  scope: PublishingScope,
  { live: first, draft, chosen, origin }: AnswersToPublish,
): Promise<Verdict<PublishAnswer>> {
  const db = getDatabase(env, scope.property.id);
  let live = first;
  for (let attempt = 1; ; attempt += 1) {
    const prepared = await prepareAnswers(env, { live, draft, chosen });
    if (!prepared.ok) return prepared;
    const published = await publishPortal(env, scope, { ...prepared.value, note: "", origin });
    const isOvertaken = !published.ok && published.problem.code === "property_busy";
    if (!isOvertaken || attempt === ATTEMPTS_MAX) return published;
    [live] = await selectPublications(db, scope.property.id, { limit: 1 });
  }
}
