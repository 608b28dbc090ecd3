import type { z } from "#domain/zod.ts";
import type { restorePointSchema, restoreSummarySchema } from "./restore-point-schema.ts";

/**
 * What created the restore point: a clone onto this property, copying buttons over a language, a reset, a new
 * QR code, a deleted button, or another restore.
 */
export const RESTORE_KINDS = ["clone", "copy", "reset", "qr", "button", "restore"] as const;
export type RestoreKind = (typeof RESTORE_KINDS)[number];

/** How long a restore point can be used. */
export const RESTORE_DAYS = 30;

export type RestoreSummary = z.infer<typeof restoreSummarySchema>;

export type RestorePoint = z.infer<typeof restorePointSchema>;
