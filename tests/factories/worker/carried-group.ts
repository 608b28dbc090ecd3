import { env, runInDurableObject } from "cloudflare:test";
import {
  type ExportPage,
  getLineKind,
  type ImportEnded,
  type ImportProgress,
  type TransferHeader,
  type TransferLine,
} from "#domain/account/group-transfer.ts";
import { callAs, createProperty, expectAnswer, type Target } from "#scripts/api/caller.ts";
import { deleteAll } from "#scripts/operations/delete-group-command.ts";
import { type OpsCall, OpsError } from "#scripts/operations/ops-call.ts";
import { newId, newQrCode, newReceiptCode } from "#worker/db/new-id.ts";
import { newSecret } from "#worker/identity/secret.ts";
import { announce } from "../announcements.ts";
import { usableButton } from "../draft.ts";
import { planIn } from "../planned.ts";
import { openScene, type Scene } from "../scene.ts";
import { saveButtons, uploadPicture } from "../stored-draft.ts";
import { atDesk, plantAtDesk } from "./desk.ts";
import { target } from "./worker-target.ts";

const callOn =
  (on: Target): OpsCall =>
  async (method, path, json) => {
    const headers = { authorization: `Bearer ${env.OPS_TOKEN}` };
    const answer = await callAs(on, method, `/api/ops${path}`, { json, headers });
    if (!answer.ok) throw new OpsError(await answer.text());
    return answer;
  };
export const call = callOn(target);

export interface Carried {
  readonly header: TransferHeader;
  readonly lines: readonly TransferLine[];
}

export async function fetchExport(groupId: string): Promise<Carried> {
  const read = async (json: object) =>
    (await (await call("POST", `/groups/${groupId}/export`, json)).json()) as ExportPage;
  let page = await read({});
  const { header } = page;
  if (!header) throw new Error("The first page has no header.");
  const lines = [...page.lines];
  while (page.nextCursor !== undefined) {
    page = await read({ cursor: page.nextCursor });
    lines.push(...page.lines);
  }
  return { header, lines };
}

export const SHA256 = "a".repeat(64);
export const begin = async ({ header, lines }: Carried, sha256 = SHA256) => {
  const activity = lines.filter((line) => "row" in line && line.table === "activity").length;
  return (await (await call("POST", "/imports", { header, sha256, activity })).json()) as ImportProgress;
};

