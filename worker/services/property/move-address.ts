import { FORMER_ADDRESSES_MAX } from "#domain/limits.ts";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import { getDatabase } from "../../db/client.ts";
import type { Statement } from "../../db/named-batch.ts";
import {
  deleteFormerAddress,
  selectFormerAddresses,
  storeFormerAddress,
} from "../../db/property/former-addresses.ts";
import type { PropertyScope } from "../scope.ts";

/** Statements for the batch that changes a property's address: before and after the update. */
export interface AddressMove {
  readonly before: readonly Statement[];
  readonly after: readonly Statement[];
}

export const NO_MOVE: AddressMove = { before: [], after: [] };

/**
 * Statements that keep the present address as a former one, and remove the new address from the former ones if
 * it returns. The batch must guard the property's revision; it fails if the address is or was another
 * property's.
 *
 * Refuses with `too_many_addresses` above `FORMER_ADDRESSES_MAX` former addresses.
 */
export async function moveAddress(
  env: Pick<Env, "DB">,
  { property, now }: Pick<PropertyScope, "property" | "now">,
  slug: string,
): Promise<Verdict<AddressMove>> {
  const db = getDatabase(env, property.id);
  const former = await selectFormerAddresses(db, property.id);
  const isBack = former.some((address) => address.slug === slug);
  if (!isBack && former.length >= FORMER_ADDRESSES_MAX) return refuse("too_many_addresses");
  return accept({
    before: isBack ? [deleteFormerAddress(db, property.id, slug)] : [],
    after: [storeFormerAddress(db, { propertyId: property.id, slug: property.slug, at: now })],
  });
}
