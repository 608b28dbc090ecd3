import { isContentLanguage, namesNewerLanguage } from "#domain/language.ts";
import { accept, type Problem, refuse, type Verdict } from "#domain/problem.ts";
import {
  changesDraft,
  changesGuestPages,
  type Property,
  type PropertyPatch,
} from "#domain/property/property.ts";
import { databaseOf } from "../../db/client.ts";
import { isGuardFailure, isUniqueFailure, requireOneChange } from "../../db/guard.ts";
import type { Statement } from "../../db/named-batch.ts";
import { selectAnyProperty, selectUserName, toProperty } from "../../db/property/properties.ts";
import { updatePropertyAt } from "../../db/property/property-writes.ts";
import { projectPortal } from "../../portal/ask-writer.ts";
import { evictPortal } from "../../portal/portal-memory.ts";
import { tellAndProject, tellPages } from "../announcement/tell-news.ts";
import { byStaff, commit } from "../commit.ts";
import { followRendering } from "../portal/render-again.ts";
import type { PropertyScope } from "../scope.ts";
import { changeLanguages } from "./change-languages.ts";
import { type AddressMove, moveAddress, STAYS } from "./move-address.ts";
import { zoneMoves } from "./move-with-zone.ts";

/**
 * Somebody may save buttons that would come to a new language, or plan a version or write an announcement while the
 * zone changes; then what they did decides.
 */
const ATTEMPTS = 3;

/** Without another zone nothing moves. */
const STANDS = { ends: [], statements: [] };

interface PropertyUpdate {
  readonly patch: PropertyPatch;
  readonly revision: number;
  /** Whether a new zone may end announcements. */
  readonly isMeant?: boolean;
}

/**
 * Changes a property's name, languages, time zone, postal address, telephone number or the address of its portal, if
 * nobody has since the named revision. Guests' pages follow a new zone, address or number at once, without a
 * publication; the address that the portal had until then leads on (D80). A new default language, and one that is
 * enabled without buttons of its own, gets the template's buttons that nobody has touched (D27); each button keeps its
 * hours (D58). Both are in the same batch; a new zone keeps a planned version and announcements at their local times
 * (D90).
 *
 * Refuses with `stale_revision` (carrying the property as it is now), also where others never stop saving what moves
 * along, with `slug_taken` for an address that is or was another property's, as `moveAddress` does, or
 * `language_in_use`: the default language can't be disabled [S111]. Refuses with `newer_version` to change the
 * languages where a newer version has enabled one that this one does not know, and as `changeLanguages` does; with
 * `zone_ends_announcements` where announcements would be over by a new zone, unless that is meant.
 */
export async function updateProperty(
  env: Env,
  scope: PropertyScope,
  { patch: given, revision, isMeant = false }: PropertyUpdate,
): Promise<Verdict<Property>> {
  const { property } = scope;
  const { slug: asked, ...others } = given;
  const patch: PropertyPatch = asked === property.slug ? others : given;
  const changesLanguages = patch.languages !== undefined || patch.defaultLanguage !== undefined;
  if (changesLanguages && namesNewerLanguage(property)) return refuse("newer_version");
  const languages = patch.languages ?? property.languages;
  const defaultLanguage = patch.defaultLanguage ?? property.defaultLanguage;
  if (!languages.includes(defaultLanguage)) return refuse("language_in_use");
  const { defaultLanguage: from } = property;
  const { defaultLanguage: to = from } = patch;
  const { timeZone, slug } = patch;
  if (slug !== undefined && property.revision !== revision) return refuseStale(env, scope);
  const address = slug === undefined ? accept(STAYS) : await moveAddress(env, scope, slug);
  if (!address.ok) return address;
  const enabled = languages.filter((language) => !property.languages.includes(language));
  const moveButtons = async (): Promise<Verdict<readonly Statement[]>> =>
    isContentLanguage(from) && isContentLanguage(to)
      ? changeLanguages(env, scope, { from, to, enabled: enabled.filter(isContentLanguage) })
      : accept([]);
  for (let attempt = 1; ; attempt += 1) {
    const buttons = await moveButtons();
    if (!buttons.ok) return buttons;
    const { ends, statements } =
      timeZone === undefined ? STANDS : await zoneMoves(env, property.id, { timeZone, now: scope.now });
    if (ends.length > 0 && !isMeant && property.revision === revision)
      return refuse("zone_ends_announcements", { current: ends });
    const moves = [...buttons.value, ...statements];
    const verdict = await writePatch(env, scope, { patch, revision, moves, address: address.value });
    // Neither the property nor anything else has refused it but what was saved, planned or written meanwhile.
    const isOvertaken = !verdict.ok && moves.length > 0 && isStaleAt(verdict.problem, revision);
    if (!isOvertaken || attempt === ATTEMPTS) return verdict;
  }
}

