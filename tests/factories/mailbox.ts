import { env } from "cloudflare:test";
import { expect, vi } from "vitest";
import { openMail } from "#worker/mail/encrypted-body.ts";
import { plainText } from "#worker/mail/link-line.ts";
import { PATIENCE } from "./patience.ts";

export interface FoundMail {
  readonly id: string;
  readonly recipient: string;
  readonly reply_to: string | null;
  readonly stop_link: string | null;
  readonly subject: string;
  readonly body: string;
  readonly attempts: number;
  readonly sent_at: number | null;
  readonly last_error: string | null;
}

/** All mail to an address as its reader gets it, newest first. */
export async function mailTo(recipient: string): Promise<FoundMail[]> {
  const { results } = await env.DB.prepare("select * from outbox where recipient = ? order by rowid desc")
    .bind(recipient)
    .all<FoundMail>();
  return results.map((mail) => openMail(env, mail)).map((mail) => ({ ...mail, body: plainText(mail.body) }));
}

/** Waits for `count` mails to an address: they are stored after the answer. */
export async function untilMail(recipient: string, count = 1): Promise<FoundMail> {
  const mails = await vi.waitFor(async () => {
    const found = await mailTo(recipient);
    expect(found).toHaveLength(count);
    return found;
  }, PATIENCE);
  const [newest] = mails;
  if (!newest) throw new Error(`No mail to ${recipient}.`);
  return newest;
}

/** The secret in a mail's link. */
export function tokenIn({ body }: FoundMail): string {
  const token = /\?token=([\w.-]+)$/m.exec(body)?.[1];
  if (!token) throw new Error(`No link in: ${body}`);
  return token;
}
