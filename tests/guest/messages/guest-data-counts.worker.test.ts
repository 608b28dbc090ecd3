import { env } from "cloudflare:test";
import { expect, it } from "vitest";
import { DEFAULT_KEPT_DAYS } from "#domain/account/retention.ts";
import { GUEST_COUNT_MAX, type GuestData } from "#domain/guest/guest-data.ts";
import { DAY_MS } from "#domain/time.ts";
import { countDatabase } from "#tests/factories/databases/counted-database.ts";
import { openScene, type Scene } from "#tests/factories/scene.ts";
import { target } from "#tests/factories/worker/worker-target.ts";
import { openDatabase } from "#worker/db/client.ts";
import { countGuestData } from "#worker/db/guests/count-guest-data.ts";

const NOW = Date.now();
const LONG_AGO = NOW - 2_000 * DAY_MS;

/** Rows of a property, all of one age. */
async function insertRows({ property }: Scene, table: keyof typeof COLUMNS, count: number, at: number) {
  const [columns, values] = COLUMNS[table];
  await env.DB.prepare(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?1)
      insert into ${table} (id, at, property_id, ${columns}) select ?3 || '-' || ?2 || '-' || i, ?2, ?3, ${values} from n`,
  )
    .bind(count, at, property.id)
    .run();
}
const COLUMNS = {
  guest_requests: [
    "done_at, button_id, service_id, service, language, room, note",
    "?2, 'button', 'service', 'Towels', 'en', '204', ''",
  ],
  feedback: ["button_id, language, answers", "'button', 'en', '[]'"],
  consents: ["visitor_id, kind, given", "'visitor' || i, 'marketing', 1"],
} as const;

it("how much is held costs the same whatever there is, and says where it has stopped counting [G8, D20]", async () => {
  const scene = await openScene(target);
  for (const table of ["guest_requests", "feedback", "consents"] as const) {
    await insertRows(scene, table, 300, LONG_AGO);
    await insertRows(scene, table, 300, NOW);
  }
  const count = async (max: number) => {
    const { database, counts } = countDatabase(env.DB);
    const db = openDatabase(database);
    const asked = { days: DEFAULT_KEPT_DAYS, at: NOW };
    const answers = await db.batch(countGuestData(db, scene.property.id, asked, max));
    return { answers: answers.map(([row]) => row), rowsRead: counts.rowsRead };
  };
  const cut = await count(10);
  expect(cut.answers.map((row) => row?.held)).toEqual([11, 11, 11]);
  expect(cut.answers.map((row) => row?.looked)).toEqual([11, 11, 11]);
  // Six parts of eleven rows each, and what they are put together in.
  expect(cut.rowsRead).toBeLessThan(300);
  const whole = await count(1_000);
  expect(whole.answers.map((row) => [row?.held, row?.due])).toEqual([
    [600, 300],
    [600, 300],
    [600, 300],
  ]);
  const at = scene.at("/guest-data");
  const read = async () => (await (await scene.caller.call("GET", at)).json()) as GuestData;
  expect((await read()).atLeast).toEqual({ held: [], due: [] });
  await insertRows(scene, "feedback", GUEST_COUNT_MAX, NOW + 1);
  expect(await read()).toMatchObject({
    held: { requests: 600, feedback: GUEST_COUNT_MAX, consents: 600 },
    due: { requests: 300, feedback: 300, consents: 300 },
    atLeast: { held: ["feedback"], due: [] },
  });
});
