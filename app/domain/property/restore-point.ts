import { z } from "#domain/zod.ts";
import { QUESTION_IDS } from "../answers/questions.ts";
import { SINGLE_SECTIONS } from "../content/document.ts";
import { idSchema } from "../value-schemas.ts";
import { contentLanguageSchema } from "./property.ts";

/**
 * Action that created a restore point: a clone onto this property, copying buttons over a language, a reset, a new
 * QR code, a deleted button, or another restore.
 */
export const RESTORE_KINDS = ["clone", "copy", "reset", "qr", "button", "restore"] as const;
export type RestoreKind = (typeof RESTORE_KINDS)[number];

export type RestoreSummary = z.infer<typeof restoreSummarySchema>;

export type RestorePoint = z.infer<typeof restorePointSchema>;

/** Facts to describe a restore point: language, button, own entry or source property, version, section, question. */
export const restoreSummarySchema = z.strictObject({
  language: contentLanguageSchema.optional(),
  name: z.string().optional(),
  number: z.int().optional(),
  section: z.enum(SINGLE_SECTIONS).optional(),
  question: z.enum(QUESTION_IDS).optional(),
});

/** A former state of a draft that can be restored with one press. Times are ISO 8601 UTC. */
export const restorePointSchema = z.object({
  id: idSchema,
  kind: z.enum(RESTORE_KINDS),
  summary: restoreSummarySchema,
  at: z.string(),
  by: z.string().nullable(),
  expiresAt: z.string(),
  /** When the point was restored; `null`: not yet. */
  restoredAt: z.string().nullable(),
  /** `true`: a newer version wrote it in a form that this version cannot restore. */
  newerVersion: z.literal(true).optional(),
});
