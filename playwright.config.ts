import { defineConfig } from "@playwright/test";
import { findChromium } from "#scripts/find-browser.ts";

const isWhole = process.env.FOYER_TIER === "all";
const PORT = Number(process.env.E2E_PORT ?? 8797);

/**
 * A page of a test lives for a second or two: scripts compiled whole once and kept are worth more to it than the
 * compilers for code that runs for long, which take a tenth of the processor's time.
 */
const QUICK_TO_START = "--js-flags=--no-lazy --min-semi-space-size=32 --no-maglev --no-turbofan";

export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "./tests/e2e/setup/start-server.ts",
  outputDir: "test-results/browser",
  workers: 2,
  // Each test has a group of its own. A file with a server of its own opts out: mode "default".
  fullyParallel: true,
  // Too slow for every run: whole files by name, and tests with the tag `@all`.
  testIgnore: isWhole ? [] : "**/*.all.spec.ts",
  grepInvert: isWhole ? [] : /@all\b/,
  // On a busy machine a browser may lose a race that people never run. The runner names each such test.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: "en-GB",
    contextOptions: { reducedMotion: "reduce" },
    viewport: { width: 1440, height: 900 },
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: findChromium() ?? undefined,
      args: [
        "--no-sandbox",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        QUICK_TO_START,
      ],
    },
  },
});
