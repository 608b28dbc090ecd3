import { z } from "#domain/zod.ts";
import { KEPT_DAYS_MAX, KEPT_DAYS_MIN, PERIODS } from "../../account/retention.ts";
import { readJson } from "../../account/transfer/values.ts";
import { MESSAGE_KIND_NAMES, MESSAGE_KINDS } from "./kinds.ts";
import { MESSAGE_PATHS, type MessagePath } from "./message-path.ts";

/** Retention of each kind of message, in days (D20). */
export type KeptDays = Readonly<Record<MessagePath, number>>;

/** Retention until an owner chooses another. */
export const DEFAULT_KEPT_DAYS = Object.fromEntries(
  MESSAGE_KIND_NAMES.map((name) => [MESSAGE_KINDS[name].path, PERIODS[MESSAGE_KINDS[name].period].days]),
) as KeptDays;

/** Values chosen by owners, as stored. */
export const chosenDaysSchema = z.partialRecord(
  z.enum(MESSAGE_PATHS),
  z.int().min(KEPT_DAYS_MIN).max(KEPT_DAYS_MAX),
);

/** Reads the chosen values of known kinds; an invalid value gives none. Never throws. */
export function readKeptDays(stored: string | null): Partial<KeptDays> {
  const value = stored === null ? null : readJson(stored)?.value;
  if (typeof value !== "object" || value === null) return {};
  const known = Object.entries(value).filter(([path]) => MESSAGE_PATHS.some((name) => name === path));
  return chosenDaysSchema.safeParse(Object.fromEntries(known)).data ?? {};
}
