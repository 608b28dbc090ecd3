/** Keeps the card that a guest's browser scanned last, signed, and no name of its place (R3). */
export const PLACE_COOKIE = "place";

/** The value of a cookie of a guest's request; null without one. */
export function readCookie({ headers }: Request, name: string): string | null {
  const cookies = headers.get("cookie");
  if (cookies === null) return null;
  for (const pair of cookies.split(";")) {
    const [key, value = ""] = pair.trim().split("=");
    if (key === name) return value;
  }
  return null;
}

/** A cookie that only the portal's own addresses see: those of another property learn nothing of it. */
export function portalCookie(path: string, pair: string, maxAgeSeconds: number): string {
  return `${pair}; Path=${path}; Max-Age=${maxAgeSeconds}; HttpOnly; Secure; SameSite=Lax`;
}
