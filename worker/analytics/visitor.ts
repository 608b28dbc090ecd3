/** What tells two guests apart for a day. Hashed with the day's salt at once, and never stored. */
export interface VisitorTraits {
  readonly network: string;
  readonly userAgent: string;
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
