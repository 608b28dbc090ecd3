import { env } from "cloudflare:test";
import { expect, it } from "vitest";
import { openReadSession } from "#worker/db/read-session.ts";
import { countDatabase } from "../../factories/databases/counted-database.ts";

function openCounted(options: { readonly gathers?: boolean }) {
  const { database: counted, counts } = countDatabase(env.DB);
  const { database } = openReadSession(counted, "first-primary", options);
  const read = (...values: readonly number[]) =>
    database.batch(values.map((value) => database.prepare("select ? as value").bind(value)));
  return { database, counts, read };
}

it("what the parts of a screen read side by side is one round trip, and each gets what it asked for [S139]", async () => {
  const { counts, read } = openCounted({ gathers: true });
  const [one, none, two] = await Promise.all([read(1, 2), read(), read(3)]);
  expect([one, none, two].map((part) => part.flatMap(({ results }) => results))).toEqual([
    [{ value: 1 }, { value: 2 }],
    [],
    [{ value: 3 }],
  ]);
  expect(counts).toMatchObject({ trips: 1, statements: 3 });
  await read(4);
  expect(counts).toMatchObject({ trips: 2, statements: 4 });
});

it("what several parts ask is asked once, and each gets the answer; other values, and bytes, are other questions [S139]", async () => {
  const { database, counts, read } = openCounted({ gathers: true });
  const bytes = (value: number) =>
    database.batch([database.prepare("select hex(?) as value").bind(new Uint8Array([value]))]);
  const parts = await Promise.all([read(1, 2), read(2, 1), read(3, 3), bytes(1), bytes(2)]);
  expect(parts.map((part) => part.flatMap(({ results }) => results))).toEqual([
    [{ value: 1 }, { value: 2 }],
    [{ value: 2 }, { value: 1 }],
    [{ value: 3 }, { value: 3 }],
    [{ value: "01" }],
    [{ value: "02" }],
  ]);
  expect(counts).toMatchObject({ trips: 1, statements: 5 });
});

it("a part that can't be read fails alone [S139]", async () => {
  const { database, read } = openCounted({ gathers: true });
  const broken = database.batch([database.prepare("select json('broken')")]);
  const [whole, failed] = await Promise.allSettled([read(1), broken]);
  expect(whole).toMatchObject({ status: "fulfilled", value: [{ results: [{ value: 1 }] }] });
  expect(failed.status).toBe("rejected");
});

it("what may write is sent by itself, as is all that follows; so is every read of the API [S139]", async () => {
  const { database, counts, read } = openCounted({ gathers: true });
  const written = database.batch([database.prepare("update jobs set known_at = known_at where name = ''")]);
  await Promise.all([written, read(1), read(2)]);
  expect(counts.trips).toBe(3);
  const api = openCounted({});
  await Promise.all([api.read(1), api.read(2)]);
  expect(api.counts.trips).toBe(2);
});
