import type { Scene } from "../scene.ts";
import type { Laid, Laying } from "../worker/measured-worker.ts";
import { manyProperties } from "./many-properties.ts";

/** What `startServer` puts before the Worker for `layGroup`, the first of them as its entry. */
export const MEASURED_WORKER: readonly string[] = [
  "tests/factories/worker/measured-worker.ts",
  "tests/factories/databases/counted-database.ts",
];

export interface GroupSize {
  readonly properties: number;
  /** All that follows is of each property. */
  readonly points: number;
  /** Characters of a document of a restore point. */
  readonly characters: number;
  readonly publications: number;
  /** Of activity, change log and feedback. */
  readonly entries: number;
  readonly days: number;
  readonly uploads: number;
  readonly uploadBytes: number;
}

/** The group of the audit: 641 MB of rows, with four months of figures and three pictures a property. */
export const AUDITED: GroupSize = {
  ...{ properties: 2_000, points: 24, characters: 2_000, publications: 26, entries: 50 },
  ...{ days: 120, uploads: 3, uploadBytes: 20_000 },
};
/** More than a page of every kind that has pages. */
export const SMALL: GroupSize = {
  ...{ properties: 8, points: 60, characters: 300, publications: 26, entries: 350 },
  ...{ days: 230, uploads: 45, uploadBytes: 300 },
};

/** So many properties a batch, which D1 answers within its time. */
const PROPERTIES_A_BATCH = 50;
/** Publications before the newest share one snapshot: a hundred thousand small objects would prove nothing more. */
const OWN_SNAPSHOTS = 2;

/**
 * Makes a scene's group as large as that, past all rules: in bulk, within minutes. One snapshot of its first property is
 * lost. @returns what the database holds in all, in bytes.
 */
export async function layGroup(origin: string, scene: Scene, size: GroupSize): Promise<number> {
  const { groupId, caller } = scene;
  const lay = async (laying: Laying) => {
    const answer = await fetch(`${origin}/lay`, { method: "POST", body: JSON.stringify(laying) });
    if (!answer.ok) throw new Error(`Laying failed: ${await answer.text()}`);
    return (await answer.json()) as Laid;
  };
  const owner = await lay({ rows: [`select company_id as company from groups where id = '${groupId}'`] });
  const group = { companyId: String(owner.last[0]?.company), groupId, userId: caller.user.uid };
  const prefix = groupId.slice(0, 6);
  const rows = manyProperties({ ...group, count: size.properties, now: 1_790_000_000_000, prefix });
  const listed = `select id from properties where group_id = '${groupId}' and slug like '${prefix}-%' order by id`;
  const { last } = await lay({ rows: [...rows, listed] });
  const ids = last.map(({ id }) => String(id));
  let databaseBytes = 0;
  for (let from = 0; from < ids.length; from += PROPERTIES_A_BATCH) {
    const some = ids.slice(from, from + PROPERTIES_A_BATCH);
    const laid = await lay({
      rows: rowsOf(some, { groupId, userId: caller.user.uid, size }),
      objects: some.flatMap((id) => objectsOf(id, size)).slice(from === 0 ? 1 : 0),
      figures: { properties: some, days: size.days },
    });
    databaseBytes = laid.databaseBytes;
  }
  return databaseBytes;
}

/** The key of an upload: 40 hex digits that no other property has. */
const uploadKey = "lower(hex(substr(p.id, 1, 18))) || printf('%04x', i) || '.webp'";
const hexOf = (text: string) => Buffer.from(text.slice(0, 18)).toString("hex");

function objectsOf(
  id: string,
  { publications, uploads, uploadBytes }: GroupSize,
): (readonly [string, number])[] {
  const numbers = Array.from({ length: OWN_SNAPSHOTS + 1 }, (_, at) => publications - at);
  const keys = numbers.flatMap((number) =>
    ["json", "pages"].map((end) => `snapshots/${id}/${number}-a.${end}`),
  );
  const pictures = Array.from(
    { length: uploads },
    (_, at) => `media/${hexOf(id)}${(at + 1).toString(16).padStart(4, "0")}.webp`,
  );
  return [...keys.map((key) => [key, 2_000] as const), ...pictures.map((key) => [key, uploadBytes] as const)];
}

