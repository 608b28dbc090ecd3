import { readActiveProperty } from "#app/session/active-property.ts";
import { getServer } from "#app/session/server-context.ts";
import type { ContentLanguage } from "#domain/language.ts";
import type { Route } from "./+types/page.ts";

const FORWARDED_HEADERS = [
  "content-type",
  "content-security-policy",
  "x-portal-version",
  "x-portal-page",
  "x-portal-exact",
];

/** The exact page of portal or guide at a moment, for a frame. With the page's original CSP, not a screen's. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  // The API validates moment, language and page.
  const [at, language] = [searchParams.get("at") ?? "", searchParams.get("language") ?? ""];
  const page = searchParams.get("page");
  const propertyId = readActiveProperty(request) ?? "";
  const { api } = getServer(context).api;
  const response = await api.properties[":propertyId"].history.page.$get({
    param: { propertyId },
    query: { at, language: language as ContentLanguage, ...(page === "guide" ? { page } : {}) },
  });
  if (!response.ok) return new Response(null, { status: response.status });
  const headers = new Headers();
  for (const name of FORWARDED_HEADERS) {
    const value = response.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(response.body, { headers });
}
