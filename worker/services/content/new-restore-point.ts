import { RESTORE_DAYS } from "#domain/limits.ts";
import type { RestoreKind, RestoreSummary } from "#domain/property/restore-point.ts";
import { DAY_MS } from "#domain/time.ts";
import type { HeldContent, NewRestorePoint } from "../../db/content/restore-points.ts";
import { newId } from "../../db/new-id.ts";
import type { PropertyScope } from "../scope.ts";

/** A restore point for a change's batch to insert; usable for `RESTORE_DAYS` after the change. */
export function newRestorePoint(
  { principal, property, now }: PropertyScope,
  what: { readonly kind: RestoreKind; readonly summary?: RestoreSummary; readonly holding: HeldContent },
): NewRestorePoint {
  const point = {
    id: newId(),
    kind: what.kind,
    summary: what.summary ?? {},
    at: new Date(now).toISOString(),
    by: principal.displayName,
    expiresAt: new Date(now + RESTORE_DAYS * DAY_MS).toISOString(),
    restoredAt: null,
  };
  return {
    point,
    groupId: principal.groupId,
    propertyId: property.id,
    at: now,
    holding: what.holding,
  };
}
