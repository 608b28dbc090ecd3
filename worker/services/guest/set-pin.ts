import type { EpochMs } from "#domain/time.ts";
import type { PropertyScope } from "../scope.ts";
import { toStaffActor } from "./handle-request.ts";

/**
 * Sets a guarded button's PIN in all languages, effective at once; devices that passed must pass again (R8).
 * Stored hashed, at the desk only. @returns when it was set.
 */
export async function setPin(
  env: Pick<Env, "GUEST_DESK">,
  scope: PropertyScope,
  { buttonId, pin }: { readonly buttonId: string; readonly pin: string },
): Promise<EpochMs> {
  const by = toStaffActor(scope);
  await env.GUEST_DESK.getByName(scope.property.id).setPin(buttonId, pin, by);
  return by.at;
}
