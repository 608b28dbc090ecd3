import { env } from "cloudflare:test";
import { beforeAll, describe, expect, it } from "vitest";
import { PERIODS, ROUTINE_KEPT_DAYS } from "#domain/account/retention.ts";
import { DAY_MS, HOUR_MS } from "#domain/time.ts";
import { expectAnswer } from "#scripts/api/caller.ts";
import { countDatabase } from "#tests/factories/databases/counted-database.ts";
import { wholeRun } from "#tests/factories/worker/job-run.ts";
import { pointObjectKey } from "#worker/media/files.ts";
import { JOBS } from "#worker/ops/jobs.ts";
import { meterCalls } from "#worker/ops/meters.ts";
import { usableButton } from "../../factories/draft.ts";
import { openScene } from "../../factories/scene.ts";
import { saveButtons } from "../../factories/stored-draft.ts";
import { target } from "../../factories/worker/worker-target.ts";

const PROPERTIES = 50_000;
/** Number of properties that are really seeded. Their counts are extrapolated to `PROPERTIES`. */
const SAMPLE = 300;
/**
 * Budget of each job in a run: the five nightly jobs share half of 900 queries and half of 900 calls; the weekly mail,
 * last in the morning, gets the rest.
 */
const OF_A_NIGHT = { statements: 90, calls: 450 };
const OF_A_MORNING = { statements: 400, calls: 800 };
const RUNS_AN_HOUR = 12;
const NIGHT_HOURS = 6;
/** Monday, 2 January 2040, 08:00 UTC: the end of the nightly jobs' hours. */
const NOW = Date.UTC(2040, 0, 2, 8);
const ago = (days: number) => NOW - days * DAY_MS;

const POINT = JSON.stringify({
  holds: "documents",
  brings: [],
  property: { name: "Hotel", languages: ["en"], defaultLanguage: "en" },
});
const letters = "abcdefghijklmnop";
const toId = (kind: string) =>
  `substr('${kind}aaaaaaaaaaaaaaaaaaaaaaaa', 1, 20) || substr('${letters}', 1 + h / 256 % 16, 1) || substr('${letters}', 1 + h / 16 % 16, 1) || substr('${letters}', 1 + h % 16, 1) || substr('${letters}', 1 + n, 1)`;
const times = (count: number) =>
  `(with recursive t(n) as (select 0 union all select n + 1 from t where n < ${count - 1}) select n from t)`;
const everyProperty = `(with recursive t(h) as (select 0 union all select h + 1 from t where h < ${SAMPLE - 1}) select h from t)`;
const each = (count = 1) => `from ${everyProperty} cross join ${times(count)}`;
const own = `(select id from properties where slug = 'night-' || h)`;
const key = (kind: string) => `'${kind}' || printf('%039x', h * 100 + n) || '.webp'`;

