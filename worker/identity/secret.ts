const SECRET_BYTES = 32;
/** Of its letters. */
export const SECRET_LENGTH = Math.ceil((SECRET_BYTES * 8) / 6);

/** A secret of 256 random bits, fit for a cookie and for an address. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SECRET_BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

/** SHA-256 in hex: enough for a secret of 256 random bits, and all that is stored of one. */
export async function hashSecret(secret: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(secret));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
