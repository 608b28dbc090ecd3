import { env } from "cloudflare:test";
import { expect, it } from "vitest";
import { announce } from "#tests/factories/announcements.ts";
import { countDatabase } from "#tests/factories/databases/counted-database.ts";
import { usableButton } from "#tests/factories/draft.ts";
import { localTimeIn } from "#tests/factories/planned.ts";
import { publishScene } from "#tests/guest/messages/guest-form.ts";
import { readPortal } from "#worker/portal/portal-store.ts";
import { announceDue } from "#worker/services/announcement/announce-due.ts";

const PROPERTIES = 20;
/** D1 statements when an announcement begins, without its projection. docs/operations.md calculates with it. */
const STATEMENTS_MAX = 5;

it(`what ${PROPERTIES} properties planned for one moment begins in each, at ${STATEMENTS_MAX} statements of D1 at most [N1, N2]`, async () => {
  const planned = await Promise.all(
    Array.from({ length: PROPERTIES }, async () => {
      const scene = await publishScene([usableButton("link", 1)]);
      const { id, startsAt } = await announce(scene, {
        startsAt: localTimeIn(scene, 30),
        endsAt: localTimeIn(scene, 60),
      });
      return { scene, id, startsAt: Date.parse(startsAt ?? "") };
    }),
  );
  const at = Math.max(...planned.map(({ startsAt }) => startsAt));
  const asked = await Promise.all(
    planned.map(async ({ scene }) => {
      const { database, counts } = countDatabase(env.DB);
      await announceDue({ ...env, DB: database }, scene.property.id, at);
      return counts.statements;
    }),
  );
  expect(Math.min(...asked)).toBeGreaterThan(0);
  expect(Math.max(...asked)).toBeLessThanOrEqual(STATEMENTS_MAX);
  for (const { scene, id } of planned) {
    const portal = await readPortal(env.PORTALS, scene.property.slug);
    expect(portal?.manifest.announced.map((item) => item.id)).toEqual([id]);
  }
});
