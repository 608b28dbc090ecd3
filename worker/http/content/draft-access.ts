import type { Context } from "hono";
import type { Draft } from "#domain/content/document.ts";
import { accept, type Verdict } from "#domain/problem.ts";
import { selectDocuments } from "../../db/content/documents.ts";
import { selectAutomaticDrafts } from "../../db/content/translations.ts";
import { loadDraft } from "../../services/content/load-draft.ts";
import type { PropertyScope } from "../../services/scope.ts";
import { requireProperty } from "../request/authorise.ts";
import type { HttpEnvironment } from "../request/environment.ts";

/** Authorises publishing a property's draft, and loads it. Refuses as `requireProperty` and `loadDraft` do. */
export async function requireDraft(
  c: Context<HttpEnvironment>,
  propertyId: string,
): Promise<Verdict<{ readonly scope: PropertyScope; readonly draft: Draft }>> {
  const access = await requireProperty(c, propertyId, { write: true }, (db) => [
    selectDocuments(db, propertyId),
    selectAutomaticDrafts(db, propertyId),
  ]);
  if (!access.ok) return access;
  const { scope, rows } = access.value;
  const draft = loadDraft(scope.property, ...rows);
  return draft.ok ? accept({ scope, draft: draft.value }) : draft;
}
