import { brand } from "#brand/brand.ts";
import { plainText } from "./link-line.ts";

export interface OutgoingMail {
  readonly recipient: string;
  /** Address for replies; `null`: the brand's support. */
  readonly replyTo: string | null;
  /** Unsubscribe address: a page for readers, one-click POST for mail programs. */
  readonly stopLink: string | null;
  readonly subject: string;
  readonly body: string;
}

/** Hands a mail to the mail service. Throws if it is refused. */
export type MailTransport = (mail: OutgoingMail) => Promise<void>;

/** Unsubscribe headers for mail programs (RFC 2369, RFC 8058). */
function stopHeaders(stopLink: string): Record<string, string> {
  return { "List-Unsubscribe": `<${stopLink}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}

/**
 * The `send_email` binding. `null` without a binding or sender, or if no public origin is configured, since
 * links would be useless. Mail then stays in the queue; locally it can be read at `/dev/mail`.
 */
export function findMailTransport(
  env: Pick<Env, "MAIL" | "MAIL_FROM"> & { readonly PUBLIC_ORIGIN: string },
): MailTransport | null {
  const { MAIL: binding, MAIL_FROM: sender, PUBLIC_ORIGIN: origin } = env;
  if (!binding || !sender || origin === "") return null;
  return async ({ recipient, replyTo, stopLink, subject, body }) => {
    // Loaded on demand: React's server renderer is large.
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
