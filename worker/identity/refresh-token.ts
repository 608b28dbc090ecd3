import { newSecret, SECRET_LENGTH } from "./secret.ts";

export const SESSION_TTL_MS = 30 * 24 * 60 * 60 * 1_000;

/**
 * A new refresh token: the secret that all tokens of a session have in common, its family, and a secret of its own.
 * `origin` says whose sign-in it stems from: empty for our own, else the provider's mark. It is part of what is hashed,
 * so nobody can give theirs another.
 */
export function newRefreshToken(origin = "", family = newSecret()): string {
  const secret = family + newSecret();
  return origin === "" ? secret : `${origin}.${secret}`;
}

/** The token that takes the place of one. */
export function nextRefreshToken(token: string): string {
  return newRefreshToken(originOfRefreshToken(token), familyOf(token) ?? newSecret());
}

/** What a token has in common with all others of its session; null for one that is not ours. */
export function familyOf(token: string): string | null {
  const secret = token.split(".").at(-1) ?? "";
  return secret.length === 2 * SECRET_LENGTH ? secret.slice(0, SECRET_LENGTH) : null;
}

/** Whose sign-in a refresh token says that it stems from. */
export function originOfRefreshToken(token: string): string {
  return token.includes(".") ? (token.split(".")[0] ?? "") : "";
}
