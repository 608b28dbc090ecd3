/** What tells two guests apart for a day. Hashed with the day's salt at once, and never stored. */
export interface VisitorTraits {
  readonly network: string;
  readonly userAgent: string;
  /** The random id of a guest who has consented to being recognised; it then stands for them alone. */
  readonly consentedId?: string | null;
}

const HASH_BYTES = 12;

/** The name of a visitor for one day: 96 bits of SHA-256 over the day's salt and the traits. */
export function hashVisitor(salt: Uint8Array, traits: VisitorTraits): Promise<string> {
  const { network, userAgent, consentedId } = traits;
  return hashText(salt, consentedId ? `\n\n${consentedId}` : `${network}\n${userAgent}`);
}

/** The name under which a guest who has consented is recognised on later days. */
export function hashConsented(id: string): Promise<string> {
  return hashText(new Uint8Array(), id);
}

async function hashText(salt: Uint8Array, words: string): Promise<string> {
  const text = new TextEncoder().encode(words);
  const input = new Uint8Array(salt.length + text.length);
  input.set(salt);
  input.set(text, salt.length);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", input));
  return btoa(String.fromCharCode(...digest.subarray(0, HASH_BYTES)));
}
