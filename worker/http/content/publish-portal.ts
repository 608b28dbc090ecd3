import { accept, type Verdict } from "#domain/problem.ts";
import type { PublishAnswer } from "#domain/property/publication.ts";
import { toPublication } from "../../db/content/publications.ts";
import {
  type PublicationInput,
  type PublishingScope,
  storePublication,
} from "../../services/portal/store-publication.ts";
import { confirmPortal } from "./confirm-portal.ts";

/**
 * Publishes a draft, then requests it as a guest would: the response has the number that guests get at this
 * location.
 *
 * Refuses as `storePublication` does.
 */
export async function publishPortal(
  env: Env,
  scope: PublishingScope,
  publishing: Omit<PublicationInput, "plan">,
): Promise<Verdict<PublishAnswer>> {
  const stored = await storePublication(env, scope, publishing);
  if (!stored.ok) return stored;
  const { draft, origin } = publishing;
  const { slug } = scope.property;
  const { now } = scope;
  const confirmed = await confirmPortal(env, { slug, language: draft.defaultLanguage, origin, now });
  return accept({ ...toPublication(stored.value, stored.value.number), confirmed });
}
