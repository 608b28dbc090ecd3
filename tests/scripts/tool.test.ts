import { expect, it, onTestFinished, vi } from "vitest";
import { runInBackground, runQuietly } from "#scripts/tool.ts";

it("a tool is told what the runner has set since it began: which tier, and where its databases are", async () => {
  const print = ["-p", "process.env.FOYER_SET_LATE"];
  vi.stubEnv("FOYER_SET_LATE", "all");
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  expect(runQuietly("node", print)).toEqual({ ok: true, output: "all\n" });
  expect(await runInBackground("node", print)).toEqual({ ok: true, output: "all\n" });
});
