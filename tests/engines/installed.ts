import { globSync } from "node:fs";

/** The path of a program. Throws where it is not installed, with what to do. */
export function installedAt(engine: string, pattern: string): string {
  const [path] = globSync(pattern);
  if (path) return path;
  throw new Error(`${engine} is not installed: nothing at ${pattern}. Run scripts/install-engines.sh first.`);
}
