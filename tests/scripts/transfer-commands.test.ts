import crypto from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterAll, afterEach, expect, it, vi } from "vitest";
import type { ExportPage } from "#domain/account/group-transfer.ts";
import { type OpsCall, OpsError } from "#scripts/operations/ops-call.ts";
import { deriveKey, findSeal, opening, sealing } from "#scripts/operations/sealed-file.ts";
import { TRANSFER_COMMANDS } from "#scripts/operations/transfer-commands.ts";
import { verifyFile } from "#scripts/operations/transfer-file.ts";

/**
 * Replaces scrypt: deriving a key takes half a second, by design. The double reads the cost without paying it, and is
 * patched into Node's module because test files share loaded modules.
 */
const real = crypto.scryptSync;
const scryptSync = vi.fn<typeof real>((passphrase, salt, length, options) =>
  real(passphrase, salt, length, { ...options, N: 2 ** 4 }),
);
function putScrypt(own: typeof real): void {
  Object.assign(crypto, { scryptSync: own });
  syncBuiltinESMExports();
}
putScrypt(scryptSync);
afterAll(() => putScrypt(real));

const [GROUP, COMPANY] = ["g".repeat(24), "c".repeat(24)];
const GROUP_ROW = {
  id: GROUP,
  created_at: 1,
  company_id: COMPANY,
  name: "Harbour",
  current_version: "1.1.0",
  pushes_guest_words: 0,
};
const PASSPHRASE = "five words that nobody guesses";
const PAGES: readonly ExportPage[] = [
  {
    header: {
      foyer: "group",
      format: 1,
      migration: "0001_x.sql",
      company: COMPANY,
      group: GROUP,
      name: "Harbour",
      properties: 0,
      users: 0,
    },
    lines: [{ table: "companies", row: { id: COMPANY, created_at: 1, name: "Harbour" } }],
    nextCursor: "1",
  },
  { lines: [{ table: "groups", row: GROUP_ROW }] },
];

/** Answers the pages in turn, after `times` failures on the second. */
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
  vi.unstubAllEnvs();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("an export into a folder that is not there says so before it reads anything [G6]", async () => {
  const run = TRANSFER_COMMANDS["export-group"]?.run(
    () => Promise.reject(new Error("read")),
    [GROUP, join(folder, "nowhere", "group.gz")],
    {},
    () => undefined,
  );
  await expect(run).rejects.toThrow(/^There is no folder .*nowhere\.$/);
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

it("an import judges each line before it asks anything, and an export says which of its lines nobody takes [G6]", async () => {
  const file = join(folder, "hostile.gz");
  const broken: ExportPage[] = [
    {
      ...PAGES[0],
      lines: [{ table: "companies", row: { id: COMPANY, created_at: 1, name: "Harbour" } }],
    } as ExportPage,
    { lines: [{ table: "groups", row: { ...GROUP_ROW, current_version: "<script>" } }] },
  ];
  const reading: OpsCall = async (_method, _path, json) =>
    Response.json(broken["cursor" in (json as object) ? 1 : 0]);
  const exported = TRANSFER_COMMANDS["export-group"]?.run(reading, [GROUP, file], {}, () => undefined);
  await expect(exported).rejects.toThrow(
    /No installation takes this file[\s\S]*Line 3: groups\.current_version/,
  );
  const printed: string[] = [];
  const asked: string[] = [];
  const calling: OpsCall = (_method, path) => {
    asked.push(path);
    return Promise.reject(new OpsError("It was asked."));
  };
  const imported = TRANSFER_COMMANDS["import-group"]?.run(calling, [file], {}, (line) => printed.push(line));
  await expect(imported).rejects.toThrow(
    /^Line 3: groups\.current_version is not as this product writes it \(.*\)\. Nothing was changed\.$/,
  );
  expect(asked).toEqual([]);
  expect(printed).toEqual([expect.stringMatching(/^Import only a file that you trust/)]);
});

it("a passphrase that is guessed costs 128 MB and half a second a guess [G6]", () => {
  const salt = Buffer.alloc(16, 1);
  deriveKey(PASSPHRASE, salt);
  const cost = { N: 2 ** 17, r: 8, p: 1, maxmem: 2 ** 28 };
  expect(scryptSync).toHaveBeenLastCalledWith(PASSPHRASE, salt, 32, cost);
});

it("a sealed file opens with its passphrase alone, whole and unchanged, however large it is [G6]", async () => {
  for (const bytes of [0, 65_536, 200_000]) {
    const plain = Buffer.alloc(bytes, "Harbour ");
    const file = join(folder, "sealed");
    writeFileSync(
      file,
      await buffer(Readable.from([plain.subarray(0, 7), plain.subarray(7)]).pipe(sealing(PASSPHRASE))),
    );
    const sealed = readFileSync(file);
    expect(sealed.includes("Harbour")).toBe(false);
    const { salt, start } = findSeal(file) ?? { salt: Buffer.alloc(0), start: 0 };
    const key = deriveKey(PASSPHRASE, salt);
    const open = (content: Buffer, by = key) => buffer(Readable.from([content]).pipe(opening(by)));
    const content = sealed.subarray(start);
    expect((await open(content)).equals(plain)).toBe(true);
    await expect(open(content, Buffer.alloc(32, 1))).rejects.toThrow("another one");
    const changed = Buffer.from(content);
    changed[Math.floor(changed.length / 2)] = (changed[Math.floor(changed.length / 2)] ?? 0) ^ 1;
    await expect(open(changed)).rejects.toThrow("changed");
    for (const length of [content.length - 1, 65_552, 10, 0]) {
      if (length < content.length) await expect(open(content.subarray(0, length))).rejects.toThrow("changed");
    }
  }
});

it("an export that is sealed is read back before it is said to be written, and a short passphrase is refused [G6]", async () => {
  const file = join(folder, "sealed.gz");
  const run = () =>
    TRANSFER_COMMANDS["export-group"]?.run(callFailing(0), [GROUP, file], { seal: true }, () => undefined);
  vi.stubEnv("FOYER_EXPORT_PASSPHRASE", "short");
  await expect(run()).rejects.toThrow("16 characters");
  vi.stubEnv("FOYER_EXPORT_PASSPHRASE", PASSPHRASE);
  expect(await run()).toContain("it is sealed");
  const see = (passphrase: string | null) => verifyFile(file, passphrase, () => undefined);
  expect((await see(PASSPHRASE)).header.name).toBe("Harbour");
  await expect(see(null)).rejects.toThrow("is sealed");
  await expect(see("another passphrase")).rejects.toThrow("another one");
  expect(statSync(file).mode & 0o777).toBe(0o600);
});
