import { newSecret, SECRET_LENGTH } from "./secret.ts";

export const SESSION_TTL_MS = 30 * 24 * 60 * 60 * 1_000;

/**
 * A new refresh token: its family, which all tokens of a session share, followed by a secret of its own.
 * `origin` is the provider's mark (empty: built-in sign-in). It is part of the hashed text, so it can't be
 * changed.
 */
export function newRefreshToken(origin = "", family = newSecret()): string {
  const secret = family + newSecret();
  return origin === "" ? secret : `${origin}.${secret}`;
}

/** The next token of a session. */
export function nextRefreshToken(token: string): string {
  return newRefreshToken(readTokenOrigin(token), findFamily(token) ?? newSecret());
}

/** A token's family; `null`: not our format. */
export function findFamily(token: string): string | null {
  const secret = token.split(".").at(-1) ?? "";
  return secret.length === 2 * SECRET_LENGTH ? secret.slice(0, SECRET_LENGTH) : null;
}

/** The provider's mark in a refresh token. */
export function readTokenOrigin(token: string): string {
  return token.includes(".") ? (token.split(".")[0] ?? "") : "";
}
