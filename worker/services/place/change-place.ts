import type { Action } from "#domain/live/activity.ts";
import { toPlacePosition } from "#domain/place/place.ts";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import type { EpochMs } from "#domain/time.ts";
import { toLocalTime } from "#domain/zoned-time.ts";
import { getDatabase } from "../../db/client.ts";
import { markForProjection } from "../../db/content/projections.ts";
import { isGuardFailure, isUniqueFailure, requireChanges, requireOneChange } from "../../db/guard.ts";
import type { Statement } from "../../db/named-batch.ts";
import { newQrCode } from "../../db/new-id.ts";
import {
  endReplacementRow,
  insertPlaceCode,
  PLACE_POSITION,
  type PlaceRow,
  renamePlaceRow,
  replaceCodeRow,
  requirePlacesFit,
  restoreCodeRow,
  restorePlaceRows,
  retirePlaceRows,
  selectFullProperty,
} from "../../db/places/places.ts";
import { logEvent } from "../../log-event.ts";
import { projectPortal } from "../../portal/ask-writer.ts";
import { commit, staffAuthor } from "../commit.ts";
import type { PropertyScope } from "../scope.ts";

/** Change for open screens: places were added, renamed, deleted or restored, or cards replaced. */
export const PLACES_CHANGED = { kind: "places.changed", payload: {} } as const;

interface Change {
  readonly action: Action;
  readonly summary: string;
  readonly statements: readonly Statement[];
  /** Whether codes change their target in KV. */
  readonly isOfCodes: boolean;
  /** Refusal if a guard fails because of a concurrent change; default: `not_found`. */
  readonly lost?: "stale_revision" | "code_in_use";
}

type NamedPlace = Pick<PlaceRow, "id" | "name">;
/** At least one place. */
type NamedPlaces = readonly [NamedPlace, ...NamedPlace[]];

function toPlaceKey({ property }: PropertyScope, place: NamedPlace) {
  return { propertyId: property.id, placeId: place.id };
}

/** Commits a change of places, and projects the codes if their targets change. */
async function write(
  env: Env,
  scope: PropertyScope,
  { action, summary, statements, isOfCodes, lost }: Change,
): Promise<Verdict<null>> {
  const { principal, property, now } = scope;
  const db = getDatabase(env, property.id);
  try {
    await commit(env, staffAuthor(scope), {
      statements: [...statements, ...(isOfCodes ? [markForProjection(db, property.id, now)] : [])],
      whom: principal,
      change: PLACES_CHANGED,
      activity: { action, summary },
    });
  } catch (error) {
    if (isUniqueFailure(error, PLACE_POSITION)) return refuse("place_taken");
    if (!isGuardFailure(error)) throw error;
    const [full] = await selectFullProperty(db, property.id);
    return refuse(lost ?? (full ? "too_many_places" : "not_found"));
  }
  if (isOfCodes) await projectPortal(env, property);
  return accept(null);
}

interface Renaming {
  readonly place: PlaceRow;
  readonly name: string;
  /** The place's name when the caller read it: a guard against concurrent changes. */
  readonly was: string;
}

/**
 * Renames a place; its code stays. Refuses with `place_taken`, and `stale_revision` if it was renamed or
 * deleted concurrently.
 */
export async function renamePlace(
  env: Env,
  scope: PropertyScope,
  { place, name, was }: Renaming,
): Promise<Verdict<null>> {
  if (place.name !== was) return refuse("stale_revision");
  const db = getDatabase(env, scope.property.id);
  const position = toPlacePosition(place.kind, name);
  return write(env, scope, {
    action: "place.renamed",
    summary: name,
    statements: [renamePlaceRow(db, toPlaceKey(scope, place), { name, position, was }), requireOneChange(db)],
    isOfCodes: false,
    lost: "stale_revision",
  });
}

/** One activity for all: the name of a single place, or their number. */
function toEntry(places: NamedPlaces, one: Action, many: Action): Pick<Change, "action" | "summary"> {
  const [first, ...others] = places;
  if (others.length === 0) return { action: one, summary: first.name };
  return { action: many, summary: String(places.length) };
}

