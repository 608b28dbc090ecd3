import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const IN_JURISDICTION = "worker/in-jurisdiction.ts";
const BASE = "worker/located-object.ts";

const sources = globSync(["worker/**/*.ts", "app/**/*.{ts,tsx}"], {
  exclude: (name) => /\.test\.tsx?$|bindings\.d\.ts$/.test(name),
}).map((file) => [file, readFileSync(file, "utf8")] as const);

const findFiles = (pattern: RegExp) => sources.filter(([, text]) => pattern.test(text)).map(([file]) => file);

it("bindings reach the Worker's code only through the one place that restricts them to the jurisdiction [H5]", () => {
  expect(findFiles(/\.jurisdiction\(/)).toEqual([IN_JURISDICTION]);
  expect(findFiles(/\binJurisdiction\(/).toSorted()).toEqual([IN_JURISDICTION, "worker/index.ts", BASE]);
  expect(findFiles(/extends DurableObject\b/)).toEqual([BASE]);
  expect(findFiles(/import \{[^}]*\benv\b[^}]*\} from "cloudflare:workers"/)).toEqual([]);
  // Bindings are also reachable through the context's exports.
  expect(findFiles(/\b(?:ctx|context|state)\.exports\b|\bexports\b[^;]*from "cloudflare:workers"/)).toEqual(
    [],
  );
});

it("each handler of the entry restricts its bindings first [H5]", () => {
  const [, handlers = ""] =
    /export default \{([\s\S]*)\} satisfies/.exec(readFileSync("worker/index.ts", "utf8")) ?? [];
  const bodies = handlers.split(/^ {2}async /m).slice(1);
  expect(bodies.map((body) => /^\w+/.exec(body)?.[0])).toEqual(["fetch", "scheduled"]);
  for (const body of bodies) {
    const [, bindings = ""] = /^\w+\([^,]+, (\w+)/.exec(body) ?? [];
    const uses = body.match(new RegExp(`\\b${bindings}\\b`, "g")) ?? [];
    expect(body).toContain(`inJurisdiction(${bindings})`);
    expect(uses).toHaveLength(2);
  }
});

it("an object's class uses the restricted bindings of its base, never those that it is made with [H5]", () => {
  const classes = sources.filter(([, text]) => /extends LocatedObject\b/.test(text));
  expect(classes).toHaveLength(6);
  for (const [file, text] of classes) {
    const [, made = ""] =
      /constructor\(\w+: DurableObjectState, env: Env\) \{([\s\S]*?)\n {2}\}/.exec(text) ?? [];
    expect(made.replace(/super\(\w+, env\);/, ""), file).not.toMatch(/(?<!this\.)\benv\b/);
  }
});
