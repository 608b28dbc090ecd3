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

/** Where mail goes. */
export interface MailTransport {
  /** Whether the mail is read where it lies, and must stay. */
  readonly keepsBody: boolean;
  /** Throws when the mail was not taken. */
  readonly deliver: (mail: OutgoingMail) => Promise<void>;
}

/** An installation that names no public origin runs on somebody's own machine. */
function isLocalInstallation(env: Pick<Env, "PUBLIC_ORIGIN">): boolean {
  const origin: string = env.PUBLIC_ORIGIN;
  return origin === "";
}

/** What lets a mail program end a mail by itself (RFC 2369, RFC 8058). */
function stopHeaders(stopLink: string): Record<string, string> {
  return { "List-Unsubscribe": `<${stopLink}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}

const HERE: MailTransport = { keepsBody: true, deliver: async () => undefined };

/**
 * The `send_email` binding where there is one; on a local installation the outbox itself, which is read
 * at `/dev/mail`. Null where neither is: mail then waits.
 */
export function mailTransportOf(
  env: Pick<Env, "PUBLIC_ORIGIN" | "MAIL" | "MAIL_FROM">,
): MailTransport | null {
  const { MAIL: binding, MAIL_FROM: sender } = env;
  if (!binding || !sender) return isLocalInstallation(env) ? HERE : null;
  return {
    keepsBody: false,
    deliver: async ({ recipient, replyTo, stopLink, subject, body }) => {
      // React's server half is loaded by no answer that mails nothing.
      const { mailHtml } = await import("./mail-html.tsx");
      const html = await mailHtml({ subject, body }, env.PUBLIC_ORIGIN);
      await binding.send({
        from: { name: brand.portalName, email: sender },
        to: recipient,
        replyTo: replyTo ?? brand.supportEmail,
        subject,
        text: plainText(body),
        html,
        ...(stopLink === null ? {} : { headers: stopHeaders(stopLink) }),
      });
    },
  };
}
