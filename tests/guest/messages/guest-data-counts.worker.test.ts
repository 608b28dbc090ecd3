import { expect, it } from "vitest";
import { GUEST_COUNT_MAX, type GuestData } from "#domain/guest/guest-data.ts";
import { DAY_MS } from "#domain/time.ts";
import { openScene, type Scene } from "#tests/factories/scene.ts";
import { atDesk } from "#tests/factories/worker/desk.ts";
import { target } from "#tests/factories/worker/worker-target.ts";

const NOW = Date.now();
const LONG_AGO = NOW - 2_000 * DAY_MS;

/** Messages or consents of a property, all of one age. */
async function insertRows({ property }: Scene, kind: keyof typeof INSERTS, count: number, at: number) {
  await atDesk(
    property.id,
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1) ${INSERTS[kind]}`,
    count,
    at,
  );
}

const message = (kind: string, closedAt: string) =>
  `INSERT INTO messages (id, kind, at, closed_at, button_id, language, room, content)
   SELECT '${kind}-' || ?2 || '-' || i, '${kind}', ?2, ${closedAt}, 'button', 'en', '', '{}' FROM n`;
const INSERTS = {
  requests: message("request", "?2"),
  feedback: message("feedback", "NULL"),
  consents: `INSERT INTO consents (id, at, visitor_id, kind, given, text_version)
    SELECT 'consent-' || ?2 || '-' || i, ?2, 'visitor-' || ?2 || '-' || i, 'marketing', 1, '1' FROM n`,
} as const;

it("how much is held is counted by kind and period, and says where it has stopped counting [G8, D20]", async () => {
  const scene = await openScene(target);
  for (const kind of ["requests", "feedback", "consents"] as const) {
    await insertRows(scene, kind, 300, LONG_AGO);
    await insertRows(scene, kind, 300, NOW);
  }
  const at = scene.at("/guest-data");
  const read = async () => (await (await scene.caller.call("GET", at)).json()) as GuestData;
  expect(await read()).toMatchObject({
    held: { requests: 600, feedback: 600, consents: 600 },
    due: { requests: 300, feedback: 300, consents: 300 },
    atLeast: { held: [], due: [] },
  });
  await insertRows(scene, "feedback", GUEST_COUNT_MAX, NOW + 1);
  expect(await read()).toMatchObject({
    held: { requests: 600, feedback: GUEST_COUNT_MAX, consents: 600 },
    due: { requests: 300, feedback: 300, consents: 300 },
    atLeast: { held: ["feedback"], due: [] },
  });
});
