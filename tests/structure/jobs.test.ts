import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { JOBS, type Rhythm } from "#worker/ops/jobs.ts";

const ROWS = {
  frequent: "every 5 minutes",
  hourly: "every hour",
  nightly: "every night",
} as const satisfies Record<Rhythm, string>;

it.each(Object.entries(ROWS))("docs/operations/jobs.md names every job that is %s [G8]", (rhythm, begins) => {
  const row = readFileSync("docs/operations/jobs.md", "utf8")
    .split("\n")
    .find((line) => line.startsWith(`| ${begins} |`));
  const [, , cell = ""] = row?.split("|") ?? [];
  const named = [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name);
  const there = Object.entries(JOBS).flatMap(([name, job]) => (job.rhythm === rhythm ? [name] : []));
  expect(named).toEqual(there);
});
