import { env } from "cloudflare:test";
import type { Button } from "#domain/content/button.ts";
import { openScene, type Scene } from "#tests/factories/scene.ts";
import { target } from "#tests/factories/worker/worker-target.ts";
import { openMail } from "#worker/mail/encrypted-body.ts";
import { plainText } from "#worker/mail/link-line.ts";

/** Stores the consent of an address to receive guests' messages, as the link in its mail does. */
export async function confirmRecipient(groupId: string, address: string): Promise<void> {
  await env.DB.prepare(
    `insert into mail_recipients (group_id, address, asked_at, confirmed_at) values (?1, ?2, ?3, ?3)
     on conflict do update set confirmed_at = ?3`,
  )
    .bind(groupId, address.toLowerCase(), Date.now())
    .run();
}

/**
 * A new published property with these buttons in English and German. The addresses in the buttons have agreed to
 * receive guests' messages.
 */
export async function publishScene(english: readonly Button[], german: readonly Button[] = english) {
  const scene = await openScene(target, { languages: ["en", "de"], features: { guestServices: true } });
  for (const button of [...english, ...german]) {
    if ("email" in button && button.email !== "") await confirmRecipient(scene.groupId, button.email);
  }
  for (const [language, buttons] of Object.entries({ en: english, de: german })) {
    const path = scene.at(`/documents/buttons?language=${language}`);
    const saved = await scene.caller.call("PUT", path, { json: { buttons }, revision: 0 });
    if (!saved.ok) throw new Error(await saved.text());
  }
  const published = await scene.caller.call("POST", scene.at("/publish"), { json: { note: "" } });
  if (!published.ok) throw new Error(await published.text());
  return scene;
}

let guests = 0;

/** The IP address of a new guest: each has another network, so that no test uses up the rate limit of another test. */
export function newGuest(): string {
  guests += 1;
  return `198.51.${Math.floor(guests / 250)}.${guests % 250}`;
}

type Fields = Readonly<Record<string, string>> | readonly (readonly [string, string])[];

/** Sends a form as the page's script does; with the headers `WITHOUT_SCRIPTS` as a browser without scripts does. */
export function sendForm(
  { property }: Scene,
  name: "feedback" | "requests",
  fields: Fields,
  { from = newGuest(), headers = {} }: { from?: string; headers?: Record<string, string> } = {},
): Promise<Response> {
  const pairs = Array.isArray(fields) ? fields : Object.entries(fields);
  const request = new Request(`${target.origin}/p/${property.slug}/${name}`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams(pairs.map(([key, value]) => [key, value])),
    headers: {
      origin: target.origin,
      "sec-fetch-site": "same-origin",
      "user-agent": "Mozilla/5.0 (iPhone) Safari/604.1",
      "cf-connecting-ip": from,
      accept: "*/*",
      ...headers,
    },
  });
  return target.send(request);
}

export const WITHOUT_SCRIPTS = { accept: "text/html,application/xhtml+xml" } as const;

export async function mailsTo(recipient: string) {
  const { results } = await env.DB.prepare("SELECT * FROM outbox WHERE recipient = ? ORDER BY created_at")
    .bind(recipient)
    .all<{
      id: string;
      group_id: string;
      recipient: string;
      subject: string;
      body: string;
      sent_at: number | null;
    }>();
  return results.map((mail) => openMail(env, mail)).map((mail) => ({ ...mail, body: plainText(mail.body) }));
}
