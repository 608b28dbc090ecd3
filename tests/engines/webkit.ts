import { spawn } from "node:child_process";
import { globSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { Builder, type WebElement } from "selenium-webdriver";
import { freePort } from "../factories/browser/free-port.ts";
import type { Engine, PageFunction, Spot, WindowSize } from "./engine.ts";
import { findElement, selectText } from "./find-element.ts";

const START_TIMEOUT_MS = 30_000;
const PROBE_INTERVAL_MS = 100;
const QUIT_TIMEOUT_MS = 5_000;

/** Debian's WebKitGTK, driven over WebDriver on a virtual display. */
export async function openWebKit(size: WindowSize): Promise<Engine> {
  const driverPath = installedAt("WebKit", "/usr/bin/WebKitWebDriver");
  const binary = installedAt("WebKit", "/usr/lib/*/webkit2gtk-4.*/MiniBrowser");
  const display = installedAt("Xvfb", "/usr/bin/xvfb-run");
  const port = await freePort();
  const screen = "-screen 0 1600x1000x24";
  const started = spawn(display, ["-a", "-s", screen, driverPath, `--port=${port}`], {
    stdio: "ignore",
    detached: true,
  });
  const server = `http://127.0.0.1:${port}`;
  await untilAnswered(`${server}/status`);
  const driver = await new Builder()
    .usingServer(server)
    .withCapabilities({
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": { binary, args: ["--automation"] },
    })
    .build();
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...size });

  const find = ({ css, name = "" }: Spot) =>
    driver.executeScript<WebElement | null>(findElement, css, name === "" ? null : name);
  return {
    open: (address) => driver.get(address),
    reload: () => driver.navigate().refresh(),
    evaluate: <Values extends unknown[], Answer>(run: PageFunction<Values, Answer>, ...values: Values) =>
      driver.executeScript<Answer>(run, ...values),
    click: async (spot) => {
      const element = await find(spot);
      await element?.click();
      return element !== null;
    },
    type: async (spot, text) => {
      const element = await find(spot);
      if (element === null) return false;
      await driver.executeScript(selectText, element);
      await element.sendKeys(text);
      return true;
    },
    picture: async () => Buffer.from(await driver.takeScreenshot(), "base64"),
    close: async () => {
      try {
        await Promise.race([driver.quit(), setTimeout(QUIT_TIMEOUT_MS)]);
      } finally {
        // The driver, its display and its windows are one process group.
        if (started.pid !== undefined) process.kill(-started.pid, "SIGTERM");
      }
    },
  };
}

async function untilAnswered(address: string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    const isReady = await fetch(address).then(
      ({ ok }) => ok,
      // Not listening yet.
      () => false,
    );
    if (isReady) return;
    await setTimeout(PROBE_INTERVAL_MS);
  }
  throw new Error(`WebKitWebDriver did not answer within ${START_TIMEOUT_MS / 1_000} seconds.`);
}

/** Path of a program. Throws with advice when it is not installed. */
function installedAt(engine: string, pattern: string): string {
  const [path] = globSync(pattern);
  if (path) return path;
  throw new Error(`${engine} is not installed: nothing at ${pattern}. Run scripts/install-engines.sh first.`);
}
