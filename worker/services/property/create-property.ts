import { mainTelephoneSchema } from "#domain/address.ts";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import {
  contentLanguageSchema,
  DEFAULT_TIME_ZONE,
  featuresSchema,
  offeredLanguagesSchema,
  type Property,
  postalAddressSchema,
  propertyNameSchema,
  slugSchema,
  timeZoneSchema,
} from "#domain/property/property.ts";
import { PROPERTY_KINDS } from "#domain/property/property-kind.ts";
import type { EpochMs } from "#domain/time.ts";
import { idSchema } from "#domain/value-schemas.ts";
import { z } from "#domain/zod.ts";
import { getDatabase } from "../../db/client.ts";
import { isUniqueFailure } from "../../db/guard.ts";
import { selectGroup } from "../../db/property/groups.ts";
import { projectPortal } from "../../portal/ask-writer.ts";
import { commit, operationsAuthor } from "../commit.ts";
import { newPropertyStatements, slugsFor } from "./new-property.ts";

export const newPropertySchema = z.strictObject({
  groupId: idSchema,
  name: propertyNameSchema,
  slug: slugSchema.optional(),
  languages: offeredLanguagesSchema.default(["en"]),
  defaultLanguage: contentLanguageSchema.default("en"),
  timeZone: timeZoneSchema.default(DEFAULT_TIME_ZONE),
  address: postalAddressSchema.default(""),
  telephone: mainTelephoneSchema.default(""),
  active: z.boolean().default(true),
  features: featuresSchema.default({ guestServices: false }),
  /** Whether the property gets starter buttons. The target of a clone starts empty: it has only cloned content. */
  starterButtons: z.boolean().default(true),
  /** Selects the wording of the starter buttons. */
  kind: z.enum(PROPERTY_KINDS).default("hotel"),
});
export type NewProperty = z.infer<typeof newPropertySchema>;

/**
 * Creates a property in a group, with the default template and a QR code, and notifies open screens.
 *
 * Refuses with `not_found` for an unknown group and `slug_taken` for a given address in use; a suggested
 * address in use gets a suffix.
 */
export async function createProperty(env: Env, input: NewProperty, now: EpochMs): Promise<Verdict<Property>> {
  const [found] = await selectGroup(getDatabase(env, input.groupId), input.groupId);
  if (!found) return refuse("not_found");
  if (!input.languages.includes(input.defaultLanguage)) return refuse("language_in_use");
  for (const slug of input.slug ? [input.slug] : slugsFor(input.name)) {
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

/** `null`: the slug is taken. */
async function insert(env: Env, { input, slug, now, found }: Insertion): Promise<Property | null> {
  const db = getDatabase(env, input.groupId);
  const { companyName, userName, userId, group } = found;
  const { row, property, statements, change } = newPropertyStatements(db, {
    values: input,
    owner: { companyId: group.companyId, groupId: group.id, userId },
    names: { accountName: companyName, userName },
    licence: null,
    slug,
    now,
  });
  try {
    await commit(env, operationsAuthor(row.groupId, row.id, now), {
      statements,
      whom: row,
      change,
      activity: { action: "property.added", summary: row.name },
    });
  } catch (error) {
    if (isUniqueFailure(error, "properties.slug")) return null;
    throw error;
  }
  await projectPortal(env, row);
  return property;
}
