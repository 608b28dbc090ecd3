/** What tells two guests apart for a day. Hashed with the day's salt at once, and never stored. */
export interface VisitorTraits {
  readonly network: string;
  readonly userAgent: string;
}

/**
 * The part of an address that stands for one guest's line: an IPv4 address, or the first 64 bits of an
 * IPv6 one, since a single line is given all that follow. Empty for what is neither.
 */
export function networkOf(address: string): string {
  if (/^\d{1,3}(?:\.\d{1,3}){3}$/.test(address)) return address;
  if (!/^[0-9a-f:.]+$/i.test(address) || !address.includes(":")) return "";
  const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  const [head = "", tail] = address.toLowerCase().split("::");
  const leading = head === "" ? [] : head.split(":");
  const trailing = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - leading.length - trailing.length);
  const groups = [...leading, ...Array<string>(zeros).fill("0"), ...trailing];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":");
}

const HASH_BYTES = 12;

/** The name of a visitor for one day: 96 bits of SHA-256 over the day's salt and the traits. */
export async function hashVisitor(salt: Uint8Array, traits: VisitorTraits): Promise<string> {
  const text = new TextEncoder().encode(`${traits.network}\n${traits.userAgent}`);
  const input = new Uint8Array(salt.length + text.length);
  input.set(salt);
  input.set(text, salt.length);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", input));
  return btoa(String.fromCharCode(...digest.subarray(0, HASH_BYTES)));
}
