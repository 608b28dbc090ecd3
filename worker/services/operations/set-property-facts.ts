import { accept, refuse, type Verdict } from "#domain/problem.ts";
import { affectsGuestPages, type Property, type PropertyFacts } from "#domain/property/property.ts";
import type { EpochMs } from "#domain/time.ts";
import { getDatabase } from "../../db/client.ts";
import { isGuardFailure } from "../../db/guard.ts";
import { selectCompanyName } from "../../db/property/groups.ts";
import { selectAnyProperty, toProperty } from "../../db/property/properties.ts";
import { updateProperty } from "../../db/property/property-writes.ts";
import { projectPortal } from "../../portal/ask-writer.ts";
import { broadcastAndProject } from "../announcement/broadcast-news.ts";
import { commit, operationsAuthor } from "../commit.ts";
import { prepareZoneMoves } from "../property/move-with-zone.ts";

/** Attempts, if a publication is planned or an announcement written in between. */
const ATTEMPTS = 3;

/**
 * Sets a property's time zone, postal address or main number on behalf of its staff, and notifies open screens.
 * Guests' pages change at once. Planned publications and announcements keep their local times. Overrides a
 * concurrent save by staff, which is then refused as stale.
 *
 * Refuses with `not_found`.
 */
export async function setPropertyFacts(
  env: Env,
  { propertyId, facts, now }: { propertyId: string; facts: PropertyFacts; now: EpochMs },
): Promise<Verdict<Property>> {
  const db = getDatabase(env, propertyId);
  const [found] = await selectAnyProperty(db, propertyId);
  if (!found) return refuse("not_found");
  const { property } = found;
  const { updatedBy, groupId } = property;
  const revision = property.revision + 1;
  const { timeZone } = facts;
  const write = async () =>
    commit(env, operationsAuthor(groupId, propertyId, now), {
      statements: {
        // Not a change of content: "last updated" stays.
        updated: updateProperty(db, propertyId, {
          values: facts,
          at: property.updatedAt ?? now,
          by: updatedBy,
        }),
        companies: selectCompanyName(db, property.companyId),
        moves:
          timeZone === undefined
            ? []
            : (await prepareZoneMoves(env, propertyId, { timeZone, now })).statements,
      },
      whom: property,
      change: { kind: "property.updated", payload: { ...facts, revision } },
      activity: { action: "property.updated", summary: Object.keys(facts).join(" ") },
    });
  const { companies } = await retryOnGuardFailure(write);
  if (timeZone !== undefined) await broadcastAndProject(env, property, now);
  else if (affectsGuestPages(facts)) await projectPortal(env, property);
  const names = { accountName: companies[0]?.name ?? "", userName: found.userName };
  return accept(toProperty({ ...property, ...facts, revision }, found.licence, names));
}

async function retryOnGuardFailure<Result>(write: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await write();
    } catch (error) {
      if (!isGuardFailure(error) || attempt === ATTEMPTS) throw error;
    }
  }
}
