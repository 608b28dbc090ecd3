import type { Action } from "#domain/live/activity.ts";
import { placePosition } from "#domain/place/place.ts";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import { databaseOf } from "../../db/client.ts";
import { wantProjection } from "../../db/content/projections.ts";
import { isGuardFailure, isUniqueFailure, requireOneChange } from "../../db/guard.ts";
import { newQrCode } from "../../db/new-id.ts";
import {
  insertPlaceCode,
  PLACE_POSITION,
  type PlaceRow,
  renamePlaceRow,
  replaceCodeRow,
  requirePlacesFit,
  retirePlaceRow,
  revivePlaceRow,
  selectFull,
} from "../../db/places/places.ts";
import { projectPortal } from "../../portal/ask-writer.ts";
import { byStaff, commit, type Statement } from "../commit.ts";
import type { PropertyScope } from "../scope.ts";
import { PLACES_CHANGED } from "./places-changed.ts";

interface Change {
  readonly action: Action;
  readonly name: string;
  readonly statements: readonly Statement[];
  /** Whether the keys of its codes in KV follow. */
  readonly isOfCodes: boolean;
}

type NamedPlace = Pick<PlaceRow, "id" | "name">;

function oneOf({ property }: PropertyScope, place: NamedPlace) {
  return { propertyId: property.id, placeId: place.id };
}

/** Commits a change of one place, and has the writer follow where codes lead elsewhere by it. */
async function write(
  env: Env,
  scope: PropertyScope,
  { action, name, statements, isOfCodes }: Change,
): Promise<Verdict<null>> {
  const { principal, property, now } = scope;
  const db = databaseOf(env, property.id);
  try {
    await commit(env, byStaff(scope), {
      statements: [...statements, ...(isOfCodes ? [wantProjection(db, property.id, now)] : [])],
      whom: principal,
      change: PLACES_CHANGED,
      activity: { action, summary: name },
    });
  } catch (error) {
    if (isUniqueFailure(error, PLACE_POSITION)) return refuse("place_taken");
    if (!isGuardFailure(error)) throw error;
    const [full] = await selectFull(db, property.id);
    return refuse(full ? "too_many_places" : "not_found");
  }
  if (isOfCodes) await projectPortal(env, property);
  return accept(null);
}

/** Gives a place another name; its code stays. Refuses with `place_taken`, and `not_found` where it was deleted. */
export function renamePlace(
  env: Env,
  scope: PropertyScope,
  { place, name }: { readonly place: PlaceRow; readonly name: string },
): Promise<Verdict<null>> {
  const db = databaseOf(env, scope.property.id);
  const position = placePosition(place.kind, name);
  return write(env, scope, {
    action: "place.renamed",
    name,
    statements: [renamePlaceRow(db, oneOf(scope, place), { name, position }), requireOneChange(db)],
    isOfCodes: false,
  });
}

/**
 * Deletes a place: its card leads to the portal for thirty days and names no place (D18). It can be restored, unless
 * its name is given to another one. Refuses with `not_found` where somebody was quicker.
 */
export function retirePlace(env: Env, scope: PropertyScope, place: PlaceRow): Promise<Verdict<null>> {
  const db = databaseOf(env, scope.property.id);
  return write(env, scope, {
    action: "place.removed",
    name: place.name,
    statements: [retirePlaceRow(db, oneOf(scope, place), scope.now), requireOneChange(db)],
    isOfCodes: true,
  });
}

/**
 * Takes a deleted place back into use, with its card. Refuses with `place_taken` where its name was given to another
 * one, `too_many_places`, and `not_found` where somebody was quicker.
 */
export function restorePlace(env: Env, scope: PropertyScope, place: NamedPlace): Promise<Verdict<null>> {
  const { property } = scope;
  const db = databaseOf(env, property.id);
  return write(env, scope, {
    action: "place.restored",
    name: place.name,
    statements: [
      revivePlaceRow(db, oneOf(scope, place)),
      requireOneChange(db),
      requirePlacesFit(db, property.id),
    ],
    isOfCodes: true,
  });
}

/**
 * Gives a place a new code. The old card leads to the portal for thirty days and names no place (D18). Refuses with
 * `not_found` where the place was deleted, and `too_many_places` where the property has had as many codes as it may.
 */
export function replaceCode(env: Env, scope: PropertyScope, place: PlaceRow): Promise<Verdict<null>> {
  const { property, now } = scope;
  const db = databaseOf(env, property.id);
  const one = oneOf(scope, place);
  return write(env, scope, {
    action: "place.code-replaced",
    name: place.name,
    statements: [
      replaceCodeRow(db, one, now),
      requireOneChange(db),
      insertPlaceCode(db, newQrCode(), one, now),
      requirePlacesFit(db, property.id),
    ],
    isOfCodes: true,
  });
}
