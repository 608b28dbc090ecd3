const SECRET_BYTES = 32;
/** Length in characters. */
export const SECRET_LENGTH = Math.ceil((SECRET_BYTES * 8) / 6);

/** A secret of 256 random bits in base64url, for cookies and addresses. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SECRET_BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

/** SHA-256 in hex: sufficient for a secret of 256 random bits; only the hash is stored. */
export async function hashSecret(secret: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(secret));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
