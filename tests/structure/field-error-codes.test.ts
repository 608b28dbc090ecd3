import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { toSchemaErrorCode } from "#domain/field-error.ts";

const DOMAIN = "app/domain";

const sources = readdirSync(DOMAIN, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
  .map((file) => readFileSync(`${DOMAIN}/${file}`, "utf8"));

/** Messages in calls of zod checks: the last argument, or `message` and `error` in the options. */
const MESSAGES = [
  /\.(?:min|max|length|regex|refine)\((?:[^()"]|\([^()]*\))*?"([a-z_]+)",?\s*\)/g,
  /\b(?:message|error): "([a-z_]+)"(?! in)/g,
];

it("every reason that a schema gives is one that screens know, so that a mistyped one is none [S113, S114]", () => {
  const given = sources.flatMap((source) => MESSAGES.flatMap((pattern) => [...source.matchAll(pattern)]));
  const codes = new Set(given.map(([, code = ""]) => code));
  expect(codes.size).toBeGreaterThan(20);
  expect([...codes].filter((code) => toSchemaErrorCode(code) !== code)).toEqual([]);
});

it("a reason of zod's own is no code", () => {
  expect(toSchemaErrorCode("Invalid input: expected string")).toBe("invalid");
});
