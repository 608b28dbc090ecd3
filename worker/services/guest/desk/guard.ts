/**
 * Guarded buttons (R8): their rendered content, which is nowhere else within guests' reach, hashed PINs, and
 * attempts, which survive hibernation. The content is a projection that the portal writer replaces with each run.
 */

import type { Guard } from "#domain/content/guard.ts";
import { GUESSES_REPORTED_MIN } from "#domain/guest/guesses.ts";
import type { ContentLanguage } from "#domain/language.ts";
import type { EpochMs } from "#domain/time.ts";
import {
  countGuess,
  countWrongPins,
  deleteWrongPins,
  findGuardedFile,
  findGuardedForms,
  findGuardedPart,
  findPin,
  refundGuess,
  storePin,
} from "../../../desk/guarded.ts";
import { hashPin, isPass, isPin, newPassKey, PASS_MS, passFor } from "../../../desk/pin-secrets.ts";
import { readSetting, writeSetting } from "../../../desk/settings.ts";
import { change, type Desk, getPropertyId, note, type StaffActor } from "./desk.ts";
import { tryToDeliver } from "./wake.ts";

/** Wrong PINs between two attempts to mail the owners, from `GUESSES_REPORTED_MIN` on. At most one mail a day. */
const REPORTED_EVERY = 50;

/** Credentials of a guest who returns to guarded content. */
export interface GuardedView {
  readonly buttonId: string;
  readonly language: ContentLanguage;
  /** The pass from an earlier success. */
  readonly pass: string | null;
  /** Whether an active card was scanned. */
  readonly hasCard: boolean;
  readonly at: EpochMs;
}

/** Credentials of a guest who opens guarded content. */
export interface GuardAttempt extends GuardedView {
  /** As typed; `null`: none. */
  readonly pin: string | null;
  readonly network: string;
  /** The place whose card was scanned; `null`: none. */
  readonly placeId: string | null;
}

/** `wrong`: refused. `wait`: throttled until `until`, without checking the PIN. `pass: null`: no new pass to store. */
export type GuardAnswer =
  | { readonly outcome: "open"; readonly html: string; readonly pass: string | null }
  | { readonly outcome: "wrong" | "unknown" }
  | { readonly outcome: "wait"; readonly until: EpochMs };

/** Sets a button's PIN; existing passes become invalid. */
export async function changePin(
  desk: Desk,
  { buttonId, pin }: { readonly buttonId: string; readonly pin: string },
  by: StaffActor,
): Promise<void> {
  const hash = await hashPin(pin);
  change(desk, by.at, (sql) => {
    storePin(sql, buttonId, { hash, setAt: by.at });
    deleteWrongPins(sql, buttonId);
    note(sql, { ...by, action: "pin.set", summary: "" });
  });
  await tryToDeliver(desk);
}

/** Opens guarded content, or refuses. An attempt is counted before it is checked. */
export async function openGuarded(desk: Desk, asking: GuardAttempt): Promise<GuardAnswer> {
  const { ctx, sql } = desk;
  const part = findGuardedPart(sql, asking);
  if (part === null) return { outcome: "unknown" };
  const open = (pass: string | null): GuardAnswer => ({ outcome: "open", html: part.html, pass });
  if (hasPassed(sql, part.guard, asking)) return open(null);
  const { buttonId, pin, at } = asking;
  if (part.guard === "card" || pin === null) return { outcome: "wrong" };
  const passing = findPassing(sql, buttonId);
  const until = ctx.storage.transactionSync(() => countGuess(sql, asking, at));
  if (until !== null) return { outcome: "wait", until };
  if (!passing || !(await isPin(pin, passing.pin))) {
    await mailOwners(desk, buttonId, at);
    return { outcome: "wrong" };
  }
  ctx.storage.transactionSync(() => refundGuess(sql, asking, at, at + PASS_MS));
  return open(passFor(passing, at + PASS_MS));
}

/**
 * Forms of a guarded button in all languages, for a guest who has passed; otherwise `null`. Empty: no longer
 * published.
 */
export function guardedForms(sql: SqlStorage, showing: GuardedView): readonly string[] | null {
  const part = findGuardedPart(sql, showing);
  if (part === null) return [];
  return hasPassed(sql, part.guard, showing) ? findGuardedForms(sql, showing.buttonId) : null;
}

/** Key of a guarded button's file, for a guest who has passed; otherwise `null`. */
export function guardedFile(
  sql: SqlStorage,
  showing: GuardedView & { readonly name: string },
): string | null {
  const part = findGuardedPart(sql, showing);
  return part && hasPassed(sql, part.guard, showing) ? findGuardedFile(sql, showing) : null;
}

/** Mails owners about many wrong PINs within a day; repeated at intervals, because a mail may fail. */
async function mailOwners(desk: Desk, buttonId: string, now: EpochMs): Promise<void> {
  const wrong = countWrongPins(desk.sql, buttonId, now);
  if (wrong < GUESSES_REPORTED_MIN || wrong % REPORTED_EVERY !== 0) return;
  const { mailGuessedPin } = await import("../mail-guessed-pin.ts");
  await mailGuessedPin(desk.env(), { propertyId: getPropertyId(desk), wrong, now });
}

function hasPassed(sql: SqlStorage, guard: Guard, { buttonId, pass, hasCard, at }: GuardedView): boolean {
  if (guard === "card") return hasCard;
  const passing = findPassing(sql, buttonId);
  return passing !== null && pass !== null && isPass(pass, passing, at);
}

/** Inputs of a button's passes; `null`: no PIN. */
function findPassing(sql: SqlStorage, buttonId: string) {
  const pin = findPin(sql, buttonId);
  return pin && { key: getPassKey(sql), buttonId, pin };
}

/** Signing key of passes; created once, and deleted with the desk's data. */
function getPassKey(sql: SqlStorage): string {
  const known = readSetting(sql, "pass_key");
  if (known !== null) return known;
  const key = newPassKey();
  writeSetting(sql, "pass_key", key);
  return key;
}
