import { z } from "zod";
import { decideLicence, type Licence } from "#domain/property/licence.ts";
import type { EpochMs } from "#domain/time.ts";

/** What serving needs to know of a licence; stored beside each portal, since it changes without a publication. */
export const portalLicenceSchema = z.object({
  /** Half-open, epoch milliseconds. Null: not bound by dates. */
  opensAt: z.number().nullable(),
  closesAt: z.number().nullable(),
  /** Closed whatever the clock says: suspended, or without a usable licence. */
  isClosed: z.boolean(),
});
export type PortalLicence = z.infer<typeof portalLicenceSchema>;

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
