import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const CHROMIUMS = [
  // Headless Chromium: the same engine, half the processor time for each page and context.
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** An installed Chromium, Playwright's or Debian's; installs Debian's if permitted. Null when there is none. */
export function findChromium(): string | null {
  const known = [process.env.CHROMIUM ?? "", ...CHROMIUMS, chromium.executablePath()].find(
    (path) => path !== "" && existsSync(path),
  );
  if (known) return known;
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return null;
  console.log("Installing Debian's Chromium …");
  const options = { stdio: "ignore", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } } as const;
  spawnSync("apt-get", ["update", "-qq"], options);
  spawnSync("apt-get", ["install", "-y", "-qq", "chromium-headless-shell"], options);
  return CHROMIUMS.find((path) => existsSync(path)) ?? null;
}

const FIREFOXES = ["/usr/bin/firefox-esr", "/usr/bin/firefox"];
/** First version with all WebDriver BiDi commands that its driver sends. */
const FIREFOX_VERSION_MIN = 144;

/** A Firefox that tests can drive; null where none is installed. */
export function findFirefox(): string | null {
  return FIREFOXES.find((path) => existsSync(path) && readVersion(path) >= FIREFOX_VERSION_MIN) ?? null;
}

/** Major version, such as 153; 0 when the program prints none. */
function readVersion(path: string): number {
  const { stdout } = spawnSync(path, ["--version"], { encoding: "utf8" });
  return Number(/(\d+)\./.exec(stdout ?? "")?.[1] ?? 0);
}
