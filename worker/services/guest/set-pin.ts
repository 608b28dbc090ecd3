import type { EpochMs } from "#domain/time.ts";
import type { PropertyScope } from "../scope.ts";
import { actingOf } from "./handle-request.ts";

/**
 * Gives a guarded button another PIN, at once and in all languages; devices that have passed are asked again (R8). The
 * desk alone keeps it, hashed. @returns since when it holds.
 */
export async function setPin(
  env: Pick<Env, "GUEST_DESK">,
  scope: PropertyScope,
  { buttonId, pin }: { readonly buttonId: string; readonly pin: string },
): Promise<EpochMs> {
  const by = actingOf(scope);
  await env.GUEST_DESK.getByName(scope.property.id).setPin(buttonId, pin, by);
  return by.at;
}
