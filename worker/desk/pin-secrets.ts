import { createHmac, randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { DAY_MS, type EpochMs } from "#domain/time.ts";
import type { StoredPin } from "./guarded.ts";

/**
 * scrypt with 16 MiB of memory. Cheaper than for passwords, because it runs in the object that receives guests'
 * forms.
 */
const COST = { N: 2 ** 14, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
const KEY_BYTES = 32;
const SALT_BYTES = 16;

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);

/** Hashes a PIN as `salt$hash`, both in hex. */
export async function hashPin(pin: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return `${salt.toString("hex")}$${(await derive(pin, salt, KEY_BYTES, COST)).toString("hex")}`;
}

export async function isPin(pin: string, { hash }: StoredPin): Promise<boolean> {
  const [salt = "", expected = ""] = hash.split("$");
  const key = await derive(pin, Buffer.from(salt, "hex"), KEY_BYTES, COST);
  return isEqual(key.toString("hex"), expected);
}

function isEqual(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}

/** As long as a card's place is remembered: 14 days. */
export const PASS_MS = 14 * DAY_MS;

/** A pass is bound to a button and its present PIN, so that a new PIN revokes all passes. */
interface PassFor {
  readonly key: string;
  readonly buttonId: string;
  readonly pin: StoredPin;
}

function signPass({ key, buttonId, pin }: PassFor, until: EpochMs): string {
  return createHmac("sha256", key).update(`${buttonId} ${pin.hash} ${until}`).digest("hex");
}

/** The signed pass of a device, valid until a moment. */
export function passFor(passing: PassFor, until: EpochMs): string {
  return `${until}.${signPass(passing, until)}`;
}

export function isPass(pass: string, passing: PassFor, now: EpochMs): boolean {
  const [until = "", signature = ""] = pass.split(".");
  if (!/^\d{1,15}$/.test(until) || Number(until) <= now) return false;
  return isEqual(signature, signPass(passing, Number(until)));
}

export function newPassKey(): string {
  return randomBytes(KEY_BYTES).toString("hex");
}
