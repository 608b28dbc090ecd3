import { TEMPLATE } from "#domain/content/starter/template.ts";
import { contentKey, sha256Hex } from "#worker/media/files.ts";
import { toSnapshot } from "#worker/portal/snapshot.ts";
import { sampleDraft, usableButton } from "../draft.ts";
import type { Scene } from "../scene.ts";
import { bytesOfContent, type LaidContent } from "../worker/laid-content.ts";
import type { Laid, Laying } from "../worker/measured-worker.ts";
import { manyProperties } from "./many-properties.ts";

/** Modules for `startServer` to put before the Worker, for `layGroup`; the first is the entry. */
export const MEASURED_WORKER: readonly string[] = [
  "tests/factories/worker/measured-worker.ts",
  "tests/factories/databases/counted-database.ts",
  "tests/factories/worker/laid-content.ts",
];

export interface GroupSize {
  readonly properties: number;
  /** The following counts are per property. */
  readonly points: number;
  /** Characters of a restore point's document. */
  readonly characters: number;
  readonly publications: number;
  /** Entries of activity, change log and messages. */
  readonly entries: number;
  readonly days: number;
  readonly uploads: number;
  readonly uploadBytes: number;
}

/** Size of the audited group: 641 MB of rows, with four months of figures and three pictures a property. */
export const AUDITED: GroupSize = {
  properties: 2_000,
  points: 32,
  characters: 2_000,
  publications: 26,
  entries: 50,
  days: 120,
  uploads: 3,
  uploadBytes: 20_000,
};
/** More than a page of every paginated kind, in each property. */
export const SMALL: GroupSize = {
  properties: 5,
  points: 60,
  characters: 300,
  publications: 26,
  entries: 350,
  days: 230,
  uploads: 45,
  uploadBytes: 300,
};

/** As many properties in a batch as D1 completes within its time limit. */
const PROPERTIES_A_BATCH = 50;
/** Older publications share one snapshot: a hundred thousand small objects would prove nothing more. */
const OWN_SNAPSHOTS = 2;

/**
 * Grows a scene's group to a size by writing to the stores in bulk, within minutes. One snapshot of its first property
 * is lost. @returns the database's size in bytes.
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
    const uploads = new Map<string, LaidUpload[]>();
    for (const id of some) uploads.set(id, await makeUploads(id, size));
    const laid = await lay({
      rows: getRows(some, { groupId, userId: caller.user.uid, size, uploads }),
      objects: some.flatMap((id) => makeObjects(id, size, uploads.get(id) ?? [])).slice(from === 0 ? 1 : 0),
      figures: { properties: some, days: size.days },
      desks: { properties: some, messages: size.entries },
    });
    databaseBytes = laid.databaseBytes;
  }
  return databaseBytes;
}

/** A property's picture, with key and digest. */
interface LaidUpload {
  readonly key: string;
  readonly sha256: string;
  readonly content: LaidContent;
}

async function makeUploads(id: string, { uploads, uploadBytes }: GroupSize): Promise<LaidUpload[]> {
  return Promise.all(
    Array.from({ length: uploads }, async (_, at) => {
      const content = { picture: `${id} ${at}`, bytes: uploadBytes };
      const sha256 = sha256Hex(bytesOfContent(content));
      return { key: contentKey(id, { sha256, ending: "webp" }), sha256, content };
    }),
  );
}

const SNAPSHOT_ID = "a".repeat(24);

function makeObjects(
  id: string,
  { publications }: GroupSize,
  uploads: readonly LaidUpload[],
): (readonly [string, LaidContent])[] {
  const numbers = Array.from({ length: OWN_SNAPSHOTS + 1 }, (_, at) => publications - at);
  const snapshots = numbers.flatMap((number) => {
    const key = `snapshots/${id}/${number}-${SNAPSHOT_ID}`;
    return [
      [`${key}.json`, SNAPSHOT],
      [`${key}.pages`, { picture: key, bytes: 2_000 }],
    ] as const;
  });
  return [...snapshots, ...uploads.map(({ key, content }) => [`media/${key}`, content] as const)];
}

const LIVELY = usableButton("popup", 1, "Frühstück 客 7–10 Uhr am See");
const SNAPSHOT: LaidContent = {
  text: JSON.stringify(
    toSnapshot(sampleDraft({ languages: ["en", "de"], buttons: { en: { buttons: [LIVELY] } } })),
  ),
};

