import type { PortalLicence } from "#domain/property/portal-licence.ts";
import type { PortalDifference } from "#domain/property/portal-state.ts";
import { type RawPortal, readRawPortal } from "./portal-store.ts";
import type { ProjectedPortal, Projection } from "./projection.ts";
import { qrKey } from "./qr-store.ts";

function isSameLicence(one: PortalLicence, other: PortalLicence): boolean {
  return one.opensAt === other.opensAt && one.closesAt === other.closesAt && one.isClosed === other.isClosed;
}

function isSameBytes(one: ArrayBuffer, other: Uint8Array<ArrayBuffer>): boolean {
  if (one.byteLength !== other.byteLength) return false;
  return new Uint8Array(one).every((byte, index) => byte === other[index]);
}

function findDifferences(wanted: ProjectedPortal, stored: RawPortal | null): readonly PortalDifference[] {
  if (wanted.kind === "none") return stored ? ["value_left"] : [];
  if (wanted.kind === "lost") return ["pages_missing"];
  if (stored === null) return ["value_missing"];
  // A newer version wrote the value, in a format that this version can't check.
  if (stored.isNewer) return [];
  // The key redirects as a former address, but the slug is in use again.
  if (stored.movedTo !== null) return ["value_damaged"];
  const { about, value } = stored;
  if (about === null) return ["value_damaged"];
  return [
    ...(about.number === wanted.number ? [] : (["number"] as const)),
    ...(isSameLicence(about.licence, wanted.licence) ? [] : (["licence"] as const)),
    ...(isSameBytes(value, wanted.bytes) ? [] : (["pages"] as const)),
  ];
}

/** The guide's expected value, as a portal's. */
function toProjectedGuide(portal: ProjectedPortal): ProjectedPortal {
  if (portal.kind !== "portal") return portal;
  return portal.guide === null ? { kind: "none" } : { ...portal, bytes: portal.guide };
}

/** The content of KV for a property, beside the expected content. */
export interface Comparison {
  readonly stored: RawPortal | null;
  /** Codes whose KV value differs from the expected one. */
  readonly otherCodes: ReadonlySet<string>;
  readonly differences: readonly PortalDifference[];
}

/**
 * Compares KV with a property's projection; writes nothing. KV reads may be 30 s stale, so a reported
 * difference may already be repaired.
 */
export async function comparePortal(
  portals: KVNamespace,
  { facts, portal, codes, moved }: Projection,
): Promise<Comparison> {
  const stored = await readRawPortal(portals, facts.slug);
  const guide = await readRawPortal(portals, facts.slug, "guide");
  const otherCodes = new Set<string>();
  for (const { code, value } of codes) {
    if ((await portals.get(qrKey(code))) !== value) otherCodes.add(code);
  }
  let isAstray = false;
  for (const { slug, movedTo } of moved) {
    const former = await readRawPortal(portals, slug);
    isAstray ||= movedTo === "" ? former !== null : former?.movedTo !== movedTo;
    isAstray ||= (await readRawPortal(portals, slug, "guide")) !== null;
  }
  const ofValues = [...findDifferences(portal, stored), ...findDifferences(toProjectedGuide(portal), guide)];
  const ofCodes = otherCodes.size > 0 ? (["qr_code"] as const) : [];
  const ofAddresses = isAstray ? (["former_address"] as const) : [];
  return {
    stored,
    otherCodes,
    differences: [...new Set(ofValues), ...ofCodes, ...ofAddresses],
  };
}
