import type { Context } from "hono";
import { PLACES_CHOSEN_MAX } from "#domain/limits.ts";
import { OLD_CARD_MS, type Place } from "#domain/place/place.ts";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import { idSchema } from "#domain/value-schemas.ts";
import { z } from "#domain/zod.ts";
import { type PlaceRow, selectNamesOfPlaces, selectPlace } from "../../db/places/places.ts";
import type { PropertyScope } from "../../services/scope.ts";
import { requireProperty } from "../request/authorise.ts";
import type { HttpEnvironment } from "../request/environment.ts";
import { getPublicOrigin } from "../request/public-origin.ts";

/** Ids of selected places. */
export const chosenIdsSchema = z.array(idSchema).min(1, "required").max(PLACES_CHOSEN_MAX, "too_many");

export const countSchema = z.int().min(0);

export function toPlace(c: Context<HttpEnvironment>, row: PlaceRow): Place {
  const { id, kind, name, code, createdAt, replacedAt } = row;
  const until = replacedAt === null ? null : new Date(replacedAt + OLD_CARD_MS).toISOString();
  const address = `${getPublicOrigin(c.env, c.req.url)}/q/${code}`;
  return { id, kind, name, code, address, createdAt: new Date(createdAt).toISOString(), oldCardUntil: until };
}

export interface OnePlace {
  readonly propertyId: string;
  readonly placeId: string;
}

/** Authorises changing an active place. */
export async function requirePlace(
  c: Context<HttpEnvironment>,
  { propertyId, placeId }: OnePlace,
): Promise<Verdict<{ readonly scope: PropertyScope; readonly place: PlaceRow }>> {
  const access = await requireProperty(c, propertyId, { write: true }, (db) => [
    selectPlace(db, propertyId, placeId, c.get("now")),
  ]);
  if (!access.ok) return access;
  const { rows, scope } = access.value;
  const [[place]] = rows;
  return place ? accept({ scope, place }) : refuse("not_found");
}

/**
 * Authorises changing several places, active or deleted as `isInUse` says; at least one. If any is not the
 * property's, all are refused: `not_found`.
 */
export async function requirePlaces(
  c: Context<HttpEnvironment>,
  { propertyId, placeIds }: { readonly propertyId: string; readonly placeIds: readonly string[] },
  isInUse: boolean,
) {
  const access = await requireProperty(c, propertyId, { write: true }, (db) => [
    selectNamesOfPlaces(db, propertyId, placeIds),
  ]);
  if (!access.ok) return access;
  const { rows, scope } = access.value;
  const [known] = rows;
  if (known.length < new Set(placeIds).size) return refuse("not_found");
  const [first, ...others] = known.filter(({ retiredAt }) => (retiredAt === null) === isInUse);
  return first ? accept({ scope, places: [first, ...others] as const }) : refuse("not_found");
}
