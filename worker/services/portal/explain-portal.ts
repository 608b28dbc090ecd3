import { accept, refuse, type Verdict } from "#domain/problem.ts";
import { decideLicence, isNotBegun } from "#domain/property/licence.ts";
import { isPortalOpen, toPortalLicence } from "#domain/property/portal-licence.ts";
import type { PortalState } from "#domain/property/portal-state.ts";
import type { EpochMs } from "#domain/time.ts";
import { toLicence } from "../../db/property/properties.ts";
import { type Comparison, comparePortal } from "../../portal/compare-portal.ts";
import { computeProjection, type ProjectedPortal, type Projection } from "../../portal/projection.ts";
import { DamagedPortalError, decodePortal } from "../../portal/stored-portal.ts";

const toIso = (at: EpochMs | null) => (at === null ? null : new Date(at).toISOString());

function storedState({ stored }: Comparison): PortalState["stored"]["state"] {
  if (stored === null) return "absent";
  if (stored.about === null) return "damaged";
  try {
    decodePortal(stored.value, stored.about);
    return "readable";
  } catch (error) {
    if (error instanceof DamagedPortalError) return "damaged";
    throw error;
  }
}

/** State of the next guest's page: from KV if readable, otherwise from the projection. */
function describeGuestView(
  state: PortalState["stored"]["state"],
  { stored }: Comparison,
  portal: ProjectedPortal,
  now: EpochMs,
): PortalState["guestsGet"] {
  if (state === "readable" && stored?.about)
    return isPortalOpen(stored.about.licence, now) ? "open" : "closed";
  if (portal.kind === "none") return "not_found";
  if (portal.kind === "lost") return "unavailable";
  return isPortalOpen(portal.licence, now) ? "open" : "closed";
}

function getRenderedVersion({
  publishedNumber,
  renderedNumber,
  renderedBy,
}: Projection["facts"]): number | null {
  if (publishedNumber === null) return null;
  return renderedNumber === publishedNumber ? renderedBy : 0;
}

/** Diagnoses a property's portal from D1, R2 and KV, for operations. Refuses with `not_found`. */
export async function explainPortal(
  env: Env,
  propertyId: string,
  now: EpochMs,
): Promise<Verdict<PortalState>> {
  const projection = await computeProjection(env, { id: propertyId }, now);
  if (!projection) return refuse("not_found");
  const { facts, portal, codes } = projection;
  const comparison = await comparePortal(env.PORTALS, projection);
  const { stored, otherCodes, differences } = comparison;
  const state = storedState(comparison);
  const licence = toLicence(facts.licence);
  const decision = decideLicence(licence, now);
  const isDue = facts.projectionWanted > facts.projectionDone;
  const toPages = { none: "none_published", lost: "missing", portal: "there" } as const;
  return accept({
    propertyId,
    name: facts.name,
    slug: facts.slug,
    removedAt: toIso(facts.removedAt),
    database: {
      publishedNumber: facts.publishedNumber,
      licenceState: isNotBegun(decision) ? "not-begun" : decision.state,
      licence: toPortalLicence(licence, now),
      dueSince: isDue ? toIso(facts.projectionWanted) : null,
      renderer: getRenderedVersion(facts),
      origin: facts.renderedOrigin,
      renderProblem: facts.renderProblem,
    },
    pagesInFiles: toPages[portal.kind],
    stored: {
      state,
      number: stored?.about?.number ?? null,
      licence: stored?.about?.licence ?? null,
      bytes: stored?.value.byteLength ?? 0,
    },
    qrCodes: codes.map(({ code, value }) => ({
      code,
      isRetired: value.includes('"retired":true'),
      isAsStored: !otherCodes.has(code),
    })),
    guestsGet: describeGuestView(state, comparison, portal, now),
    differences: [...differences],
  });
}
