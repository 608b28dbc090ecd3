import { escapeHtml } from "#portal/escape-html.ts";
import { ANY_GROUP, getDatabase } from "../db/client.ts";
import { type QueuedMail, selectNewestMail } from "../db/mail/mail-queue.ts";
import { openMail } from "../mail/encrypted-body.ts";
import { plainLines } from "../mail/link-line.ts";
import { mailHtml } from "../mail/mail-html.tsx";
import { isLocalRun } from "./request/local-run.ts";

const OUTBOX_PATH = "/dev/mail";
/** Suffix of a mail's address for the mail alone, without the frame. */
const BARE = "/bare";

const SHOWN = 50;
const COMMON = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-store",
  "referrer-policy": "no-referrer",
  "x-robots-tag": "noindex",
};
const CLOSED = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";
const HEADERS = {
  ...COMMON,
  "content-security-policy": `${CLOSED}; frame-src 'self'; frame-ancestors 'none'`,
};
/** Only the mail's style and the brand's mark; no scripts. Links open in a new tab. */
const MAIL_HEADERS = {
  ...COMMON,
  "content-security-policy": `${CLOSED}; img-src 'self'; sandbox allow-popups allow-popups-to-escape-sandbox; frame-ancestors 'self'`,
};

/**
 * The outbox of a local run, for developers; `null` elsewhere.
 *
 * Its mails contain links that sign in, so it exists in a local run only.
 */
export async function showOutbox(request: Request, env: Env): Promise<Response | null> {
  if (!isLocalRun(env, request.url)) return null;
  const { pathname, origin } = new URL(request.url);
  const rows = await selectNewestMail(getDatabase(env, ANY_GROUP), SHOWN);
  const mails = rows.map((mail) => openMail(env, mail));
  if (pathname === OUTBOX_PATH) return new Response(listPage(mails), { headers: HEADERS });
  const mail = mails.find(({ id }) => pathname.startsWith(`${OUTBOX_PATH}/${id}`));
  if (!mail) return null;
  const address = `${OUTBOX_PATH}/${mail.id}`;
  if (pathname === address) return new Response(renderMailPage(mail), { headers: HEADERS });
  if (pathname !== address + BARE) return null;
  return new Response(await mailHtml(mail, origin), { headers: MAIL_HEADERS });
}

function renderPage(title: string, content: readonly string[]): string {
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"></head>',
    '<body style="font-family:system-ui,sans-serif;max-width:760px;margin:0 auto;padding:24px">',
    ...content,
    "</body></html>",
  ].join("\n");
}

function listPage(mails: readonly QueuedMail[]): string {
  return renderPage("Outbox", [
    "<h1>Outbox</h1>",
    mails.length === 0 ? "<p>No mail yet.</p>" : "",
    ...mails.map(renderEntry),
  ]);
}

function renderFacts({ recipient, createdAt, lastError }: QueuedMail): string {
  return `<p>${escapeHtml(recipient)} · ${new Date(createdAt).toISOString()}${lastError ? ` · ${escapeHtml(lastError)}` : ""}</p>`;
}

function getText({ body }: QueuedMail): string {
  const lines = plainLines(body).map(({ text, isLink }) => {
    const safe = escapeHtml(text);
    return isLink ? `<a href="${safe}">${safe}</a>` : safe;
  });
  return `<pre style="white-space:pre-wrap;font:inherit">${lines.join("\n")}</pre>`;
}

function renderEntry(mail: QueuedMail): string {
  const heading = `<h2 style="font-size:18px"><a href="${OUTBOX_PATH}/${mail.id}">${escapeHtml(mail.subject)}</a></h2>`;
  return `<article><hr>\n${heading}\n${renderFacts(mail)}\n${getText(mail)}\n</article>`;
}

/** The HTML and the text version of a mail. */
function renderMailPage(mail: QueuedMail): string {
  const frame =
    `<iframe title="HTML" src="${OUTBOX_PATH}/${mail.id}${BARE}" sandbox="allow-popups allow-popups-to-escape-sandbox" ` +
    'style="width:100%;height:720px;border:1px solid #ccc;border-radius:8px"></iframe>';
  return renderPage(mail.subject, [
    `<p><a href="${OUTBOX_PATH}">Outbox</a></p>`,
    `<h1 style="font-size:20px">${escapeHtml(mail.subject)}</h1>`,
    renderFacts(mail),
    frame,
    "<h2>Text</h2>",
    getText(mail),
  ]);
}
