import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Fault } from "./planted-faults.ts";

/** A temporary copy of the working folder that shares the project's packages. */
export function makeCopy(): string {
  const copy = mkdtempSync(join(tmpdir(), "faults-"));
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const path of listed.split("\0").filter(Boolean)) cpSync(path, join(copy, path));
  symlinkSync(resolve("node_modules"), join(copy, "node_modules"));
  return copy;
}

export function throwAway(copy: string): void {
  rmSync(copy, { recursive: true, force: true });
}

/** Number of times a fault's text occurs in its file; 0 without the file. */
export function countMatches({ file, search }: Fault): number {
  try {
    return readFileSync(file, "utf8").split(search).length - 1;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return 0;
    throw error;
  }
}

/** Plants a fault in a copy while `use` runs. */
export function withFault<Result>(copy: string, fault: Fault, use: () => Result): Result {
  const path = join(copy, fault.file);
  const sound = readFileSync(path, "utf8");
  writeFileSync(path, sound.split(fault.search).join(fault.replacement));
  try {
    return use();
  } finally {
    writeFileSync(path, sound);
  }
}
