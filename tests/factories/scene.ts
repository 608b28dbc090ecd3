import type { Property } from "#domain/property/property.ts";
import { type Caller, createAccount, createProperty, signIn, type Target } from "../../scripts/api/caller.ts";

/** A person of a group of their own, with one licensed property. */
export interface Scene {
  readonly groupId: string;
  readonly property: Property;
  readonly caller: Caller;
  /** The address of something of the property. */
  readonly at: (path: string) => string;
}

export async function openScene(
  target: Target,
  property: Parameters<typeof createProperty>[2] = {},
  account: Parameters<typeof createAccount>[1] = {},
): Promise<Scene> {
  const { groupId, email } = await createAccount(target, account);
  const created = await createProperty(target, groupId, property);
  const caller = await signIn(target, email);
  return { groupId, property: created, caller, at: (path) => `/api/properties/${created.id}${path}` };
}
