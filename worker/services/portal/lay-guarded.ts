import { isGuarded, type Projection } from "../../portal/projection.ts";
import { guardedParts } from "../../portal/rendering/guarded-parts.tsx";
import { readSnapshot } from "./snapshot.ts";

/**
 * Brings what is guarded of a property to its desk, rendered from the publication that guests get; where nothing is
 * published, or its snapshot can't be read, nothing: then nobody passes. Safe to repeat. Throws where R2 or the desk
 * can't be reached.
 */
export async function layGuarded(
  env: Pick<Env, "FILES" | "GUEST_DESK">,
  { facts, portal }: Projection,
): Promise<void> {
  const { id: propertyId, publication, slug, features } = facts;
  const snapshot =
    isGuarded(portal) && publication ? await readSnapshot(env, { propertyId, ...publication }) : null;
  const parts =
    snapshot?.kind === "draft" ? await guardedParts({ draft: snapshot.draft, slug, features }) : [];
  await env.GUEST_DESK.getByName(propertyId).layGuarded(parts);
}
