import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { ACCESS } from "#tests/factories/contract/access-table.ts";

const COMMANDS = "scripts/operations";
const sources = readdirSync(COMMANDS).map((file) => readFileSync(`${COMMANDS}/${file}`, "utf8"));

/** Pattern of a route's path in a command's source, with a value for each parameter. */
function writtenAs(path: string): RegExp {
  const named = path.replace(/^\/api\/ops/, "").replaceAll("/", "\\/");
  return new RegExp(`["\`]${named.replace(/\{\w+\}/g, "\\$\\{[^}]+\\}")}(?:["\`?]|\\$\\{)`);
}

it("every route of operations is called by a command [S159]", () => {
  const paths = Object.keys(ACCESS).flatMap((route) => /^[A-Z]+ (\/api\/ops\/.*)$/.exec(route)?.[1] ?? []);
  expect(paths.length).toBeGreaterThan(20);
  const silent = paths.filter((path) => !sources.some((source) => writtenAs(path).test(source)));
  expect(silent).toEqual([]);
});
