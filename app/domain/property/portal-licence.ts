import { decideLicence, type Licence } from "#domain/property/licence.ts";
import type { EpochMs } from "#domain/time.ts";

/** What serving needs to know of a licence; stored beside each portal, since it changes without a publication. */
export interface PortalLicence {
  /** Half-open. Null: not bound by dates. */
  readonly opensAt: EpochMs | null;
  readonly closesAt: EpochMs | null;
  /** Closed whatever the clock says: suspended, or without a usable licence. */
  readonly isClosed: boolean;
}

const isBound = (value: unknown): value is EpochMs | null => value === null || Number.isFinite(value);

/** Whether something stored is one. By hand: each guest of a portal that is not in memory waits for it. */
export function isPortalLicence(stored: unknown): stored is PortalLicence {
  if (typeof stored !== "object" || stored === null) return false;
  const { opensAt, closesAt, isClosed } = stored as Partial<Record<keyof PortalLicence, unknown>>;
  return isBound(opensAt) && isBound(closesAt) && typeof isClosed === "boolean";
}

/** The window in which a licence keeps a portal open. The decision itself is the domain's. */
export function portalLicenceOf(licence: Licence | null, now: EpochMs): PortalLicence {
  const { window, isValid } = decideLicence(licence, now);
  if (window) return { ...window, isClosed: false };
  return { opensAt: null, closesAt: null, isClosed: !isValid };
}

/** Whether its licence lets guests in at a moment. */
export function isPortalOpen({ opensAt, closesAt, isClosed }: PortalLicence, now: EpochMs): boolean {
  return !isClosed && (opensAt === null || now >= opensAt) && (closesAt === null || now < closesAt);
}
