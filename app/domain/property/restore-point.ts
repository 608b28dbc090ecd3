import type { z } from "#domain/zod.ts";
import type { restorePointSchema, restoreSummarySchema } from "./restore-point-schema.ts";

/**
 * What left a restore point behind: another property cloned onto this one, buttons copied over a language,
 * a reset, a new QR code, a deleted button, or the bringing back of an earlier state.
 */
export const RESTORE_KINDS = ["clone", "copy", "reset", "qr", "button", "restore"] as const;
export type RestoreKind = (typeof RESTORE_KINDS)[number];

/** How long a restore point can be used. */
export const RESTORE_DAYS = 30;

export type RestoreSummary = z.infer<typeof restoreSummarySchema>;

export type RestorePoint = z.infer<typeof restorePointSchema>;
