import { hash } from "node:crypto";
import { encodeId } from "#domain/id.ts";
import { toNetwork } from "#domain/network.ts";

/** Traits that distinguish guests for a day. Hashed with the day's salt at once, never stored. */
export interface VisitorTraits {
  readonly network: string;
  readonly userAgent: string;
  /** `Accept-Language`: distinguishes guests behind the same address. */
  readonly languages?: string;
  /** Random id of a guest who consented; it alone identifies them. */
  readonly consentedId?: string | null;
  /** Random id that the page keeps until the end of the day; it alone identifies the browser (D11). */
  readonly dayId?: string | null;
}

/** 96 bits: a collision among a million visitors has a probability of about 10⁻¹⁷. */
const HASH_BYTES = 12;

/** A visitor's hash for one day: SHA-256 over the day's salt and the traits, cut to 96 bits. */
export function hashVisitor(salt: Uint8Array, traits: VisitorTraits): ArrayBuffer {
  const { network, userAgent, languages = "" } = traits;
  return hashText(salt, `${network}\n${userAgent}\n${languages}`);
}

/** A consenting guest's hash for one day. */
export function hashConsentedDay(salt: Uint8Array, consentedId: string): ArrayBuffer {
  return hashText(salt, `\n\n\n${consentedId}`);
}

/** The hash for one day of a guest whose page keeps an id. */
export function hashDayId(salt: Uint8Array, dayId: string): ArrayBuffer {
  return hashText(salt, `\n\n\n\n${dayId}`);
}

const NETWORK_NAME_LENGTH = 12;

/** A network's name for one day: 60 bits in base 32. IPv6 by its first 48 bits. */
export function nameNetwork(salt: Uint8Array, network: string): string {
  const text = new TextEncoder().encode(`\n\n\n\n\n${toNetwork(network)}`);
  return encodeId(hash("sha256", concatBytes(salt, text), "buffer")).slice(0, NETWORK_NAME_LENGTH);
}

/** A consenting guest's hash for recognition on later days. */
export function hashConsented(id: string): ArrayBuffer {
  return hashText(new Uint8Array(), id);
}

/** A hash as text. */
export function hashName(hash: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(hash)));
}

/** Not Web Crypto, which is asynchronous: nothing may be awaited between reading and writing. */
function hashText(salt: Uint8Array, words: string): ArrayBuffer {
  const input = concatBytes(salt, new TextEncoder().encode(words));
  return Uint8Array.from(hash("sha256", input, "buffer").subarray(0, HASH_BYTES)).buffer;
}

function concatBytes(salt: Uint8Array, text: Uint8Array): Uint8Array {
  const input = new Uint8Array(salt.length + text.length);
  input.set(salt);
  input.set(text, salt.length);
  return input;
}
