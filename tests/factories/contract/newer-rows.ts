import { env } from "cloudflare:test";
import { CONTENT_SCHEMA_VERSION } from "#domain/content/document.ts";
import { newId } from "#worker/db/new-id.ts";
import type { Scene } from "../scene.ts";
import { plantAtDesk } from "../worker/desk.ts";

/** Versions ahead of ours. */
type Ahead = 1 | 2;

const BUTTON = '{"id":"zzzzzzzzzzzzzzzzzzzzzzzz","type":"audio-guide","name":"Tour","file":"tour.mp3"}';

/**
 * Rewrites a property's document as a newer version would save it: with an unknown field and an unknown type of
 * button.
 */
export function writeNewerDocument({ property }: Scene, section: string, ahead: Ahead, language = "") {
  return env.DB.prepare(
    `update documents set schema_version = ?, body = case section
       when 'buttons' then json_insert(body, '$.buttons[#]', json('${BUTTON}'), '$.order', 'by name')
       else json_insert(body, '$.future', json('{"look":["dark"]}')) end
     where property_id = ? and section = ? and language = ?`,
  )
    .bind(CONTENT_SCHEMA_VERSION + ahead, property.id, section, language)
    .run();
}

/** Every document as a newer version has it, plus an unknown section. */
export async function writeNewerDraft(scene: Scene, ahead: Ahead): Promise<void> {
  const { results } = await env.DB.prepare("select section, language from documents where property_id = ?")
    .bind(scene.property.id)
    .all<{ section: string; language: string }>();
  for (const { section, language } of results) await writeNewerDocument(scene, section, ahead, language);
  await env.DB.prepare(
    `insert into documents (property_id, section, language, updated_at, body, schema_version, revision)
     values (?, 'menu', '', 1, '{"dishes":[]}', ?, 1)`,
  )
    .bind(scene.property.id, CONTENT_SCHEMA_VERSION + ahead)
    .run();
}

/** Rewrites the contents of a property's restore points as a newer version's. */
export function writeNewerHeld({ property }: Scene, ahead: Ahead) {
  return env.DB.prepare(
    `update restore_point_documents set schema_version = ?, body = json_insert(body, '$.future', 1)
     where point_id in (select id from restore_points where property_id = ?)`,
  )
    .bind(CONTENT_SCHEMA_VERSION + ahead, property.id)
    .run();
}

/** A restore point of an unknown kind. @returns its id. */
export async function writeNewerPoint({ property }: Scene): Promise<string> {
  const id = newId();
  await env.DB.prepare(
    `insert into restore_points (id, created_at, expires_at, property_id, created_by, kind, summary, payload)
     values (?, ?, ?, ?, 'Front desk', 'menu', '{"dish":"soup"}', '{"holds":"menu","dishes":[]}')`,
  )
    .bind(id, Date.now(), Date.now() + 1e9, property.id)
    .run();
  return id;
}

/** Rewrites the snapshot of a property's newest publication as a newer version's. */
export async function writeNewerSnapshot({ property }: Scene, ahead: Ahead): Promise<void> {
  const key = await env.DB.prepare(
    "select snapshot_key from publications where property_id = ? order by number desc limit 1",
  )
    .bind(property.id)
    .first<string>("snapshot_key");
  const sections = { menu: { dishes: [] } };
  await env.FILES.put(key ?? "", JSON.stringify({ version: CONTENT_SCHEMA_VERSION + ahead, sections }));
}

/** Other traces of a newer version: its changes, its activity, and its version on the group. */
export async function writeNewerTraces({ groupId, property }: Scene): Promise<void> {
  await env.DB.batch([
    env.DB.prepare(
      "insert into changes (at, group_id, property_id, kind, payload) values (1, ?, ?, 'menu.saved', '{}')",
    ).bind(groupId, property.id),
    env.DB.prepare(
      "insert into activity (at, group_id, property_id, action, summary) values (1, ?, ?, 'menu.saved', 'soup')",
    ).bind(groupId, property.id),
    env.DB.prepare("update groups set current_version = '9.1.0' where id = ?").bind(groupId),
  ]);
}

/** A content language that no version supports. */
export const NEWER_LANGUAGE = "nl";

/** Adds an unsupported language to every row of a property that lists languages. */
export async function writeNewerLanguage({ property }: Scene): Promise<void> {
  const also = (table: string, key: string) =>
    env.DB.prepare(
      `update ${table} set languages = json_insert(languages, '$[#]', '${NEWER_LANGUAGE}') where ${key} = ?`,
    ).bind(property.id);
  await env.DB.batch([
    also("properties", "id"),
    also("publications", "property_id"),
    env.DB.prepare(
      `insert into documents (property_id, section, language, updated_at, body, schema_version, revision)
       select property_id, section, '${NEWER_LANGUAGE}', 1, body, schema_version, 1 from documents
       where property_id = ? and section = 'buttons' and language = 'en'`,
    ).bind(property.id),
  ]);
  await plantAtDesk(property.id, [
    { kind: "feedback", at: Date.now(), language: NEWER_LANGUAGE },
    { kind: "request", at: Date.now(), language: NEWER_LANGUAGE },
  ]);
}
