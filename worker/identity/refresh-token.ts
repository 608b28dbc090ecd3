import { newSecret } from "./secret.ts";

export const SESSION_TTL_MS = 30 * 24 * 60 * 60 * 1_000;

/**
 * A new refresh token. `origin` says whose sign-in it stems from: empty for our own, else the provider's
 * mark. It is part of what is hashed, so nobody can give theirs another.
 */
export function newRefreshToken(origin = ""): string {
  return origin === "" ? newSecret() : `${origin}.${newSecret()}`;
}

/** Whose sign-in a refresh token says that it stems from. */
export function originOfRefreshToken(token: string): string {
  return token.includes(".") ? (token.split(".")[0] ?? "") : "";
}
