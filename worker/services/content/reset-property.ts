import { BRAND_TEMPLATE } from "#brand/template.ts";
import { TEMPLATE_SECTIONS } from "#domain/content/document.ts";
import { createStarterButtonsByLanguage } from "#domain/content/starter/starter-buttons.ts";
import { getKnownLanguages } from "#domain/language.ts";
import type { Verdict } from "#domain/problem.ts";
import { emptyButtons, replaceDocument } from "../../db/content/replaced-documents.ts";
import { newId } from "../../db/new-id.ts";
import type { PropertyScope } from "../scope.ts";
import { describeReplaced, type ReplacedDraft, replaceDraft } from "./replace-draft.ts";

/**
 * Resets a property to the default template (S18, S201): its typical buttons in each of its languages, hidden.
 * Name, languages, address and QR code stay.
 *
 * Refuses with `not_found` if the property has been removed, or `newer_version`.
 */
export async function resetProperty(env: Env, scope: PropertyScope): Promise<Verdict<ReplacedDraft>> {
  const { principal, property, now } = scope;
  const write = { propertyId: property.id, at: now, by: principal.displayName };
  // If the default language is unknown to this version, `replaceDraft` refuses below.
  const { languages } = getKnownLanguages(property);
  const replaced = await replaceDraft(env, scope, {
    kind: "reset",
    sections: [...TEMPLATE_SECTIONS, "buttons"],
    statements: (db) => [
      ...TEMPLATE_SECTIONS.map((section) =>
        replaceDocument(db, { ...write, section, language: "", body: BRAND_TEMPLATE[section] }),
      ),
      emptyButtons(db, write, languages),
      ...createStarterButtonsByLanguage(languages, newId, BRAND_TEMPLATE.theme.primary).map((starter) =>
        replaceDocument(db, { ...write, section: "buttons", ...starter }),
      ),
    ],
    activity: { action: "property.reset" },
  });
  return describeReplaced(env, scope, replaced);
}