/** Rows of all properties, with one night's share of work. */
const ROWS: readonly string[] = [
  `insert into companies values ('night', 1, 'Night')`,
  `insert into groups (id, created_at, company_id, name, current_version) values ('night', 1, 'night', 'Night', '1')`,
  `insert into users (id, created_at, group_id, email, display_name, role, password_hash, password_is_default)
    values ('night', 1, 'night', 'night@hotel.example', 'Night', 'owner', '', 0)`,
  `insert into properties (id, created_at, company_id, group_id, user_id, name, slug, active, languages, default_language,
    time_zone, features, revision, removed_at) select ${toId("night")}, 1, 'night', 'night', 'night', 'Hotel ' || h, 'night-' || h, 1, '["en"]',
    'en', 'UTC', '{"guestServices":false}', 1, case when h = 299 then ${ago(31)} end ${each()}`,
  `insert into property_licences select ${own}, 'DEMO', null, null, null ${each()}`,
  `insert into documents (property_id, section, language, updated_at, body, schema_version, revision)
    select ${own}, 'buttons', 'l' || n, 1, '{"buttons":[]} ' || ${key("b")}, 1, 1 ${each(6)}`,
  `insert into publications (property_id, number, published_at, snapshot_key, languages, note)
    select ${own}, n + 1, ${ago(600)} + n, 'snapshots/x/' || n, '["en"]', '' ${each(40)}`,
  // 57 published files, and two that only the draft uses. In every seventieth property, one unused file.
  `insert into media (key, created_at, property_id, kind, type, name, bytes, sha256, is_published)
    select ${key("a")}, ${ago(400)}, ${own}, 'gallery', 'image/webp', 'a.webp', 1, 'x', 1 ${each(57)}`,
  `insert into media (key, created_at, property_id, kind, type, name, bytes, sha256)
    select ${key("b")}, ${NOW} - ((h * 2 + n) % 15 + 1) * ${DAY_MS} - 1, ${own}, 'gallery', 'image/webp', 'b.webp', 1, 'x' ${each(2)}`,
  `insert into media (key, created_at, property_id, kind, type, name, bytes, sha256)
    select ${key("c")}, ${ago(31)}, ${own}, 'gallery', 'image/webp', 'c.webp', 1, 'x' ${each()} where h % 70 = 0`,
  // Ten restore points in thirty days: one from today, and in every third property one expired.
  `insert into restore_points (id, created_at, expires_at, property_id, kind, summary, payload)
    select ${toId("pointi")}, ${ago(3)} - n * ${3 * DAY_MS} + ${HOUR_MS}, ${ago(3)} - n * ${3 * DAY_MS} + ${30 * DAY_MS}, ${own}, 'reset', '{}',
    json_set('${POINT}', '$.holds', 'file', '$.key', '', '$.schemaVersion', 1, '$.media', json('[]')) ${each(9)}`,
  `insert into restore_points (id, created_at, expires_at, property_id, kind, summary, payload)
    select ${toId("pointe")}, ${ago(30)}, ${ago(0.1)}, ${own}, 'reset', '{}', json_set('${POINT}', '$.holds', 'file', '$.key',
    'snapshots/' || ${own} || '/point-' || ${toId("pointe")} || '.json') ${each()} where h % 3 = 0`,
  `insert into restore_points (id, created_at, expires_at, property_id, kind, summary, payload)
    select ${toId("pointn")}, ${ago(0.5)}, ${ago(-29)}, ${own}, 'reset', '{}', '${POINT}' ${each()} where h % 3 = 0`,
  `insert into restore_point_documents (point_id, section, language, body, schema_version)
    select (select id from restore_points where property_id = ${own} and payload ->> '$.holds' = 'documents'),
    'buttons', 'l' || n, '{"buttons":[]}', 1 ${each(6)} where h % 3 = 0`,
  // A row for each publication of three years. In every sixth property, one row is past its retention period.
  `insert into served_portals (property_id, served_from, number, pages_key, digest)
    select ${own}, ${ago(1_000)} + n * ${10 * DAY_MS}, 1, null, 'd' || n ${each(60)}`,
  `insert into served_portals (property_id, served_from, number, pages_key, digest)
    select ${own}, ${ago(1_200)} + n * ${DAY_MS}, 1, 'snapshots/' || ${own} || '/served/' || n || '.pages', 'e' || n ${each(2)} where h % 6 = 0`,
  // A day of changes, activity and sent mail past its period, before rows that stay.
  `insert into changes (at, group_id, property_id, kind, payload)
    select ${ago(PERIODS.changeLog.days + 0.5)}, 'night', ${own}, 'activity.logged', '{}' ${each(28)}`,
  `insert into changes (at, group_id, property_id, kind, payload)
    select ${ago(1)}, 'night', ${own}, 'activity.logged', '{}' ${each(100)}`,
  `insert into activity (at, group_id, property_id, action, summary)
    select ${ago(PERIODS.activity.days + 0.5)}, 'night', ${own}, 'portal.published', '' ${each(4)}`,
  `insert into activity (at, group_id, property_id, action, summary)
    select ${ago(ROUTINE_KEPT_DAYS + 0.5)}, 'night', ${own}, 'theme.saved', '' ${each(4)}`,
  `insert into activity (at, group_id, property_id, user_id, action, summary, bundle)
    select ${ago(1.5)}, 'night', ${own}, 'night', 'theme.saved', '', h || ' ' || n ${each(4)}`,
  `insert into outbox (id, created_at, sent_at, group_id, recipient, subject, body, kind)
    select 'old-' || h || '-' || n, 1, ${ago(PERIODS.sentMail.days + 0.5)}, 'night', 'a@b.example', 's', '', 1 ${each(5)}`,
  // In every seventieth property, a place that was deleted long ago.
  `insert into places (id, created_at, retired_at, property_id, kind, name, position)
    select ${toId("placei")}, 1, 1, ${own}, 'room', '1', '1' ${each()} where h % 70 = 0`,
  `insert into place_codes (code, created_at, property_id, place_id)
    select replace(replace(replace(printf('%026d', h), '0', 'a'), '1', 'b'), '8', 'c'), 1, ${own}, ${toId("placei")} ${each()} where h % 70 = 0`,
  `insert into mail_preferences (property_id, user_id, weekly_mail, low_rating_alert, alert_rating, language, origin, stop_token, mailed_week)
    select ${own}, 'night', 1, 0, 0, 'en', '', 'stop' || h, '2039-12-26' ${each()}`,
];

