import { openDatabase } from "../db/client.ts";
import { type QueuedMail, selectNewestMail } from "../db/mail/mail-queue.ts";
import { openBody } from "../mail/encrypted-body.ts";
import { escapeHtml, lineHtml, mailHtml } from "../mail/mail-html.ts";
import { isLocalRun } from "./request/local-run.ts";

const OUTBOX_PATH = "/dev/mail";

const SHOWN = 50;
const HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "cache-control": "no-store",
  "referrer-policy": "no-referrer",
  "x-robots-tag": "noindex",
};

/**
 * The local outbox, for developers who run the product on their own machine; null anywhere else.
 *
 * What it shows signs in, so it is open on a local run only.
 */
export async function showOutbox(request: Request, env: Env): Promise<Response | null> {
  if (!isLocalRun(env, request.url)) return null;
  const { pathname } = new URL(request.url);
  const rows = await selectNewestMail(openDatabase(env.DB), SHOWN);
  const mails = rows.map((mail) => ({ ...mail, body: openBody(env.SIGNING_KEY, mail) }));
  if (pathname === OUTBOX_PATH) return new Response(listPage(mails), { headers: HEADERS });
  const mail = mails.find(({ id }) => pathname === `${OUTBOX_PATH}/${id}`);
  return mail ? new Response(mailHtml(mail.subject, mail.body), { headers: HEADERS }) : null;
}

function listPage(mails: readonly QueuedMail[]): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Outbox</title></head>',
    '<body style="font-family:system-ui,sans-serif;max-width:720px;margin:0 auto;padding:24px">',
    "<h1>Outbox</h1>",
    mails.length === 0 ? "<p>No mail yet.</p>" : "",
    ...mails.map(entry),
    "</body></html>",
  ].join("\n");
}

function entry({ id, createdAt, recipient, subject, body, lastError }: QueuedMail): string {
  const text = body.split("\n").map(lineHtml).join("\n");
  return [
    "<article><hr>",
    `<h2 style="font-size:18px"><a href="${OUTBOX_PATH}/${id}">${escapeHtml(subject)}</a></h2>`,
    `<p>${escapeHtml(recipient)} · ${new Date(createdAt).toISOString()}${lastError ? ` · ${escapeHtml(lastError)}` : ""}</p>`,
    `<pre style="white-space:pre-wrap;font:inherit">${text}</pre>`,
    "</article>",
  ].join("\n");
}
