import { redirect } from "react-router";
import { ID_PATTERN } from "#domain/id.ts";

/** Cookie with the active property of a browser, so that loaders know it without a query. */
export const ACTIVE_PROPERTY_COOKIE = "property";
const QUERY_KEY = "property";

/** The property id from `?property=` or, without it, the cookie: shared links name their property. */
export function readActiveProperty(request: Request): string | null {
  const named = new URL(request.url).searchParams.get(QUERY_KEY);
  if (named && ID_PATTERN.test(named)) return named;
  return readCookie(request, ACTIVE_PROPERTY_COOKIE);
}

const LAST_PROPERTY_COOKIE = "last-property";
const LAST_PROPERTY_SECONDS = 31_536_000;

/** The last property used in this browser, kept across sign-outs; `null`: none. */
export function readLastProperty(request: Request): string | null {
  return readCookie(request, LAST_PROPERTY_COOKIE);
}

/** Headers that select a property and remember it for a year. */
export function getChoosePropertyHeaders(propertyId: string | null): [string, string][] {
  const chosen: [string, string] = ["set-cookie", activePropertyCookie(propertyId)];
  if (propertyId === null) return [chosen];
  const last = `${LAST_PROPERTY_COOKIE}=${propertyId}; Path=/; SameSite=Lax; Secure; HttpOnly; Max-Age=${LAST_PROPERTY_SECONDS}`;
  return [chosen, ["set-cookie", last]];
}

function readCookie(request: Request, name: string): string | null {
  const cookies = (request.headers.get("cookie") ?? "").split(/;\s*/);
  const prefix = `${name}=`;
  const kept = cookies.find((cookie) => cookie.startsWith(prefix))?.slice(prefix.length);
  return kept && ID_PATTERN.test(kept) ? kept : null;
}

/** The active property, for loaders below the shell; redirects to the entry if there is none. */
export function requireActiveProperty(request: Request): string {
  const propertyId = readActiveProperty(request);
  if (propertyId === null) throw redirect("/");
  return propertyId;
}

/** The address without its `?property=`; `null` if it has none. */
export function getPathWithoutProperty(address: URL): string | null {
  if (!address.searchParams.has(QUERY_KEY)) return null;
  const url = new URL(address);
  url.searchParams.delete(QUERY_KEY);
  return `${url.pathname}${url.search}`;
}

/** `Set-Cookie` that selects a property; `null` clears it. */
export function activePropertyCookie(propertyId: string | null): string {
  const value = `${ACTIVE_PROPERTY_COOKIE}=${propertyId ?? ""}; Path=/; SameSite=Lax; Secure`;
  return propertyId ? value : `${value}; Max-Age=0`;
}
