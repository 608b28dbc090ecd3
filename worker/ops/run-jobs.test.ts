import { expect, it, vi } from "vitest";
import { runJobs } from "./run-jobs.ts";

it("a scheduled job that fails keeps no other from running, is logged by its name, and fails the run", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const ran: string[] = [];
  const running = runJobs({
    first: async () => ran.push("first"),
    second: async () => Promise.reject(new Error("No database.")),
    third: async () => ran.push("third"),
  });
  await expect(running).rejects.toThrow("1 scheduled jobs failed.");
  expect(ran).toEqual(["first", "third"]);
  expect(JSON.parse(String(log.mock.calls[0]?.[0]))).toMatchObject({ event: "job_failed", job: "second" });
  log.mockRestore();
});
