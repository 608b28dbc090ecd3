import type { MendOutcome } from "#domain/property/portal-state.ts";
import { projectPortal } from "../../portal/ask-writer.ts";
import { getRenderer } from "../../portal/rendering/renderer.ts";
import { renderAgain } from "./render-again.ts";

/**
 * Rewrites all KV values of a property from D1 and R2. Pages missing in R2 are rendered again from the
 * snapshot. Idempotent; throws only if D1 or R2 can't be reached.
 */
export async function mendPortal(
  env: Env,
  property: { readonly id: string; readonly slug: string },
): Promise<MendOutcome> {
  const answer = await projectPortal(env, property, { mend: true });
  if (answer === "deferred") return "deferred";
  if (answer !== "pages_missing") return "mended";
  const outcome = await renderAgain(env, property.id, { renderer: getRenderer(env), isForced: true });
  if (outcome !== "rendered") return "pages_missing";
  return (await projectPortal(env, property, { mend: true })) === "projected" ? "mended" : "deferred";
}
