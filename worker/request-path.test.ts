import { expect, it } from "vitest";
import { getRoute } from "./request-path.ts";

it.each([
  ["/", "/"],
  ["/healthz", "/healthz"],
  ["/p/quay-hotel/en?place=aa", "/p/quay-hotel/en"],
  ["/p/quay-hotel/en/receipts/EN3YSKAYAPQF", "/p/quay-hotel/en/receipts/:"],
  ["/api/properties/aaunneengfgfbyjbqduifmkl/requests", "/api/properties/:/requests"],
  ["/api/links/eyJhbGciOi.J9", "/api/links/:"],
])("the logged route of %s has no ids or codes: %s [G8]", (path, route) => {
  expect(getRoute({ url: `https://foyer.example${path}` })).toBe(route);
});
