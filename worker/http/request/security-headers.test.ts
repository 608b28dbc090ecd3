import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { FRAME_POLICY, SECURITY_HEADERS, withSecurityHeaders } from "./security-headers.ts";

it("equal those of static files, which the Worker never sees [S72]", () => {
  const [rule = ""] = readFileSync("public/_headers", "utf8").split(/\n(?=\/)/);
  const lines = rule
    .trim()
    .split("\n")
    .map((line) => line.trim());
  const expected = Object.entries({ "content-security-policy": FRAME_POLICY, ...SECURITY_HEADERS });
  expect(lines).toEqual(["/*", ...expected.map(([name, value]) => `${name}: ${value}`)]);
});

it.each([
  [null, FRAME_POLICY],
  ["default-src 'none'; sandbox", `default-src 'none'; sandbox; ${FRAME_POLICY}`],
  ["default-src 'none'; frame-ancestors 'self'", "default-src 'none'; frame-ancestors 'self'"],
])("turn the policy %s into %s", (given, policy) => {
  const response = new Response("", given ? { headers: { "content-security-policy": given } } : {});
  expect(withSecurityHeaders(response).headers.get("content-security-policy")).toBe(policy);
});

it("are added to a copy if the response's headers are immutable", () => {
  const fixed = Response.redirect("https://foyer.example/");
  const answer = withSecurityHeaders(fixed);
  expect([answer.status, answer.headers.get("location")]).toEqual([302, "https://foyer.example/"]);
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
});