/** A document of buttons with about `characters` characters. */
function getButtons(characters: number): string {
  const one = JSON.stringify(LIVELY).length;
  const buttons = Array.from({ length: Math.max(1, Math.round(characters / one)) }, (_, index) =>
    usableButton("popup", index + 1, "Frühstück 客 7–10 Uhr am See"),
  );
  return JSON.stringify({ buttons });
}

interface Rows {
  readonly groupId: string;
  readonly userId: string;
  readonly size: GroupSize;
  readonly uploads: ReadonlyMap<string, readonly LaidUpload[]>;
}

/** SQL for a number in the letters of ids, as the last six letters of an id. */
const LETTERS =
  "replace(replace(replace(replace(printf('%06d', i), '0', 'a'), '1', 'b'), '8', 'c'), '9', 'd')";
/** SQL for an unused id of 24 letters. */
const toId = (kind: string) => `substr(p.id, 1, 17) || '${kind}' || ${LETTERS}`;
const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** Rows of every growing table, one statement a table. */
function getRows(ids: readonly string[], { groupId, userId, size, uploads }: Rows): string[] {
  const p = `(select value as id from json_each('${JSON.stringify(ids)}')) p`;
  const from = (count: number) =>
    `from ${p} cross join (with recursive n (i) as (select 1 union all select i + 1 from n where i < ${count}) select i from n)`;
  const at = "1700000000000 + i * 3600000";
  const snapshot = `'snapshots/' || p.id || '/' || max(i, ${size.publications - OWN_SNAPSHOTS}) || '-${SNAPSHOT_ID}.json'`;
  const sections = (
    characters: number,
  ) => `(select column1 as section, column2 as language, column3 as body from (values
    ('theme', '', ${quoted(JSON.stringify(TEMPLATE.theme))}), ('buttons', 'en', ${quoted(getButtons(characters))}), ('buttons', 'de', ${quoted(getButtons(characters))})))`;
  const payload = quoted(
    JSON.stringify({
      holds: "documents",
      brings: [],
      property: { name: "Inn", languages: ["en"], defaultLanguage: "en" },
    }),
  );
  const weight = quoted(JSON.stringify({ page: 12_000, pictures: 90_000, fonts: 30_000 }));
  const saved = quoted(JSON.stringify({ section: "buttons", language: "en", revision: 3, by: "Maria" }));
  const media = [...uploads].flatMap(([id, files]) =>
    files.map(
      ({ key, sha256 }) =>
        `('${key}', 1, '${id}', 'gallery', 'image/webp', 'terrasse.jpg', ${size.uploadBytes}, 64, 48, '${sha256}')`,
    ),
  );
  return [
    `insert into documents (property_id, section, language, updated_at, updated_by, body, schema_version, revision)
      select p.id, s.section, s.language, 1, 'Maria', s.body, 1, 3 from ${p} cross join ${sections(2_000)} s`,
    `insert into publications (property_id, number, published_at, published_by, snapshot_key, languages, note, media, weight)
      select p.id, i, ${at}, 'Maria', ${snapshot}, '["en","de"]', '', '[]', ${weight} ${from(size.publications)}`,
    `insert into restore_points (id, created_at, expires_at, property_id, created_by, kind, summary, payload)
      select ${toId("p")}, 1700000000000 + i / 3, 9000000000000, p.id, 'Maria', 'reset', '{}', ${payload} ${from(size.points)}`,
    `insert into restore_point_documents (point_id, section, language, body, schema_version)
      select ${toId("p")}, s.section, s.language, s.body, 1 ${from(size.points)} cross join ${sections(size.characters)} s`,
    `insert into media (key, created_at, property_id, kind, type, name, bytes, width, height, sha256) values ${media.join(",")}`,
    `insert into qr_codes (code, created_at, property_id) select 'qr' || p.id, 1, p.id from ${p}`,
    `insert into mail_preferences (property_id, user_id, weekly_mail, low_rating_alert, alert_rating, language, origin, stop_token, mailed_week)
      select p.id, '${userId}', 0, 0, 2, 'en', '', 'stop' || p.id, '2026-11-16' from ${p}`,
    `insert into activity (at, group_id, property_id, user_id, user_name, action, summary)
      select ${at}, '${groupId}', p.id, '${userId}', 'Maria', 'buttons.saved', 'buttons en' ${from(size.entries)}`,
    `insert into changes (at, group_id, property_id, kind, payload)
      select ${at}, '${groupId}', p.id, 'document.saved', ${saved} ${from(size.entries)}`,
  ];
}
