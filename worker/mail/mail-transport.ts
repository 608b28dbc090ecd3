import { brand } from "#brand/brand.ts";
import { plainText } from "./link-line.ts";

export interface OutgoingMail {
  readonly recipient: string;
  /** Whom an answer reaches; null: the brand's support. */
  readonly replyTo: string | null;
  /** The address that ends mail of this kind: a page to a reader, and by one POST from a mail program. */
  readonly stopLink: string | null;
  readonly subject: string;
  readonly body: string;
}

/** Hands one mail to the mail service. Throws when it was not taken. */
export type MailTransport = (mail: OutgoingMail) => Promise<void>;

/** What lets a mail program end a mail by itself (RFC 2369, RFC 8058). */
function stopHeaders(stopLink: string): Record<string, string> {
  return { "List-Unsubscribe": `<${stopLink}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}

/**
 * The `send_email` binding. Null where there is none or it has no sender, and on an installation that names no public
 * origin: its links would lead nowhere. Mail then waits, and is marked as sent by nobody; locally it is read where it
 * lies, at `/dev/mail`.
 */
export function findMailTransport(
  env: Pick<Env, "MAIL" | "MAIL_FROM"> & { readonly PUBLIC_ORIGIN: string },
): MailTransport | null {
  const { MAIL: binding, MAIL_FROM: sender, PUBLIC_ORIGIN: origin } = env;
  if (!binding || !sender || origin === "") return null;
  return async ({ recipient, replyTo, stopLink, subject, body }) => {
    // React's server half is loaded by no answer that mails nothing.
    const { mailHtml } = await import("./mail-html.tsx");
    const html = await mailHtml({ subject, body }, origin);
    await binding.send({
      from: { name: brand.portalName, email: sender },
      to: recipient,
      replyTo: replyTo ?? brand.supportEmail,
      subject,
      text: plainText(body),
      html,
      ...(stopLink === null ? {} : { headers: stopHeaders(stopLink) }),
    });
  };
}
