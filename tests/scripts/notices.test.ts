import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type BundledPackage, findPackageFolder, readPackage } from "#scripts/notices/bundled-package.ts";
import { composeNotices, isAllowed } from "#scripts/notices/notices.ts";
import { withSharedText } from "#scripts/notices/shared-text.ts";

function samplePackage(name: string, others: Partial<BundledPackage> = {}): BundledPackage {
  return { name, version: "1.2.3", licence: "MIT", text: `MIT, by ${name}`, ...others };
}

describe("the package that a module is from", () => {
  it.each([
    ["/work/node_modules/react/index.js", "/work/node_modules/react"],
    ["/work/node_modules/@radix-ui/react-slot/dist/index.mjs?v=1", "/work/node_modules/@radix-ui/react-slot"],
    ["/work/node_modules/a/node_modules/b/c.js", "/work/node_modules/a/node_modules/b"],
    ["\0/work/node_modules/react/index.js?commonjs-module", "/work/node_modules/react"],
    ["C:\\work\\node_modules\\hono\\dist\\hono.js", "C:/work/node_modules/hono"],
  ])("is found for %j", (id, folder) => {
    expect(findPackageFolder(id)).toBe(folder);
  });

  it.each([["/work/app/root.tsx"], ["\0virtual:brand-look"], ["\0vite/preload-helper.js"]])(
    "is none for %j, which is ours or a plugin's",
    (id) => {
      expect(findPackageFolder(id)).toBeNull();
    },
  );
});

describe("what a package says of itself", () => {
  let folder = "";
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "foyer-package-"));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  function packageWith(files: Readonly<Record<string, string>>, license: unknown = "MIT"): BundledPackage {
    const own = mkdtempSync(join(folder, "one-"));
    writeFileSync(join(own, "package.json"), JSON.stringify({ name: "one", version: "2.0.0", license }));
    for (const [name, text] of Object.entries(files)) writeFileSync(join(own, name), text);
    mkdirSync(join(own, "dist"));
    return readPackage(own);
  }

  it("is its name, version, licence, and the texts of licence and notice", () => {
    const files = {
      "LICENSE-MIT.md": "May be used.\n",
      NOTICE: "By one.",
      "license.js": "code",
      README: "read",
    };
    expect(packageWith(files)).toEqual({
      name: "one",
      version: "2.0.0",
      licence: "MIT",
      text: "May be used.\n\nBy one.",
    });
  });

  it("leaves out what a tool lists of its own parts", () => {
    const text = "May be used.\n\n# Licenses of bundled dependencies\nOthers";
    expect(packageWith({ "LICENSE.md": text }).text).toBe("May be used.");
  });

  it("is no licence and no text where it says none", () => {
    expect(packageWith({}, { type: "MIT" })).toMatchObject({ licence: "", text: "" });
  });
});

it.each([
  ["MIT", true],
  ["(MIT OR GPL-3.0-only)", true],
  ["MIT AND OFL-1.1", true],
  ["MIT AND GPL-3.0-only", false],
  ["LGPL-3.0-or-later", false],
  ["SEE LICENSE IN EULA.txt", false],
  ["", false],
])("a licence “%s” may be bundled: %s", (expression, is) => {
  expect(isAllowed(expression)).toBe(is);
});

describe("the notices of what is bundled", () => {
  it("name each package, and give a text that several share once", () => {
    const text = "MIT, by the same people";
    const notices = composeNotices([
      samplePackage("second", { text }),
      samplePackage("other"),
      samplePackage("first", { text }),
    ]);
    expect(notices).toContain("first 1.2.3 (MIT)\nsecond 1.2.3 (MIT)\n\nMIT, by the same people\n");
    expect(notices).toContain("other 1.2.3 (MIT)\n\nMIT, by other\n");
    expect(notices.split(text)).toHaveLength(2);
  });

  it("are refused for a licence that is not allowed and for one without a text, each by its name", () => {
    const packages = [
      samplePackage("fine"),
      samplePackage("closed", { licence: "BUSL-1.1" }),
      samplePackage("bare", { text: "" }),
    ];
    expect(() => composeNotices(packages)).toThrow(
      /bare 1\.2\.3: no text of its licence\nclosed 1\.2\.3: licence “BUSL-1\.1” is not allowed$/,
    );
  });

  it("take the text of the same authors where a release leaves it out, and never another's", () => {
    const read = (name: string) => samplePackage(name);
    const bare = { licence: "MIT", text: "" };
    expect(withSharedText(samplePackage("@hono/zod-openapi", bare), read).text).toBe("MIT, by hono");
    expect(withSharedText(samplePackage("@hono/zod-openapi"), read).text).toBe("MIT, by @hono/zod-openapi");
    expect(withSharedText(samplePackage("unknown", bare), read).text).toBe("");
  });
});
