import { readFileSync } from "node:fs";
import { e2eTarget, expect, test } from "../setup/test.ts";

/** Bundled as the packages that they re-export; they have no code of their own. */
const NAMES_ONLY = ["@tiptap/pm", "radix-ui"];

test("staff find the licences of all that the product is made of below the settings", async ({
  openScene,
}) => {
  const { cookie } = (await openScene()).caller;
  const settings = await (await fetch(`${e2eTarget.origin}/settings`, { headers: { cookie } })).text();
  const [, href = ""] = /<a[^>]* href="([^"]+)"[^>]*>Third-party notices</.exec(settings) ?? [];
  const response = await fetch(e2eTarget.origin + href);
  expect(response.headers.get("content-type")).toMatch(/^text\/plain/);
  const notices = await response.text();
  const { dependencies } = JSON.parse(readFileSync("package.json", "utf8")) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  for (const [name, version] of Object.entries(dependencies)) {
    if (!NAMES_ONLY.includes(name)) expect(notices).toContain(`\n${name} ${version} (`);
  }
  // A package without a licence text uses its authors'; the base style is listed too.
  expect(notices).toMatch(/^drizzle-orm \S+ \(Apache-2\.0\)\n(?:.+\n)*\n\s*Apache License/m);
  expect(notices).toMatch(/^tailwindcss \S+ \(MIT\)$/m);
});
