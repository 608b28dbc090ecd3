import type { MendOutcome } from "#domain/property/portal-state.ts";
import { projectPortal } from "../../portal/ask-writer.ts";
import { rendererOf } from "../../portal/rendering/renderer.ts";
import { renderAgain } from "./render-again.ts";

/**
 * Writes all that KV holds of a property again, as database and files have it. Pages that the files have lost are
 * rendered again from the snapshot. Safe to repeat; throws only where D1 or R2 can't be reached.
 */
export async function mendPortal(
  env: Env,
  property: { readonly id: string; readonly slug: string },
): Promise<MendOutcome> {
  const answer = await projectPortal(env, property, { mend: true });
  if (answer === "deferred") return "deferred";
  if (answer !== "pages_missing") return "mended";
  const outcome = await renderAgain(env, property.id, { renderer: rendererOf(env), isForced: true });
  if (outcome !== "rendered") return "pages_missing";
  return (await projectPortal(env, property, { mend: true })) === "projected" ? "mended" : "deferred";
}
