import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const INSTALLED = ["/usr/bin/firefox-esr", "/usr/bin/firefox"];
/** The first that knows all commands of WebDriver BiDi that its driver sends. */
const FIRST_VERSION = 144;

/** A Firefox that tests can drive; null where none is installed. */
export function findFirefox(): string | null {
  return INSTALLED.find((path) => existsSync(path) && readVersion(path) >= FIRST_VERSION) ?? null;
}

/** The number before the first point, such as 153; 0 where the program does not say it. */
function readVersion(path: string): number {
  const { stdout } = spawnSync(path, ["--version"], { encoding: "utf8" });
  return Number(/(\d+)\./.exec(stdout ?? "")?.[1] ?? 0);
}
