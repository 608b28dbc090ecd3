import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** A name with its file, as the guide writes them: `commit` (`services/commit.ts`). */
const NAMED = /`(\w+)`\s+\(`([\w./-]+\.tsx?)`\)/g;

const guide = readFileSync("CONTRIBUTING.md", "utf8");
const pairs = [...guide.matchAll(NAMED)].map(([, name = "", path = ""]) => [name, path] as const);

it.each(pairs)("the guide's %s is declared in %s", (name, path) => {
  const file = ["", "app/", "worker/"].map((layer) => layer + path).find((place) => existsSync(place));
  const declaration = new RegExp(`(?:const|function|class|interface|type) ${name}\\b`);
  expect(declaration.test(readFileSync(file ?? path, "utf8"))).toBe(true);
});
