import { FORMER_ADDRESSES_MAX } from "#domain/limits.ts";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import { databaseOf } from "../../db/client.ts";
import type { Statement } from "../../db/named-batch.ts";
import {
  keepFormerAddress,
  selectFormerAddresses,
  takeFormerAddress,
} from "../../db/property/former-addresses.ts";
import type { PropertyScope } from "../scope.ts";

/** What the batch that gives a property another address writes besides: ahead of it, and after it. */
export interface AddressMove {
  readonly before: readonly Statement[];
  readonly after: readonly Statement[];
}

export const STAYS: AddressMove = { before: [], after: [] };

/**
 * The statements that keep a property's present address as a former one, and take the new one from its former ones
 * where it comes back. The batch must hold the property's revision, and fails where the address is, or was, another
 * property's.
 *
 * Refuses with `too_many_addresses` a new address once `FORMER_ADDRESSES_MAX` lead on to the present one.
 */
export async function moveAddress(
  env: Pick<Env, "DB">,
  { property, now }: Pick<PropertyScope, "property" | "now">,
  slug: string,
): Promise<Verdict<AddressMove>> {
  const db = databaseOf(env, property.id);
  const former = await selectFormerAddresses(db, property.id);
  const isBack = former.some((address) => address.slug === slug);
  if (!isBack && former.length >= FORMER_ADDRESSES_MAX) return refuse("too_many_addresses");
  return accept({
    before: isBack ? [takeFormerAddress(db, property.id, slug)] : [],
    after: [keepFormerAddress(db, { propertyId: property.id, slug: property.slug, at: now })],
  });
}
