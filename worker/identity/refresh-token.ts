const TOKEN_BYTES = 32;

/** Sent to one browser as a `__Host-` cookie; only its hash is stored. */
export const REFRESH_COOKIE = "__Host-foyer-refresh";
export const SESSION_TTL_MS = 30 * 24 * 60 * 60 * 1_000;

export function newRefreshToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(TOKEN_BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

/** SHA-256 in hex: enough for a secret of 256 random bits. */
export async function hashRefreshToken(token: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
