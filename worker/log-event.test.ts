import { readFileSync } from "node:fs";
import { afterEach, expect, it, vi } from "vitest";
import { ERRORS, logEvent, OCCURRENCES, WARNINGS } from "./log-event.ts";

afterEach(() => vi.restoreAllMocks());

/** Arguments of the console calls. */
function captureLines(level: "log" | "warn" | "error", act: () => void): unknown[] {
  const spy = vi.spyOn(console, level).mockImplementation(() => undefined);
  act();
  return spy.mock.calls.flat();
}

it("an event is one line of JSON that begins with its name, at the level of its event", () => {
  const facts = { propertyId: "p", number: 3 };
  expect(captureLines("error", () => logEvent("snapshot_missing", facts))).toEqual([
    '{"event":"snapshot_missing","propertyId":"p","number":3}',
  ]);
  expect(captureLines("warn", () => logEvent("nudge_lost"))).toEqual(['{"event":"nudge_lost"}']);
  expect(captureLines("log", () => logEvent("job_ended", { job: "sendMail" }))).toHaveLength(1);
});

it("an error is logged as its message, cause and stack, in the same line", () => {
  const error = new Error("No such\nbucket.", { cause: new TypeError("gone") });
  const [line, ...more] = captureLines("error", () => logEvent("job_failed", { job: "sendMail", error }));
  expect(more).toEqual([]);
  expect(String(line)).not.toContain("\n");
  expect(JSON.parse(String(line))).toEqual({
    event: "job_failed",
    job: "sendMail",
    message: "Error: No such\nbucket.",
    cause: "TypeError: gone",
    stack: expect.stringMatching(/^at .*log-event\.test\.ts/),
  });
});

it("a thrown value that is no error is logged as text", () => {
  const [line] = captureLines("warn", () => logEvent("today_not_told", { error: "reset" }));
  expect(line).toBe('{"event":"today_not_told","message":"reset"}');
});

it("the parameters of a failed query are never logged: they contain what people typed", () => {
  const error = new Error("Failed query: insert into users values (?)\nparams: ada@hotel.example,a hash");
  error.cause = new Error("D1_ERROR: no\nparams: ada@hotel.example");
  const [line] = captureLines("error", () => logEvent("request_failed", { error }));
  expect(line).toContain("Failed query: insert into users");
  expect(line).toContain("D1_ERROR");
  expect(line).not.toMatch(/ada@|hash/);
});

it("every event is documented for operations", () => {
  const runbook = readFileSync("docs/operations/log.md", "utf8");
  const rows = Object.entries({ error: ERRORS, warn: WARNINGS, log: OCCURRENCES }).flatMap(
    ([level, events]) => events.map((event) => `${event} ${level}`),
  );
  const described = [...runbook.matchAll(/^\| `([\w.]+)` \| (\w+) \|/gm)].map(([, ...row]) => row.join(" "));
  expect(described.toSorted()).toEqual(rows.toSorted());
});
