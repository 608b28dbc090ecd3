import { accept, refuse, type Verdict } from "#domain/problem.ts";
import { parseWireLicence } from "#domain/property/licence.ts";
import type { licenceInputSchema } from "#domain/property/licence-schema.ts";
import type { Features, Property } from "#domain/property/property.ts";
import type { EpochMs } from "#domain/time.ts";
import type { z } from "#domain/zod.ts";
import { type Database, getDatabase } from "../../db/client.ts";
import { markForProjection } from "../../db/content/projections.ts";
import { selectCompanyName } from "../../db/property/groups.ts";
import { upsertLicence } from "../../db/property/licence-writes.ts";
import {
  type LicenceRow,
  selectAnyProperty,
  toProperty,
  toWireLicence,
} from "../../db/property/properties.ts";
import { updateProperty } from "../../db/property/property-writes.ts";
import { projectPortal } from "../../portal/ask-writer.ts";
import { commit, operationsAuthor } from "../commit.ts";
import { renderAndProject } from "../portal/render-again.ts";

export type LicenceInput = z.infer<typeof licenceInputSchema>;

async function findProperty(db: Database, propertyId: string) {
  const [found] = await selectAnyProperty(db, propertyId);
  return found ?? null;
}

/** Sets a property's licence, projects its portal, and notifies open screens. */
export async function setLicence(
  env: Env,
  { propertyId, licence, now }: { propertyId: string; licence: LicenceInput; now: EpochMs },
): Promise<Verdict<Property>> {
  const db = getDatabase(env, propertyId);
  const found = await findProperty(db, propertyId);
  if (!found) return refuse("not_found");
  const { property } = found;
  const parsed = parseWireLicence(licence);
  const row: LicenceRow = {
    propertyId,
    mode: licence.plicensemode,
    modePrevious: licence.plicensemodeprevious,
    dateStart: parsed?.startsAt ?? null,
    dateEnd: parsed?.endsAt ?? null,
  };
  const { companies } = await commit(env, operationsAuthor(property.groupId, propertyId, now), {
    statements: {
      companies: selectCompanyName(db, property.companyId),
      licence: upsertLicence(db, row),
      portal: markForProjection(db, propertyId, now),
    },
    whom: property,
    change: { kind: "licence.changed", payload: { licence: toWireLicence(row) } },
    activity: { action: "licence.set", summary: row.mode },
  });
  await projectPortal(env, property);
  const names = { accountName: companies[0]?.name ?? "", userName: found.userName };
  return accept(toProperty(property, row, names));
}

/**
 * Switches premium features of a property (S141) and notifies open screens. Pages are rendered again at once
 * from the publication's snapshot, with the same text and number; if that fails, the cron does it within
 * minutes.
 */
export async function setFeatures(
  env: Env,
  { propertyId, features, now }: { propertyId: string; features: Features; now: EpochMs },
): Promise<Verdict<Property>> {
  const db = getDatabase(env, propertyId);
  const found = await findProperty(db, propertyId);
  if (!found) return refuse("not_found");
  const { property } = found;
  const updated = { ...property, features, revision: property.revision + 1 };
  const { companies } = await commit(env, operationsAuthor(property.groupId, propertyId, now), {
    statements: {
      companies: selectCompanyName(db, property.companyId),
      updated: updateProperty(db, propertyId, {
        values: { features },
        at: property.updatedAt ?? now,
        by: property.updatedBy,
      }),
    },
    whom: property,
    change: { kind: "property.updated", payload: { features, revision: updated.revision } },
    activity: { action: "features.set", summary: features.guestServices ? "on" : "off" },
  });
  await renderAndProject(env, property);
  const names = { accountName: companies[0]?.name ?? "", userName: found.userName };
  return accept(toProperty(updated, found.licence, names));
}