/**
 * Deletes places, all or none: their cards lead to the portal without a place for thirty days (D18). They can
 * be restored, unless their names are taken by then. Refuses with `not_found` after a concurrent deletion.
 */
export function retirePlaces(env: Env, scope: PropertyScope, places: NamedPlaces): Promise<Verdict<null>> {
  const { property, now } = scope;
  const db = getDatabase(env, property.id);
  const ids = places.map(({ id }) => id);
  return write(env, scope, {
    ...toEntry(places, "place.removed", "places.removed"),
    statements: [
      retirePlaceRows(db, ids, { propertyId: property.id, at: now }),
      requireChanges(db, ids.length),
    ],
    isOfCodes: true,
  });
}

/**
 * Restores deleted places with their cards, all or none. Refuses with `place_taken` if a name is in use,
 * `too_many_places`, and `not_found` after a concurrent restore.
 */
export function restorePlaces(env: Env, scope: PropertyScope, places: NamedPlaces): Promise<Verdict<null>> {
  const { property } = scope;
  const db = getDatabase(env, property.id);
  const ids = places.map(({ id }) => id);
  return write(env, scope, {
    ...toEntry(places, "place.restored", "places.restored"),
    statements: [
      restorePlaceRows(db, ids, property.id),
      requireChanges(db, ids.length),
      requirePlacesFit(db, property.id),
    ],
    isOfCodes: true,
  });
}

/** Removes the place from open pages and push subscriptions of guests who scanned a replaced card. Never throws. */
async function clearCard(env: Env, propertyId: string, place: string, now: EpochMs): Promise<void> {
  const ends = await Promise.allSettled([
    env.PORTAL_CHANNEL.getByName(propertyId).forgetPlace(place),
    env.GUEST_DESK.getByName(propertyId).forgetPlace(place, now),
  ]);
  for (const end of ends)
    if (end.status === "rejected")
      logEvent("item_set_aside", { kind: "card", propertyId, error: end.reason });
}

/**
 * Gives a place a new code. The old card leads to the portal without a place for thirty days (D18), and guests
 * who scanned it no longer get the place's announcements. Refuses with `not_found` if the place was deleted,
 * and `too_many_places` if the property has the maximal number of codes.
 */
export async function replaceCode(env: Env, scope: PropertyScope, place: PlaceRow): Promise<Verdict<null>> {
  const { property, now } = scope;
  const db = getDatabase(env, property.id);
  const one = toPlaceKey(scope, place);
  const verdict = await write(env, scope, {
    action: "place.code-replaced",
    summary: place.name,
    statements: [
      replaceCodeRow(db, one, now),
      requireOneChange(db),
      insertPlaceCode(db, newQrCode(), one, now),
      requirePlacesFit(db, property.id),
    ],
    isOfCodes: true,
  });
  if (verdict.ok) await clearCard(env, property.id, place.id, now);
  return verdict;
}

/**
 * Undoes the replacement of a code: the previous card is valid again, and the new code ends at once.
 *
 * Refuses with `code_in_use` if the new code was scanned, or replaced in turn.
 */
export async function undoCodeReplacement(
  env: Env,
  scope: PropertyScope,
  { place, code }: { readonly place: PlaceRow; readonly code: string },
): Promise<Verdict<null>> {
  const { property, now } = scope;
  const db = getDatabase(env, property.id);
  const one = toPlaceKey(scope, place);
  const today = toLocalTime(now, property.timeZone).day;
  const { places } = await env.PROPERTY_ANALYTICS.getByName(property.id).cardScans(today);
  const scannedAt = places[place.id] ?? 0;
  return write(env, scope, {
    action: "place.code-restored",
    summary: place.name,
    statements: [
      endReplacementRow(db, one, { code, scannedAt, at: now }),
      requireOneChange(db),
      restoreCodeRow(db, one, code),
      requireOneChange(db),
    ],
    isOfCodes: true,
    lost: "code_in_use",
  });
}
