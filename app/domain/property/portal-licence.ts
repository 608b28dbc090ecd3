import { decideLicence, type Licence } from "#domain/property/licence.ts";
import type { EpochMs } from "#domain/time.ts";

/** The licence data needed for serving; stored with each portal, because it changes without a publication. */
export interface PortalLicence {
  /** Half-open. `null`: no date limit. */
  readonly opensAt: EpochMs | null;
  readonly closesAt: EpochMs | null;
  /** Closed at any time: suspended, or without a usable licence. */
  readonly isClosed: boolean;
}

const isBound = (value: unknown): value is EpochMs | null => value === null || Number.isFinite(value);

/** Validates stored data. Without Zod, because guests wait for it when a portal is not in memory. */
export function isPortalLicence(stored: unknown): stored is PortalLicence {
  if (typeof stored !== "object" || stored === null) return false;
  const { opensAt, closesAt, isClosed } = stored as Partial<Record<keyof PortalLicence, unknown>>;
  return isBound(opensAt) && isBound(closesAt) && typeof isClosed === "boolean";
}

/** The licence as opening times of a portal, from `decideLicence`. */
export function toPortalLicence(licence: Licence | null, now: EpochMs): PortalLicence {
  const { window, isValid } = decideLicence(licence, now);
  if (window) return { ...window, isClosed: false };
  return { opensAt: null, closesAt: null, isClosed: !isValid };
}

/** Whether the licence opens the portal at a moment. */
export function isPortalOpen({ opensAt, closesAt, isClosed }: PortalLicence, now: EpochMs): boolean {
  return !isClosed && (opensAt === null || now >= opensAt) && (closesAt === null || now < closesAt);
}
