import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

interface Locked {
  readonly link?: boolean;
  readonly resolved?: string;
  readonly integrity?: string;
}

it("every package of the lock file says where it is fetched from, so that an install asks no registry for a list of its versions", () => {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
    readonly packages: Readonly<Record<string, Locked>>;
  };
  // npm replaces this registry's host with the configured one.
  const isComplete = ({ resolved = "", integrity = "" }: Locked) =>
    resolved.startsWith("https://registry.npmjs.org/") && integrity.startsWith("sha512-");
  const fetched = Object.entries(packages).filter(
    ([path, { link }]) => path.includes("node_modules/") && !link,
  );
  expect(fetched.length).toBeGreaterThan(100);
  expect(fetched.filter(([, locked]) => !isComplete(locked)).map(([path]) => path)).toEqual([]);
});
