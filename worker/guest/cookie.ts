/** Cookie with the last scanned card, signed; contains no name of the place (R3). */
export const PLACE_COOKIE = "place";

/** The value of a guest's cookie; `null`: not sent. */
export function readCookie({ headers }: Request, name: string): string | null {
  const cookies = headers.get("cookie");
  if (cookies === null) return null;
  for (const pair of cookies.split(";")) {
    const [key, value = ""] = pair.trim().split("=");
    if (key === name) return value;
  }
  return null;
}

/** A cookie limited to the portal's path, so that other properties don't receive it. */
export function portalCookie(path: string, pair: string, maxAgeSeconds: number): string {
  return `${pair}; Path=${path}; Max-Age=${maxAgeSeconds}; HttpOnly; Secure; SameSite=Lax`;
}