interface Cost {
  readonly statements: number;
  readonly calls: number;
  readonly rowsRead: number;
  readonly done: Readonly<Record<string, number>>;
}

async function measureCost(name: string): Promise<Cost> {
  const { database, counts } = countDatabase(env.DB);
  const metered = meterCalls(env);
  const job = JOBS[name];
  if (!job) throw new Error(`There is no job ${name}.`);
  const { cursor, done } = await job.run({ ...metered.env, DB: database }, wholeRun(NOW));
  expect(cursor).toBeNull();
  return { statements: counts.statements, calls: metered.count(), rowsRead: counts.rowsRead, done };
}

/** Hours of a job for all properties with its budget in each run; `idle` is its cost without work. */
function makeHours(cost: Cost, idle: Cost, share: typeof OF_A_NIGHT): number {
  const times = PROPERTIES / SAMPLE;
  const getRuns = (asked: "statements" | "calls") =>
    (idle[asked] + (cost[asked] - idle[asked]) * times) / share[asked];
  return Math.max(getRuns("statements"), getRuns("calls")) / RUNS_AN_HOUR;
}

/** Rows D1 reads when nothing has changed: pages of a thousand, up to the first recent row. */
const IDLE_ROWS_MAX = 7_000;
/** Rows read for each property otherwise: far fewer than it has, plus those to delete. */
const ROWS_A_PROPERTY: Readonly<Record<string, number>> = {
  purgeProperties: 50,
  fileRestorePoints: 50,
  collectFiles: 150,
  freePlaceCodes: 50,
  forgetExpired: 400,
  queueWeeklyMail: 100,
};

describe("a night of 50,000 properties, by the counts of one", () => {
  beforeAll(async () => {
    await env.DB.batch(ROWS.map((statement) => env.DB.prepare(statement)));
    const { results } = await env.DB.prepare(
      "select id, property_id from restore_points where expires_at < ?",
    )
      .bind(NOW)
      .all<{ id: string; property_id: string }>();
    for (const { id, property_id } of results) await env.FILES.put(pointObjectKey(property_id, id), "{}");
  });

  it.each([
    ["purgeProperties", { purged: 1 }, OF_A_NIGHT],
    ["fileRestorePoints", { filed: 100 }, OF_A_NIGHT],
    ["collectFiles", { points: 100, served: 50, rows: 5 }, OF_A_NIGHT],
    ["freePlaceCodes", { projected: 5 }, OF_A_NIGHT],
    [
      "forgetExpired",
      { changes: 28 * SAMPLE, activity: 4 * SAMPLE, routine: 4 * SAMPLE, sentMail: 5 * SAMPLE },
      OF_A_NIGHT,
    ],
    ["queueWeeklyMail", { queued: SAMPLE - 1 }, OF_A_MORNING],
  ])(
    "%s ends within its night, and does next to nothing where nothing has changed [G8]",
    async (name, done, share) => {
      const cost = await measureCost(name);
      expect(cost.done).toMatchObject(done);
      const idle = await measureCost(name);
      const costs = JSON.stringify({ cost, idle });
      expect(makeHours(cost, idle, share), costs).toBeLessThan(NIGHT_HOURS);
      expect(cost.rowsRead / SAMPLE, costs).toBeLessThan(ROWS_A_PROPERTY[name] ?? 0);
      expect(idle.statements, costs).toBeLessThan(30);
      expect(idle.calls, costs).toBeLessThan(3);
      expect(idle.rowsRead, costs).toBeLessThan(IDLE_ROWS_MAX);
    },
  );

  it("renderPortals renders all within its night, where operations let it: one call each [G3]", async () => {
    for (let count = 0; count < 4; count += 1) {
      const scene = await openScene(target);
      await saveButtons(scene, "en", [usableButton("link", 1, "Menu")]);
      await expectAnswer(await scene.caller.call("POST", scene.at("/publish"), { json: { note: "" } }));
    }
    await env.DB.prepare("update properties set rendered_by = 0 where published_number is not null").run();
    await env.FLAGS.put("render-pace", "10000");
    const cost = await measureCost("renderPortals");
    expect(cost.done).toMatchObject({ rendered: 4, waiting: 0 });
    // Reads the pace, and asks D1 for the waiting portals and their number.
    expect(cost).toMatchObject({ statements: 2, calls: 1 + 4 });
    const callsOfARun = 900;
    expect(PROPERTIES / callsOfARun / RUNS_AN_HOUR).toBeLessThan(NIGHT_HOURS);
  });
});
