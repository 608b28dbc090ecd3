import { z } from "zod";
import { buttonsSchema } from "#domain/content/button.ts";
import { homepageSchema } from "#domain/content/homepage.ts";
import { qrSchema } from "#domain/content/qr.ts";
import { socialSchema } from "#domain/content/social.ts";
import { themeSchema } from "#domain/content/theme.ts";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import { contentLanguageSchema, type Property } from "#domain/property.ts";
import { logActivity, logChange } from "../db/changes.ts";
import { openDatabase } from "../db/client.ts";
import { replaceDocument } from "../db/documents.ts";
import { updateProperty } from "../db/property-writes.ts";
import { selectPublication } from "../db/publications.ts";
import { nudge } from "../live/announce.ts";
import { snapshotSchema } from "./publish-portal.ts";
import type { PropertyScope } from "./scope.ts";
import { readProperty } from "./update-property.ts";

const draftSchema = z.object({
  name: z.string(),
  languages: z.array(contentLanguageSchema).min(1),
  defaultLanguage: contentLanguageSchema,
  homepage: homepageSchema,
  theme: themeSchema,
  social: socialSchema,
  qr: qrSchema,
  buttons: z.partialRecord(contentLanguageSchema, buttonsSchema),
});

/**
 * Makes a published version the draft again, whole, in one batch. Guests see it once it is published.
 *
 * Refuses with `not_found` for a number that was never published.
 */
export async function restorePublication(
  env: Env,
  scope: PropertyScope,
  number: number,
): Promise<Verdict<Property>> {
  const { principal, property, now } = scope;
  const db = openDatabase(env.DB);
  const [row] = await selectPublication(db, property.id, number);
  if (!row) return refuse("not_found");
  const object = await env.FILES.get(row.snapshotKey);
  if (!object) throw new Error(`Publication ${number} of ${property.id} has no snapshot.`);
  const draft = draftSchema.parse(snapshotSchema.parse(await object.json()).draft);

  const by = principal.displayName;
  const { groupId } = principal;
  const { name, languages, defaultLanguage } = draft;
  const entry = { groupId, propertyId: property.id, at: now };
  const replace = (section: "homepage" | "theme" | "social" | "qr") =>
    replaceDocument(db, {
      propertyId: property.id,
      section,
      language: "",
      body: draft[section],
      at: now,
      by,
    });
  const buttons = languages.map((language) =>
    replaceDocument(db, {
      propertyId: property.id,
      section: "buttons",
      language,
      body: draft.buttons[language] ?? { buttons: [] },
      at: now,
      by,
    }),
  );
  await db.batch([
    updateProperty(db, property.id, { values: { name, languages, defaultLanguage }, at: now, by }),
    replace("homepage"),
    replace("theme"),
    replace("social"),
    replace("qr"),
    ...buttons,
    logChange(db, {
      ...entry,
      change: { kind: "property.updated", payload: { name, languages, defaultLanguage, updatedBy: by } },
    }),
    // Revision 0 tells open editors that the document was replaced and is to be read anew.
    ...(["homepage", "theme", "social", "qr"] as const).map((section) =>
      logChange(db, {
        ...entry,
        change: { kind: "document.saved", payload: { section, language: "", revision: 0, by } },
      }),
    ),
    ...languages.map((language) =>
      logChange(db, {
        ...entry,
        change: { kind: "document.saved", payload: { section: "buttons", language, revision: 0, by } },
      }),
    ),
    logActivity(db, {
      ...entry,
      userId: principal.uid,
      userName: by,
      action: "portal.restored",
      summary: String(number),
    }),
  ]);
  await nudge(env, principal.companyId, groupId);
  const restored = await readProperty(env, scope);
  return restored ? accept(restored) : refuse("not_found");
}
