import { isGuarded, type Projection } from "../../portal/projection.ts";
import { renderGuardedParts } from "../../portal/rendering/guarded-parts.tsx";
import { readSnapshot } from "../../portal/snapshot.ts";

/**
 * Stores a property's guarded content at its desk, rendered from the current publication. Stores nothing, so
 * that no guest can pass, if there is no publication or its snapshot can't be read. Idempotent. Throws if R2 or
 * the desk can't be reached.
 */
export async function storeGuardedParts(
  env: Pick<Env, "FILES" | "GUEST_DESK">,
  { facts, portal }: Projection,
): Promise<void> {
  const { id: propertyId, publication, slug, features } = facts;
  const snapshot =
    isGuarded(portal) && publication ? await readSnapshot(env, { propertyId, ...publication }) : null;
  const parts =
    snapshot?.kind === "draft" ? await renderGuardedParts({ draft: snapshot.draft, slug, features }) : [];
  await env.GUEST_DESK.getByName(propertyId).layGuarded(parts);
}
