import { env } from "cloudflare:test";
import { count, eq, like } from "drizzle-orm";
import { afterEach, expect, it } from "vitest";
import { openDatabase } from "#worker/db/client.ts";
import { runNamed } from "#worker/db/named-batch.ts";
import { jobs } from "#worker/db/schema/jobs.ts";

const db = openDatabase(env.DB);
const ours = like(jobs.name, "named:%");
const insert = (name: string) => db.insert(jobs).values({ name: `named:${name}`, knownAt: 1 });
const countAll = () => db.select({ count: count() }).from(jobs).where(ours);

afterEach(() => db.delete(jobs).where(ours));

it("each statement of a batch answers under its own name, in the order in which they are written [S139]", async () => {
  const answers = await runNamed(db, {
    before: countAll(),
    inserted: insert("a"),
    none: [],
    listed: [insert("b"), countAll()],
    nested: { inserted: insert("c"), counted: countAll() },
    last: db.select({ name: jobs.name }).from(jobs).where(eq(jobs.name, "named:c")),
  });
  expect(answers.inserted.meta.changes).toBe(1);
  expect(answers).toMatchObject({
    before: [{ count: 0 }],
    none: [],
    listed: [{ meta: { changes: 1 } }, [{ count: 2 }]],
    nested: { inserted: { meta: { changes: 1 } }, counted: [{ count: 3 }] },
    last: [{ name: "named:c" }],
  });
  expect(await runNamed(db, { none: [] })).toEqual({ none: [] });
});
