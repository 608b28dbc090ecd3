/** Which property a browser works on: a session cookie, so that every loader knows it without a query. */
export const ACTIVE_PROPERTY_COOKIE = "property";

/** The id in the cookie, or the address's `?property=`, which wins: a shared link names its property. */
export function readActiveProperty(request: Request): string | null {
  const named = new URL(request.url).searchParams.get("property");
  if (named) return named;
  const match = /(?:^|;\s*)property=([a-z2-7]{24})(?:;|$)/.exec(request.headers.get("cookie") ?? "");
  return match?.[1] ?? null;
}

/** The `Set-Cookie` that chooses a property; null forgets it. */
export function activePropertyCookie(propertyId: string | null): string {
  const value = `${ACTIVE_PROPERTY_COOKIE}=${propertyId ?? ""}; Path=/; SameSite=Lax; Secure`;
  return propertyId ? value : `${value}; Max-Age=0`;
}