export function countLines(lines: readonly TransferLine[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const line of lines) {
    const kind = getLineKind(line);
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}

export async function sendLines({ header, lines }: Carried, from = 0, to = lines.length): Promise<void> {
  for (let at = from; at < to; at += 7) {
    const some = lines.slice(at, Math.min(at + 7, to));
    await call("POST", `/imports/${header.group}/lines`, { sha256: SHA256, from: at, lines: some });
  }
}

export const finish = async ({ header, lines }: Carried, on = target) => {
  const json = { sha256: SHA256, counts: countLines(lines) };
  const answer = await callOn(on)("POST", `/imports/${header.group}/end`, json);
  return (await answer.json()) as ImportEnded;
};

/** A group with a row of every exported kind, and figures. */
export async function openRich(): Promise<Scene> {
  const scene = await openScene(target, { name: `Inn ${crypto.randomUUID().slice(0, 8)}` });
  await createProperty(target, scene.groupId);
  await saveButtons(scene, "en", [usableButton("link", 1, "Ünï 客 “quoted” \\ end")]);
  await uploadPicture(scene, 130, 90);
  await expectAnswer(await scene.caller.call("POST", scene.at("/publish"), { json: { note: "first" } }));
  await planIn(scene, 60);
  await expectAnswer(await scene.caller.call("POST", scene.at("/reset")));
  const places = { kind: "room", ranges: "201-203", lines: "deck;Sun deck" };
  await expectAnswer(await scene.caller.call("POST", scene.at("/places"), { json: places }));
  await announce(scene, { audience: { kinds: ["room"], places: [] } });
  const { id } = scene.property;
  const person = { displayName: "Night desk", properties: [id] };
  await expectAnswer(await scene.caller.call("POST", "/api/members/at-desk", { json: person }));
  await env.DB.batch([
    env.DB.prepare("insert into former_addresses (slug, ended_at, property_id) values (?, 1, ?)").bind(
      `was-${newId()}`,
      id,
    ),
    env.DB.prepare(
      "insert into cloned_contacts (cloned_at, property_id, kind, value, source) values (1, ?, 'location', 'Quay 4', 'Marlowe')",
    ).bind(id),
    env.DB.prepare(
      "insert into mail_recipients (group_id, address, asked_at, token_hash) values (?, 'd@e.example', 1, ?)",
    ).bind(scene.groupId, newSecret()),
    env.DB.prepare(
      "insert into terms (id, group_id, term, wordings, updated_at) values (?, ?, 'The Orangery', null, 1)",
    ).bind(newId(), scene.groupId),
    env.DB.prepare("insert into property_access (property_id, user_id) values (?, ?)").bind(
      id,
      scene.caller.user.uid,
    ),
    env.DB.prepare(
      "insert into mail_preferences (property_id, user_id, weekly_mail, low_rating_alert, alert_rating, language, origin, stop_token, mailed_week) values (?, ?, 1, 0, 2, 'en', '', ?, '2026-11-16')",
    ).bind(id, scene.caller.user.uid, newSecret()),
  ]);
  await plantAtDesk(id, [
    { kind: "feedback", at: 1, receiptCode: newReceiptCode() },
    { kind: "request", at: 1, receiptCode: newReceiptCode() },
  ]);
  await atDesk(
    id,
    "INSERT INTO consents (id, at, visitor_id, kind, given, text_version) VALUES (?, 1, ?, 'marketing', 1, '')",
    ...[newId(), newId()],
  );
  await atDesk(
    id,
    "INSERT INTO mails (id, at, recipient, subject, body) VALUES (?, 1, 'd@e.example', 's', 'b')",
    newId(),
  );
  await runInDurableObject(env.PROPERTY_ANALYTICS.getByName(id), (_, { storage }) => {
    const day = JSON.stringify({ qr: 9 });
    storage.sql.exec("INSERT INTO day_figures (day, figures) VALUES ('2026-11-01', ?)", day);
    storage.sql.exec("INSERT INTO known_visitors (hash, seen_at, visits) VALUES (unhex('00ff10'), 5, 2)");
    storage.sql.exec("INSERT INTO place_days VALUES ('2026-11-01', ?, 3, 2, 1)", newId());
    storage.sql.exec("INSERT INTO scanned_places VALUES (?, 7)", newId());
    storage.sql.exec("INSERT INTO seen_news VALUES (?, '2026-11-01', 4)", newId());
    storage.sql.exec("INSERT INTO search_counts VALUES ('2026-11-01', 'en', '', 3, 1, 2)");
    storage.sql.exec("INSERT INTO search_counts VALUES ('2026-11-01', 'en', 'kayak hire', 3, 0, 0)");
    storage.sql.exec("INSERT INTO search_devices VALUES ('2026-11-01', 'kayak hire', 2, 'hash hash')");
    storage.sql.exec("INSERT INTO dismissed_terms VALUES ('sauna', '2026-11-01')");
    storage.sql.exec("INSERT INTO scanned_old_cards VALUES (?, 8)", newQrCode());
    storage.sql.exec("INSERT INTO salts (day, salt) VALUES ('2026-11-01', unhex('aa'))");
  });
  return scene;
}

/** Deletes a group as operations do, without the wait for caches. */
export async function deleteGroup(groupId: string): Promise<void> {
  const name =
    (await env.DB.prepare("select name from groups where id = ?").bind(groupId).first("name")) ?? "";
  const wait = () => env.DB.prepare("update properties set removed_at = removed_at - 120000").run();
  await deleteAll(call, groupId, { name: String(name), force: true, print: () => undefined, wait });
}
