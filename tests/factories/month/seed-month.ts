import { env } from "cloudflare:test";
import { PERIODS } from "#domain/account/retention.ts";
import { CONTENT_SCHEMA_VERSION } from "#domain/content/document.ts";
import { DAY_MS, type EpochMs, HOUR_MS } from "#domain/time.ts";
import { getMonday, toWallTime } from "#domain/zoned-time.ts";
import { mediaObjectKey, plannedObjectKey, snapshotObjectKey } from "#worker/media/files.ts";
import { RENDERER_VERSION } from "#worker/portal/rendering/renderer.ts";
import { toSnapshot } from "#worker/portal/snapshot.ts";
import { sampleDraft, usableButton } from "../draft.ts";
import {
  companyId,
  MONTH_BEGIN,
  type MonthProperty,
  toGroupId,
  toMediaKey,
  toUserId,
} from "./month-properties.ts";

const ROWS_AT_ONCE = 500;
const PUTS_AT_ONCE = 40;

/** Inserts any number of rows; the first row's keys name the columns. */
async function insertRows(table: string, rows: readonly Record<string, unknown>[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const values = columns.map((column) => `value ->> '$.${column}'`).join(", ");
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await env.DB.prepare(
      `insert into ${table} (${columns.join(", ")}) select ${values} from json_each(?) where true order by key`,
    )
      .bind(JSON.stringify(rows.slice(from, from + ROWS_AT_ONCE)))
      .run();
  }
}

type StoredAt = Map<string, EpochMs>;

async function putAll(
  objects: readonly { readonly key: string; readonly body: string; readonly at: EpochMs }[],
  storedAt: StoredAt,
): Promise<void> {
  for (let from = 0; from < objects.length; from += PUTS_AT_ONCE) {
    const few = objects.slice(from, from + PUTS_AT_ONCE);
    await Promise.all(few.map(({ key, body }) => env.FILES.put(key, body)));
  }
  for (const { key, at } of objects) storedAt.set(key, at);
}

const MONTH_DRAFT = sampleDraft({
  english: [usableButton("link", 1, "Menu"), usableButton("map", 2, "Where we are")],
});
const SNAPSHOT = JSON.stringify(toSnapshot(MONTH_DRAFT));
const POINT = JSON.stringify({
  holds: "documents",
  brings: [],
  property: { name: "Hotel", languages: ["en"], defaultLanguage: "en" },
});

const before = (days: number) => MONTH_BEGIN - days * DAY_MS;

async function seedPeople(groups: number): Promise<void> {
  const numbers = Array.from({ length: groups }, (_, group) => group);
  await insertRows("companies", [{ id: companyId, created_at: before(900), name: "Month" }]);
  await insertRows(
    "groups",
    numbers.map((group) => ({
      id: toGroupId(group),
      created_at: before(900),
      company_id: companyId,
      name: `Group ${group}`,
      current_version: "1",
    })),
  );
  await insertRows(
    "users",
    numbers.map((group) => ({
      id: toUserId(group),
      created_at: before(900),
      group_id: toGroupId(group),
      email: `month-${group}@month.example`,
      display_name: `Person ${group}`,
      role: "owner",
      password_hash: "none",
      password_is_default: 0,
    })),
  );
}

async function seedProperties(properties: readonly MonthProperty[]): Promise<void> {
  await insertRows(
    "properties",
    properties.map(({ number, id, group, slug, timeZone, removedAt }) => ({
      id,
      created_at: before(800),
      company_id: companyId,
      group_id: toGroupId(group),
      user_id: toUserId(group),
      name: `Hotel ${number}`,
      name_folded: `hotel ${number}`,
      slug,
      active: 1,
      languages: '["en","de","ar"]',
      default_language: "en",
      time_zone: timeZone,
      features: '{"guestServices":false}',
      revision: 1,
      published_number: 1,
      removed_at: removedAt,
      rendered_number: 1,
      rendered_by: RENDERER_VERSION - 1,
      projection_wanted: 1,
      projection_done: 1,
    })),
  );
  await insertRows(
    "property_licences",
    properties.map(({ id, licenceEndsAt }) => ({
      property_id: id,
      mode: "PAID",
      mode_previous: null,
      date_start: before(400),
      date_end: licenceEndsAt,
    })),
  );
  await insertRows(
    "mail_preferences",
    properties.map(({ id, group }) => ({
      property_id: id,
      user_id: toUserId(group),
      weekly_mail: 1,
      low_rating_alert: 1,
      alert_rating: 2,
      language: "en",
      origin: "",
      stop_token: id,
      mailed_week: getMonday("2039-12-30"),
    })),
  );
}

