import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, it } from "vitest";
import routes from "#app/routes.ts";

const SHELL = "./routes/shell/route.tsx";
const LISTED = "app/session/use-listed-properties.ts";
const SAYS_SO = /^export const middleware = \[listsProperties\];$/m;
/** Imports of real files; route types are generated. */
const IMPORT = /(?:from|import\()\s*"((?:\.{1,2}\/|#app\/)(?!\+types)[^"]+\.tsx?)"/g;

/** Screens and parts that read the loaded properties, wherever they are shown. */
const TAKES_WHAT_IS_HELD = {
  "app/routes/setup/draft/draft-context.tsx": "the one that is edited",
  "app/routes/setup/homepage/quick-start-card.tsx":
    "a group that is too large for a menu is not on its first day",
  "app/routes/shell/property-switcher.tsx": "all where they fit the menu, and else it searches",
  "app/session/active-property-context.tsx": "the active one",
  "app/session/session-provider.tsx": "what holds them",
  "app/session/use-listed-properties.ts": "for the screens that say so",
};

const readSource = (file: string) => readFileSync(file, "utf8");

function findImports(file: string): readonly string[] {
  return [...readSource(file).matchAll(IMPORT)].map(([, specifier = ""]) =>
    specifier.startsWith("#") ? specifier.slice(1) : normalize(join(dirname(file), specifier)),
  );
}

/** A file and everything in the application that it imports. */
function reachedFrom(file: string, known = new Set<string>()): ReadonlySet<string> {
  if (known.has(file)) return known;
  known.add(file);
  for (const imported of findImports(file)) reachedFrom(imported, known);
  return known;
}

/** Modules of the screens in the shell. */
function screensIn(entries: readonly RouteConfigEntry[]): readonly string[] {
  return entries.flatMap(({ file, children = [] }) => [join("app", file), ...screensIn(children)]);
}

it("a screen that lists properties opens with a page of them, and no other does [S70]", () => {
  const screens = screensIn(routes.find(({ file }) => file === SHELL)?.children ?? []);
  expect(screens.length).toBeGreaterThan(20);
  const saying = screens.filter((file) => SAYS_SO.test(readSource(file)));
  expect(saying).toEqual(screens.filter((file) => reachedFrom(file).has(LISTED)));
  expect(saying).not.toEqual([]);
});

it("nothing else in a screen reads the properties that happen to be held [S70]", () => {
  const reading = readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join("app", file))
    .filter((file) => readSource(file).includes("useHeldSession"));
  expect(reading.sort()).toEqual(Object.keys(TAKES_WHAT_IS_HELD));
});
