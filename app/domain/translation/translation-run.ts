import { z } from "#domain/zod.ts";
import { offeredLanguagesSchema } from "../property/property.ts";

/** Characters that a group may send to an engine in a month (L7). */
export const TRANSLATED_CHARACTERS_MAX = 200_000;

/**
 * Why a run waits or ended early. `busy` and `unavailable`: it goes on by itself. `quota`: the engine's limit,
 * `budget`: the group's. `refused`: the engine did not accept the key.
 */
export const RUN_PROBLEMS = ["busy", "unavailable", "quota", "budget", "refused"] as const;
export type RunProblem = (typeof RUN_PROBLEMS)[number];

/** The last run of *Draft the rest*. */
export const translationRunSchema = z.object({
  languages: z.array(z.string()),
  startedAt: z.iso.datetime(),
  startedBy: z.string().nullable(),
  isEnded: z.boolean(),
  problem: z.enum(RUN_PROBLEMS).nullable(),
});
export type TranslationRun = z.infer<typeof translationRunSchema>;

/** The languages to draft, and the texts to ask the engine for again, if it is for them alone. */
export const runInputSchema = z.strictObject({
  languages: offeredLanguagesSchema,
  again: z.array(z.string().max(200)).max(50).default([]),
});
export type RunInput = z.infer<typeof runInputSchema>;