/** Drafts, versions, files, and their objects. */
async function seedContent(properties: readonly MonthProperty[], storedAt: StoredAt): Promise<void> {
  const toSnapshotKey = (id: string) => snapshotObjectKey(id, 1, "first");
  const isOrphaned = ({ number }: MonthProperty) => number % 10 === 0;
  await insertRows(
    "documents",
    properties.flatMap(({ id, number }) =>
      [
        ["homepage", "", JSON.stringify({ logo: { key: toMediaKey(1, number) } })],
        ["buttons", "en", JSON.stringify(MONTH_DRAFT.buttons.en)],
      ].map(([section, language, body]) => ({
        property_id: id,
        section,
        language,
        updated_at: before(30),
        body,
        schema_version: CONTENT_SCHEMA_VERSION,
        revision: 1,
      })),
    ),
  );
  await insertRows(
    "publications",
    properties.map(({ id }) => ({
      property_id: id,
      number: 1,
      published_at: before(90),
      snapshot_key: toSnapshotKey(id),
      languages: '["en","de","ar"]',
      note: "",
      media: "[]",
    })),
  );
  const uploads = properties.flatMap(({ id, number }) => [
    { id, key: toMediaKey(1, number), at: before(40) },
    { id, key: toMediaKey(2, number), at: before(number % 30) },
  ]);
  await insertRows(
    "media",
    uploads.map(({ id, key, at }) => ({
      key,
      created_at: at,
      property_id: id,
      kind: "image",
      type: "image/webp",
      name: "picture.webp",
      bytes: 6,
      width: 8,
      height: 8,
      sha256: key,
    })),
  );
  const lost = properties.filter(isOrphaned).map(({ number }) => ({
    key: toMediaKey(3, number),
    at: before(20),
  }));
  await putAll(
    [
      ...properties.map(({ id }) => ({ key: toSnapshotKey(id), body: SNAPSHOT, at: before(90) })),
      ...[...uploads, ...lost].map(({ key, at }) => ({ key: mediaObjectKey(key), body: "bytes", at })),
    ],
    storedAt,
  );
  await seedPlans(properties, storedAt);
}

async function seedPlans(properties: readonly MonthProperty[], storedAt: StoredAt): Promise<void> {
  const plans = properties.flatMap(({ id, group, timeZone, plannedAt, planEndedAt }) => {
    const at = plannedAt ?? planEndedAt;
    if (at === null) return [];
    return [
      {
        id: `plan${id}`.slice(0, 24),
        planned_at: before(40),
        due_at: at,
        ended_at: planEndedAt,
        property_id: id,
        user_id: toUserId(group),
        language: "en",
        origin: "https://foyer.example",
        local_time: toWallTime(at, timeZone),
        state: plannedAt === null ? "published" : "waiting",
        note: "",
        snapshot_key: plannedObjectKey(id, "first"),
        media: "[]",
      },
    ];
  });
  await insertRows("planned_publications", plans);
  await putAll(
    plans.map(({ snapshot_key: key }) => ({ key, body: SNAPSHOT, at: before(40) })),
    storedAt,
  );
}

/** Sessions, links, browsers and mail, some of which expire each night. */
async function seedAccounts(properties: readonly MonthProperty[], groups: number): Promise<void> {
  const sessions = properties.map(({ number, group }) => ({
    id: `session-${number}`,
    created_at: before(60),
    expires_at: before(20 - (number % 45)),
    user_id: toUserId(group),
    refresh_hash: `refresh-${number}`,
    rotated_at: before(40),
  }));
  await insertRows("sessions", sessions);
  await insertRows(
    "known_devices",
    properties.map(({ number, group }) => ({
      user_id: toUserId(group),
      hash: `device-${number}`,
      last_used_at: before(340 + (number % 40)),
    })),
  );
  await insertRows(
    "password_resets",
    properties.map(({ number, group }) => ({
      token_hash: `reset-${number}`,
      created_at: before(1),
      user_id: toUserId(group),
      expires_at: before(number % 3),
    })),
  );
  await insertRows(
    "mail_recipients",
    Array.from({ length: groups }, (_, group) => ({
      group_id: toGroupId(group),
      address: `asked-${group}@elsewhere.example`,
      asked_at: before(340 + (group % 40)),
      token_hash: `asked-${group}`,
    })),
  );
  await insertRows(
    "outbox",
    properties.map(({ number, group }) => {
      const isGivenUp = number % 50 === 1;
      const at = before(number % (isGivenUp ? 120 : 45));
      return {
        id: `old-${number}`,
        created_at: at,
        sent_at: isGivenUp ? null : at,
        group_id: toGroupId(group),
        recipient: "old@month.example",
        subject: "Old",
        body: "",
        kind: 1,
        due_at: isGivenUp ? null : at,
      };
    }),
  );
}

