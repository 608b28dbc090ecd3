import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

/** The Worker's folders from the top floor down: each may import only those below it. */
const FLOORS = [
  ["index.ts"],
  ["http"],
  ["guest", "ops"],
  ["services"],
  ["analytics", "desk"],
  ["portal", "mail", "live", "push"],
  ["media", "identity"],
  ["db"],
  ["located-object.ts"],
  [
    "in-jurisdiction.ts",
    "log-event.ts",
    "request-path.ts",
    "retry-after.ts",
    "read-built-file.ts",
    "env.d.ts",
    "bindings.d.ts",
  ],
] as const;

const IMPORT = /(?:from|import\()\s*"((?:\.{1,2}\/|#worker\/)[^"]+)"/g;
const ALIAS = "#worker/";

function getFloor(folder: string): number {
  const floor = FLOORS.findIndex((folders) => folders.some((name) => name === folder));
  if (floor < 0) throw new Error(`worker/${folder} stands on no floor; name it in scripts/lint/floors.ts`);
  return floor;
}

/** Forbidden imports of a Worker file, as paths in the tree. */
export function findUpwardImports(file: string, source: string): readonly string[] {
  const [, own = ""] = file.split("/");
  return [...source.matchAll(IMPORT)].flatMap(([, specifier = ""]) => {
    const path = specifier.startsWith(ALIAS)
      ? join("worker", specifier.slice(ALIAS.length))
      : normalize(join(dirname(file), specifier));
    const [layer, folder = ""] = path.split("/");
    if (layer !== "worker" || folder === own) return [];
    return getFloor(folder) > getFloor(own) ? [] : [path];
  });
}

/** Prints each upward import. @returns whether there is none. */
function checkWorker(): boolean {
  const listed = execFileSync("git", ["ls-files", "worker/*.ts", "worker/*.tsx"], { encoding: "utf8" });
  const files = listed.split("\n").filter((file) => file !== "" && !/\.test\.tsx?$/.test(file));
  const upward = files.flatMap((file) =>
    findUpwardImports(file, readFileSync(file, "utf8")).map((path) => `${file} may not import ${path}`),
  );
  for (const line of upward) console.log(line);
  return upward.length === 0;
}

if (import.meta.main) process.exitCode = checkWorker() ? 0 : 1;
