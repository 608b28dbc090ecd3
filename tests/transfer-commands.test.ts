import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import type { ExportPage } from "#domain/account/group-transfer.ts";
import { type OpsCall, OpsError } from "../scripts/operations/ops-call.ts";
import { TRANSFER_COMMANDS } from "../scripts/operations/transfer-commands.ts";

const [GROUP, COMPANY] = ["g".repeat(24), "c".repeat(24)];
const PAGES: readonly ExportPage[] = [
  {
    header: {
      ...{ foyer: "group", format: 1, migration: "0001_x.sql", company: COMPANY, group: GROUP },
      ...{ name: "Harbour", properties: 0, users: 0 },
    },
    lines: [{ table: "companies", row: { id: COMPANY } }],
    nextCursor: "1",
  },
  { lines: [{ table: "groups", row: { id: GROUP, company_id: COMPANY } }] },
];

/** Answers the pages in turn, once it has failed so often at the second. */
function callFailing(times: number): OpsCall {
  let left = times;
  return async (_method, _path, json) => {
    const isSecond = "cursor" in (json as object);
    if (isSecond && left > 0) {
      left -= 1;
      throw new OpsError("It does not answer.");
    }
    return Response.json(PAGES[isSecond ? 1 : 0]);
  };
}

const folder = mkdtempSync(join(tmpdir(), "foyer-transfer-"));
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

it("an export asks again for a page that got no answer, and leaves no file of its name before it is whole [G6]", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const file = join(folder, "group.gz");
  const run = async (call: OpsCall) =>
    TRANSFER_COMMANDS["export-group"]?.run(call, [GROUP, file], {}, () => undefined);
  const failed = expect(run(callFailing(99))).rejects.toThrow("It does not answer.");
  await vi.advanceTimersByTimeAsync(60_000);
  await failed;
  expect(existsSync(file)).toBe(false);

  const written = run(callFailing(2));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await written).toContain("Wrote 2 lines");
  expect([existsSync(file), existsSync(`${file}.part`)]).toEqual([true, false]);
});
