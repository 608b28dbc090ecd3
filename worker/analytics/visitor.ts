import { hash } from "node:crypto";
import { encodeId } from "#domain/id.ts";
import { networkOf } from "#domain/network.ts";

/** What tells two guests apart for a day. Hashed with the day's salt at once, and never stored. */
export interface VisitorTraits {
  readonly network: string;
  readonly userAgent: string;
  /** What the browser says of its languages: it parts guests behind one hotel's line. */
  readonly languages?: string;
  /** The random id of a guest who has consented to being recognised; it then stands for them alone. */
  readonly consentedId?: string | null;
  /** The random id that the page keeps until the end of the day; it then stands for this browser alone (D11). */
  readonly dayId?: string | null;
}

/** 96 bits: two of a million visitors meet with a chance of one in 10¹⁶. */
const HASH_BYTES = 12;

/** The name of a visitor for one day: SHA-256 over the day's salt and the traits, cut to 96 bits. */
export function hashVisitor(salt: Uint8Array, traits: VisitorTraits): ArrayBuffer {
  const { network, userAgent, languages = "" } = traits;
  return hashText(salt, `${network}\n${userAgent}\n${languages}`);
}

/** The name for one day of a guest who has consented. */
export function hashConsentedDay(salt: Uint8Array, consentedId: string): ArrayBuffer {
  return hashText(salt, `\n\n\n${consentedId}`);
}

/** The name for one day of a guest whose page keeps an id for it. */
export function hashDayId(salt: Uint8Array, dayId: string): ArrayBuffer {
  return hashText(salt, `\n\n\n\n${dayId}`);
}

const NETWORK_NAME_LENGTH = 12;

/** The name of a network for one day: 60 bits in base 32. IPv6 by its first 48 bits. */
export function nameNetwork(salt: Uint8Array, network: string): string {
  const text = new TextEncoder().encode(`\n\n\n\n\n${networkOf(network)}`);
  return encodeId(hash("sha256", join(salt, text), "buffer")).slice(0, NETWORK_NAME_LENGTH);
}

/** The name under which a guest who has consented is recognised on later days. */
export function hashConsented(id: string): ArrayBuffer {
  return hashText(new Uint8Array(), id);
}

/** A hash as text, for tables that keep it so. */
export function hashName(hash: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(hash)));
}

/** Not of Web Crypto, whose answer is to be waited for: one thing less that lies between reading and writing. */
function hashText(salt: Uint8Array, words: string): ArrayBuffer {
  const input = join(salt, new TextEncoder().encode(words));
  return Uint8Array.from(hash("sha256", input, "buffer").subarray(0, HASH_BYTES)).buffer;
}

function join(salt: Uint8Array, text: Uint8Array): Uint8Array {
  const input = new Uint8Array(salt.length + text.length);
  input.set(salt);
  input.set(text, salt.length);
  return input;
}