interface PatchWrite {
  readonly patch: PropertyPatch;
  readonly revision: number;
  /** What else the batch writes, each with its guard. */
  readonly moves: readonly Statement[];
  readonly address: AddressMove;
}

async function writePatch(
  env: Env,
  scope: PropertyScope,
  { patch, revision, moves, address }: PatchWrite,
): Promise<Verdict<Property>> {
  const { principal, property, licence, now } = scope;
  const db = databaseOf(env, property.id);
  const by = principal.displayName;
  // Where a property is stands apart from its content: who last worked on that stays.
  const last = changesDraft(patch)
    ? { updatedAt: now, updatedBy: by }
    : { updatedAt: property.updatedAt ?? now, updatedBy: property.updatedBy };
  const updated = { ...property, ...patch, revision: revision + 1, ...last };
  try {
    const { names } = await commit(env, byStaff(scope), {
      statements: {
        names: selectUserName(db, property.userId),
        before: address.before,
        updated: updatePropertyAt(db, property.id, revision, {
          values: patch,
          at: last.updatedAt,
          by: last.updatedBy,
        }),
        guard: requireOneChange(db),
        after: address.after,
        moves,
      },
      whom: principal,
      change: {
        kind: "property.updated",
        payload: {
          ...patch,
          revision: revision + 1,
          updatedAt: new Date(last.updatedAt).toISOString(),
          updatedBy: last.updatedBy,
        },
      },
      activity:
        patch.slug === undefined
          ? { action: "property.updated", summary: Object.keys(patch).join(" ") }
          : { action: "address.changed", summary: `${property.slug} ${patch.slug}` },
    });
    if (patch.slug !== undefined) {
      const told = patch.timeZone === undefined ? null : tellPages(env, property.id, now);
      await Promise.all([told, followRendering(env, updated)]);
      evictPortal(property.slug);
    } else if (patch.timeZone !== undefined) await tellAndProject(env, property, now);
    else if (changesGuestPages(patch)) await projectPortal(env, property);
    const userName = names[0]?.displayName ?? "";
    return accept(toProperty(updated, licence, { accountName: principal.companyName, userName }));
  } catch (error) {
    if (isUniqueFailure(error, "properties.slug")) return refuse("slug_taken");
    if (!isGuardFailure(error)) throw error;
    return refuseStale(env, scope);
  }
}

async function refuseStale(env: Env, scope: PropertyScope) {
  return refuse("stale_revision", { current: await readProperty(env, scope) });
}

/** Whether a write was refused though the property is still at the revision that it named. */
function isStaleAt({ code, current }: Problem, revision: number): boolean {
  if (code !== "stale_revision" || !current) return false;
  return "revision" in current && current.revision === revision;
}

/** The property as its group sees it now; null when it has been removed meanwhile. */
export async function readProperty(
  env: Env,
  { principal, property }: PropertyScope,
): Promise<Property | null> {
  const [found] = await selectAnyProperty(databaseOf(env, property.id), property.id);
  if (!found) return null;
  return toProperty(found.property, found.licence, {
    accountName: principal.companyName,
    userName: found.userName,
  });
}