interface Rows {
  readonly groupId: string;
  readonly userId: string;
  readonly size: GroupSize;
}

/** Rows of every table that grows, in one statement a table. */
function rowsOf(ids: readonly string[], { groupId, userId, size }: Rows): string[] {
  const p = `(select value as id from json_each('${JSON.stringify(ids)}')) p`;
  const from = (count: number) =>
    `from ${p} cross join (with recursive n (i) as (select 1 union all select i + 1 from n where i < ${count}) select i from n)`;
  const text = (characters: number) =>
    `'{"title":"Frühstück 客","text":"' || hex(randomblob(${Math.ceil(characters / 20)})) || replace(hex(zeroblob(${Math.ceil((characters * 0.9) / 14)})), '00', '7–10 Uhr am See ') || '"}'`;
  const at = "1700000000000 + i * 3600000";
  const snapshot = `'snapshots/' || p.id || '/' || max(i, ${size.publications - OWN_SNAPSHOTS}) || '-a.json'`;
  const sections =
    "(select column1 as section, column2 as language from (values ('theme', ''), ('buttons', 'en'), ('buttons', 'de')))";
  return [
    `insert into documents (property_id, section, language, updated_at, updated_by, body, schema_version, revision)
      select p.id, s.section, s.language, 1, 'Maria', ${text(2_000)}, 4, 3 from ${p} cross join ${sections} s`,
    `insert into publications (property_id, number, published_at, published_by, snapshot_key, languages, note, media, weight)
      select p.id, i, ${at}, 'Maria', ${snapshot}, '["en","de"]', '', '[]', ${text(250)} ${from(size.publications)}`,
    `insert into restore_points (id, created_at, expires_at, property_id, created_by, kind, summary, payload)
      select p.id || '-' || i, 1700000000000 + i / 3, 9000000000000, p.id, 'Maria', 'reset', '{}', ${text(200)} ${from(size.points)}`,
    `insert into restore_point_documents (point_id, section, language, body, schema_version)
      select p.id || '-' || i, s.section, s.language, ${text(size.characters)}, 4 ${from(size.points)} cross join ${sections} s`,
    `insert into media (key, created_at, property_id, kind, type, name, bytes, sha256)
      select ${uploadKey}, 1, p.id, 'picture', 'image/webp', 'terrasse.jpg', ${size.uploadBytes}, hex(randomblob(32)) ${from(size.uploads)}`,
    `insert into qr_codes (code, created_at, property_id) select 'qr' || p.id, 1, p.id from ${p}`,
    `insert into feedback (id, at, property_id, button_id, language, answers, rating)
      select p.id || 'f' || i, 1700000000000 + i / 3, p.id, 'b', 'de', ${text(180)}, 4.5 ${from(size.entries)}`,
    `insert into guest_requests (id, at, property_id, button_id, service_id, service, language, room, note)
      select p.id || 'r' || i, ${at}, p.id, 'b', 's', 'Towels', 'en', '204', '' ${from(10)}`,
    `insert into consents (id, at, property_id, visitor_id, kind, given)
      select p.id || 'c' || i, ${at}, p.id, 'v' || i / 2, 'marketing', 1 ${from(10)}`,
    `insert into message_mails (id, at, mailed_at, property_id, recipient, subject, body)
      select p.id || 'm' || i, ${at}, 1, p.id, 'desk@hotel.example', 's', '' ${from(2)}`,
    `insert into mail_preferences (property_id, user_id, weekly_mail, low_rating_alert, alert_rating, language, origin, stop_token, mailed_week)
      select p.id, '${userId}', 0, 0, 2, 'en', '', 'stop' || p.id, '2026-11-16' from ${p}`,
    `insert into activity (at, group_id, property_id, user_id, user_name, action, summary)
      select ${at}, '${groupId}', p.id, '${userId}', 'Maria', 'draft.saved', 'buttons en' ${from(size.entries)}`,
    `insert into changes (at, group_id, property_id, kind, payload)
      select ${at}, '${groupId}', p.id, 'document.saved', ${text(120)} ${from(size.entries)}`,
  ];
}