/** Earlier actions of guests and staff: each night some pass their period. Oldest rows first. */
async function seedHistory(): Promise<void> {
  const number = "cast(substr(slug, 7) as integer)";
  const aged = (youngest: number, spread: number) =>
    `${MONTH_BEGIN} - (${youngest} + ${number} % ${spread}) * ${DAY_MS}`;
  const each = (extra = "") => `from properties where slug like 'month-%' ${extra} order by 2`;
  const statements = [
    `insert into changes (sequence, at, group_id, property_id, kind, payload)
      select null, ${aged(0, 10)} as at, group_id, id, 'activity.logged', '{}' ${each()}`,
    `insert into activity (id, at, group_id, property_id, action, summary)
      select null, ${aged(PERIODS.activity.days - 20, 40)} as at, group_id, id, 'portal.published', '{}' ${each()}`,
    `insert into restore_points (id, created_at, expires_at, property_id, kind, summary, payload)
      select 'p' || id, ${aged(0, 30)} as at, ${aged(0, 30)} + ${PERIODS.restorePoints.days * DAY_MS}, id, 'reset', '{}', '${POINT}' ${each()}`,
    `insert into restore_point_documents (point_id, section, language, body, schema_version)
      select 'p' || id, 'homepage', '', '{}', 1 from properties where slug like 'month-%'`,
    `insert into portfolio_figures (property_id, choice, counted_at, figures)
      select id, '30d', ${aged(0, 3)}, '{}' from properties where slug like 'month-%'`,
  ];
  for (const statement of statements) await env.DB.prepare(statement).run();
}

export interface MonthSize {
  readonly groups: number;
  readonly properties: readonly MonthProperty[];
}

/** Everything that exists when the month begins. */
export async function seedMonth({ groups, properties }: MonthSize, storedAt: StoredAt): Promise<void> {
  await seedPeople(groups);
  await seedProperties(properties);
  await seedContent(properties, storedAt);
  await seedAccounts(properties, groups);
  await seedHistory();
}

/** Daily writes of a property: saves and guests' messages. */
const SAVES_A_DAY = 10;
const _REQUESTS_A_DAY = 3;

/** A day of staff and guests, written to the database at its noon, without the API. */
export async function liveDay(day: number, now: EpochMs): Promise<void> {
  const number = "cast(substr(p.slug, 7) as integer)";
  const own = "properties p where p.slug like 'month-%' and p.removed_at is null";
  const everyNth = (share: number) => `${own} and (${number} + ${day}) % ${share} = 0`;
  const times = (count: number) => `json_each('[${Array.from({ length: count }, (_, n) => n)}]') as n`;
  const user = "(select id from users u where u.group_id = p.group_id)";
  const email = "(select email from users u where u.group_id = p.group_id)";
  const statements = [
    `insert into changes (at, group_id, property_id, kind, payload)
      select ${now}, p.group_id, p.id, 'activity.logged', '{}' from ${times(SAVES_A_DAY)}, ${own}`,
    `insert into activity (at, group_id, property_id, action, summary)
      select ${now}, p.group_id, p.id, 'property.updated', '{}' from ${times(SAVES_A_DAY)}, ${own}`,
    `insert into sessions (id, created_at, expires_at, user_id, refresh_hash, rotated_at)
      select 's' || ${day} || p.id, ${now}, ${now + 12 * HOUR_MS}, ${user}, 's' || ${day} || p.id, ${now}
      from ${everyNth(5)}`,
    `insert into outbox (id, created_at, group_id, recipient, subject, body, kind, due_at)
      select 'n' || ${day} || p.id, ${now}, p.group_id, ${email}, 'Notice', 'Text', 1, ${now} from ${everyNth(20)}`,
    `insert into restore_points (id, created_at, expires_at, property_id, kind, summary, payload)
      select 'p' || ${day} || p.id, ${now}, ${now + PERIODS.restorePoints.days * DAY_MS}, p.id, 'reset', '{}', '${POINT}'
      from ${everyNth(20)}`,
    `insert into restore_point_documents (point_id, section, language, body, schema_version)
      select 'p' || ${day} || p.id, 'homepage', '', '{}', 1 from ${everyNth(20)}`,
    // Changes interrupted before guests saw them.
    `update properties set projection_wanted = ${now} where id in (select p.id from ${everyNth(100)})
      and rendered_by = ${RENDERER_VERSION}`,
    `insert into portfolio_figures (property_id, choice, counted_at, figures)
      select p.id, 'day ${day}', ${now}, '{}' from ${everyNth(10)}`,
  ];
  for (const statement of statements) await env.DB.prepare(statement).run();
}
