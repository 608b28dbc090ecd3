import { type ChildProcess, spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { DEMO } from "#scripts/seed/seed.ts";
import { PORT } from "../e2e/setup/target.ts";
import { stateFolder } from "../factories/state-folder.ts";

const STATE = stateFolder("start-state");
const ORIGIN = `http://localhost:${PORT + 12}`;
let server: ChildProcess;
let printed = "";
let complaints = "";

beforeAll(async () => {
  rmSync(STATE, { recursive: true, force: true });
  server = spawn(process.execPath, ["scripts/run.mjs", "start"], {
    env: { ...process.env, PORT: new URL(ORIGIN).port, FOYER_STATE: STATE },
  });
  await new Promise<void>((isRunning, isOver) => {
    server.stdout?.on("data", (chunk: Buffer) => {
      printed += chunk.toString();
      if (printed.includes("  guests ")) isRunning();
    });
    server.stderr?.on("data", (chunk: Buffer) => {
      complaints += chunk.toString();
    });
    server.on("exit", () => isOver(new Error(printed + complaints)));
  });
});
afterAll(async () => {
  const ended = new Promise((resolve) => server.once("exit", resolve));
  server.kill("SIGTERM");
  await ended;
  rmSync(STATE, { recursive: true, force: true });
});

it("npm start on empty data names each step with its duration, then serves the demo", async () => {
  const [steps = ""] = printed.split("\n\n");
  expect(steps.replace(/\d+\.\d s$/gm, "0.0 s").split("\n")).toEqual([
    "Building what has changed … 0.0 s",
    "Migrating the database … 0.0 s",
    "Starting the server … 0.0 s",
    "Seeding the demo groups … 0.0 s",
    "Writing its history … 0.0 s",
    "Starting the server … 0.0 s",
  ]);
  expect(printed).toContain(`Foyer runs at ${ORIGIN}`);
  const page = await fetch(`${ORIGIN}/p/${DEMO.slug}`);
  expect(page.status).toBe(200);
});
