import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";

const require = createRequire(import.meta.url);

/**
 * Our plugins that change a package's source, each with its reason: users would notice its absence, and the package
 * offers no other way.
 */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  "foyer:screens-wait":
    "Offline, React Router reloads the page when a screen's code is missing, and the browser shows its own error page [S183]. Upstream would have to offer a hook in front of that reload.",
};

interface AnyPlugin {
  readonly name: string;
  readonly transform?: unknown;
  readonly resolveId?: (id: string) => string | null;
}

/** Our files that create build plugins. */
const PLUGIN_FILES = [
  ...readdirSync("scripts/bundle").map((file) => `scripts/bundle/${file}`),
  "scripts/notices/vite-plugin.ts",
  "scripts/phrasebook/vite-plugin.ts",
  "app/portal/script/vite-plugin.ts",
  "app/portal/font-files/vite-plugin.ts",
  "brand/vite-plugin.ts",
];

async function readPlugins(): Promise<AnyPlugin[]> {
  const modules = await Promise.all(PLUGIN_FILES.map((file) => import(require.resolve(`../../${file}`))));
  return modules
    .flatMap((module) => Object.values<unknown>(module))
    .filter((value): value is () => AnyPlugin => typeof value === "function")
    .map((makePlugin) => makePlugin());
}

test("no plugin changes a package's source, but for the listed exceptions", async () => {
  const changing = (await readPlugins()).filter(({ transform }) => transform !== undefined);
  expect(changing.map(({ name }) => name).sort()).toEqual(Object.keys(EXCEPTIONS).sort());
});

test("no plugin stands in for a package", async () => {
  const manifest = require("../../package.json");
  const packages = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(packages).toContain("react-router");
  const replaced = (await readPlugins()).flatMap(({ name, resolveId }) =>
    packages.filter((id) => (resolveId?.(id) ?? null) !== null).map((id) => `${name}: ${id}`),
  );
  expect(replaced).toEqual([]);
});
