/**
 * Updates a property's name, languages, time zone, contact or address. Exposes `updateProperty` and
 * `readProperty`. Buttons, plans, announcements and former addresses change along in one batch; if something
 * else was saved in between, it decides again.
 */

import { hasNewerLanguage, isContentLanguage } from "#domain/language.ts";
import { accept, type Problem, refuse, type Verdict } from "#domain/problem.ts";
import {
  affectsDraft,
  affectsGuestPages,
  type Property,
  type PropertyPatch,
} from "#domain/property/property.ts";
import { getDatabase } from "../../db/client.ts";
import { isGuardFailure, isUniqueFailure, requireOneChange } from "../../db/guard.ts";
import type { Statement } from "../../db/named-batch.ts";
import { selectAnyProperty, selectUserName, toProperty } from "../../db/property/properties.ts";
import { updatePropertyAt } from "../../db/property/property-writes.ts";
import { projectPortal } from "../../portal/ask-writer.ts";
import { evictPortal } from "../../portal/portal-memory.ts";
import { broadcastAndProject, broadcastNewsSafely } from "../announcement/broadcast-news.ts";
import { commit, staffAuthor } from "../commit.ts";
import { renderAndProject } from "../portal/render-again.ts";
import type { PropertyScope } from "../scope.ts";
import { changeLanguages } from "./change-languages.ts";
import { type AddressMove, moveAddress, NO_MOVE } from "./move-address.ts";
import { prepareZoneMoves } from "./move-with-zone.ts";

/** Attempts, if affected buttons, a plan or an announcement are saved in between. */
const ATTEMPTS = 3;

/** No time zone change: nothing to move. */
const NO_ZONE_MOVES = { ends: [], statements: [] };

interface PropertyUpdate {
  readonly patch: PropertyPatch;
  readonly revision: number;
  /** Whether the new zone may end announcements. */
  readonly isMeant?: boolean;
}

/**
 * Updates a property's name, languages, time zone, postal address, telephone number or portal address, at the
 * given revision; everything that follows is in the same batch:
 * - guests' pages get zone, contact and portal address at once, without a publication;
 * - the previous portal address redirects (D80);
 * - a new default language, and a newly enabled one without buttons, gets unchanged template buttons (D27);
 * - each button keeps its hours (D58);
 * - a planned publication and announcements keep their local times in a new zone (D90).
 *
 * Refuses as `moveAddress` and `changeLanguages` do, and with:
 * - `stale_revision`, carrying the current property, also if all attempts met concurrent saves;
 * - `slug_taken` for an address that is or was another property's;
 * - `language_in_use`, because the default language can't be disabled [S111];
 * - `newer_version` for a change of languages if a newer version enabled an unknown one;
 * - `zone_ends_announcements` if announcements would end by the new zone, unless `isMeant`.
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
  if (changesLanguages && hasNewerLanguage(property)) return refuse("newer_version");
  const languages = patch.languages ?? property.languages;
  const defaultLanguage = patch.defaultLanguage ?? property.defaultLanguage;
  if (!languages.includes(defaultLanguage)) return refuse("language_in_use");
  const { defaultLanguage: from } = property;
  const { defaultLanguage: to = from } = patch;
  const { timeZone, slug } = patch;
  if (slug !== undefined && property.revision !== revision) return refuseStale(env, scope);
  const address = slug === undefined ? accept(NO_MOVE) : await moveAddress(env, scope, slug);
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
      timeZone === undefined
        ? NO_ZONE_MOVES
        : await prepareZoneMoves(env, property.id, { timeZone, now: scope.now });
    if (ends.length > 0 && !isMeant && property.revision === revision)
      return refuse("zone_ends_announcements", { current: ends });
    const moves = [...buttons.value, ...statements];
    const verdict = await writePatch(env, scope, { patch, revision, moves, address: address.value });
    // Retried only if the property itself is unchanged, so the guard failed because of buttons, plans or
    // announcements.
    const isOvertaken = !verdict.ok && moves.length > 0 && isStaleAt(verdict.problem, revision);
    if (!isOvertaken || attempt === ATTEMPTS) return verdict;
  }
}

interface PatchWrite {
  readonly patch: PropertyPatch;
  readonly revision: number;
  /** Further statements of the batch, each with its guard. */
  readonly moves: readonly Statement[];
  readonly address: AddressMove;
}

async function writePatch(
  env: Env,
  scope: PropertyScope,
  { patch, revision, moves, address }: PatchWrite,
): Promise<Verdict<Property>> {
  const { principal, property, licence, now } = scope;
  const db = getDatabase(env, property.id);
  const by = principal.displayName;
  // Contact and zone are not content: a change of them keeps "last updated".
  const last = affectsDraft(patch)
    ? { updatedAt: now, updatedBy: by }
    : { updatedAt: property.updatedAt ?? now, updatedBy: property.updatedBy };
  const updated = { ...property, ...patch, revision: revision + 1, ...last };
  try {
    const { names } = await commit(env, staffAuthor(scope), {
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
      const announcing = patch.timeZone === undefined ? null : broadcastNewsSafely(env, property.id, now);
      await Promise.all([announcing, renderAndProject(env, updated)]);
      evictPortal(property.slug);
    } else if (patch.timeZone !== undefined) await broadcastAndProject(env, property, now);
    else if (affectsGuestPages(patch)) await projectPortal(env, property);
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

/** Whether a write was refused although the property still has the given revision. */
function isStaleAt({ code, current }: Problem, revision: number): boolean {
  if (code !== "stale_revision" || !current) return false;
  return "revision" in current && current.revision === revision;
}

/** The current property for its group; `null`: removed. */
export async function readProperty(
  env: Env,
  { principal, property }: PropertyScope,
): Promise<Property | null> {
  const [found] = await selectAnyProperty(getDatabase(env, property.id), property.id);
  if (!found) return null;
  return toProperty(found.property, found.licence, {
    accountName: principal.companyName,
    userName: found.userName,
  });
}
