import { type User, userSchema } from "#domain/account.ts";

/**
 * Who signed in, for the loaders: the account calls want the user's id, and asking for it would rotate the
 * refresh token at every screen. It proves nothing; the API checks each call against the session.
 */
const USER_COOKIE = "__Host-foyer-user";
const MAX_AGE_SECONDS = 2_592_000;
const ATTRIBUTES = "Path=/; HttpOnly; SameSite=Lax; Secure";

export function userCookie(user: User | null): string {
  if (!user) return `${USER_COOKIE}=; ${ATTRIBUTES}; Max-Age=0`;
  return `${USER_COOKIE}=${encodeURIComponent(JSON.stringify(user))}; ${ATTRIBUTES}; Max-Age=${MAX_AGE_SECONDS}`;
}

/** The user in a request's cookies; null when there is none that can be read. */
export function readUserCookie(request: Request): User | null {
  const value = /(?:^|;\s*)__Host-foyer-user=([^;]+)/.exec(request.headers.get("cookie") ?? "")?.[1];
  if (!value) return null;
  try {
    return userSchema.safeParse(JSON.parse(decodeURIComponent(value))).data ?? null;
  } catch {
    // Not ours, or cut off: the person is asked for anew.
    return null;
  }
}
