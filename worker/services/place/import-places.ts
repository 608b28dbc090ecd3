import { toPlacePosition } from "#domain/place/place.ts";
import { type PlacesInput, type PlacesPlan, planPlaces } from "#domain/place/place-import.ts";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import { getDatabase } from "../../db/client.ts";
import { markForProjection } from "../../db/content/projections.ts";
import { isGuardFailure, isUniqueFailure } from "../../db/guard.ts";
import { newId, newQrCode } from "../../db/new-id.ts";
import { insertPlaces, PLACE_POSITION, requirePlacesFit, selectPositions } from "../../db/places/places.ts";
import { projectPortal } from "../../portal/ask-writer.ts";
import { commit, staffAuthor } from "../commit.ts";
import type { PropertyScope } from "../scope.ts";
import { PLACES_CHANGED } from "./change-place.ts";

interface ImportedPlaces {
  readonly added: number;
  readonly there: number;
}

/** Attempts, if places are added concurrently. */
const TRIES = 3;

/**
 * Adds places to a property, all or none, each with its own code, with one notification for all. Existing names
 * are skipped; if none remain, nothing is written.
 *
 * Refuses with `validation_failed`, with the errors of `planPlaces`, and with `too_many_places` if the property
 * has the maximal number of codes.
 */
export async function importPlaces(
  env: Env,
  scope: PropertyScope,
  input: PlacesInput,
): Promise<Verdict<ImportedPlaces>> {
  const db = getDatabase(env, scope.property.id);
  for (let tried = 1; ; tried += 1) {
    const taken = await selectPositions(db, scope.property.id);
    const { added, there, errors } = planPlaces(input, new Set(taken.map(({ position }) => position)));
    if (errors.length > 0) return refuse("validation_failed", { errors });
    if (added.length === 0) return accept({ added: 0, there });
    try {
      await store(env, scope, added);
      return accept({ added: added.length, there });
    } catch (error) {
      if (isGuardFailure(error)) return refuse("too_many_places");
      if (!isUniqueFailure(error, PLACE_POSITION) || tried === TRIES) throw error;
    }
  }
}

async function store(env: Env, scope: PropertyScope, added: PlacesPlan["added"]): Promise<void> {
  const { principal, property, now } = scope;
  const db = getDatabase(env, property.id);
  const rows = added.map(({ kind, name }) => ({
    id: newId(),
    code: newQrCode(),
    kind,
    name,
    position: toPlacePosition(kind, name),
  }));
  await commit(env, staffAuthor(scope), {
    statements: [
      ...insertPlaces(db, rows, { propertyId: property.id, at: now }),
      requirePlacesFit(db, property.id),
      markForProjection(db, property.id, now),
    ],
    whom: principal,
    change: PLACES_CHANGED,
    activity: { action: "places.added", summary: String(added.length) },
  });
  await projectPortal(env, property);
}
