import { z } from "zod";
import { TEMPLATE } from "#domain/content/template.ts";
import { idSchema } from "#domain/id.ts";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import {
  contentLanguageSchema,
  featuresSchema,
  type Property,
  propertyNameSchema,
  slugSchema,
  suggestSlug,
} from "#domain/property.ts";
import type { EpochMs } from "#domain/time.ts";
import { logChange } from "../db/changes.ts";
import { openDatabase } from "../db/client.ts";
import { replaceDocument } from "../db/documents.ts";
import { selectGroup } from "../db/groups.ts";
import { isUniqueFailure } from "../db/guard.ts";
import { newId, newQrCode } from "../db/new-id.ts";
import { toProperty } from "../db/properties.ts";
import { insertProperty } from "../db/property-writes.ts";
import { insertQrCode } from "../db/qr-codes.ts";
import { writeQrCode } from "../guest/qr-landing.ts";
import { nudge } from "../live/announce.ts";

export const newPropertySchema = z.strictObject({
  groupId: idSchema,
  name: propertyNameSchema,
  slug: slugSchema.optional(),
  languages: z.array(contentLanguageSchema).min(1).default(["en"]),
  defaultLanguage: contentLanguageSchema.default("en"),
  timeZone: z.string().max(64).default("Europe/London"),
  active: z.boolean().default(true),
  features: featuresSchema.default({ guestServices: false }),
});
export type NewProperty = z.infer<typeof newPropertySchema>;

/**
 * Adds a property to a group, with the default template and a QR code, and announces it.
 *
 * Refuses with `not_found` for an unknown group and `slug_taken` for an address in use; a name whose
 * suggested address is taken gets the next free one.
 */
export async function createProperty(env: Env, input: NewProperty, now: EpochMs): Promise<Verdict<Property>> {
  const [found] = await selectGroup(openDatabase(env.DB), input.groupId);
  if (!found) return refuse("not_found");
  if (!input.languages.includes(input.defaultLanguage)) return refuse("language_in_use");
  const suggested = suggestSlug(input.name) || "portal";
  const slugs = input.slug
    ? [input.slug]
    : [suggested, `${suggested}-${newId().slice(0, 4)}`, `${suggested}-${newId().slice(0, 12)}`];
  for (const slug of slugs) {
    const property = await insert(env, { input, slug, now, found });
    if (property) return accept(property);
  }
  return refuse("slug_taken");
}

interface Insertion {
  readonly input: NewProperty;
  readonly slug: string;
  readonly now: EpochMs;
  readonly found: Awaited<ReturnType<typeof selectGroup>>[number];
}

/** Null when the slug is taken. */
async function insert(env: Env, { input, slug, now, found }: Insertion): Promise<Property | null> {
  const db = openDatabase(env.DB);
  const id = newId();
  const code = newQrCode();
  const row = {
    id,
    createdAt: now,
    updatedAt: null,
    companyId: found.group.companyId,
    groupId: found.group.id,
    userId: found.userId,
    updatedBy: null,
    name: input.name,
    slug,
    active: input.active,
    languages: input.languages,
    defaultLanguage: input.defaultLanguage,
    timeZone: input.timeZone,
    features: input.features,
    thumbnail: null,
    publishedNumber: null,
    revision: 1,
  };
  const property = toProperty(row, null, { accountName: found.companyName, userName: found.userName });
  const template = (["homepage", "theme", "social", "qr"] as const).map((section) =>
    replaceDocument(db, {
      propertyId: id,
      section,
      language: "",
      body: TEMPLATE[section],
      at: now,
      by: null,
    }),
  );
  try {
    await db.batch([
      insertProperty(db, row),
      ...template,
      insertQrCode(db, { code, propertyId: id, createdAt: now }),
      logChange(db, {
        groupId: row.groupId,
        propertyId: id,
        at: now,
        change: { kind: "property.added", payload: { property } },
      }),
    ]);
  } catch (error) {
    if (isUniqueFailure(error, "properties.slug")) return null;
    throw error;
  }
  await writeQrCode(env.PORTALS, code, slug);
  await nudge(env, row.companyId, row.groupId);
  return property;
}
