import type { ComposedBody, ComposedMail, MailQueue } from "../db/mail/enqueue-mail.ts";
import type { SigningSecrets } from "../identity/signing-key.ts";
import { sealContent, sealWithSubject } from "./encrypted-body.ts";

/** Content of a mail, with the marks of `mail-body.ts` and `link-line.ts`. */
export interface MailText {
  readonly subject: string;
  readonly body: string;
  /** Unsubscribe link of this kind of mail. */
  readonly stopLink?: string;
  /** Address for replies; absent: the brand's support. */
  readonly replyTo?: string;
}

interface MailDescription<Facts, IsSecret extends boolean> {
  /** The mail's queue, which sets its priority. */
  readonly queue: MailQueue;
  /**
   * Whether the mail has a link that signs in or acts for its reader, or guests' data: its body is then stored
   * encrypted.
   */
  readonly isSecret: IsSecret;
  /** Composes the mail's subject and body in the language of the facts. Pure. */
  compose(facts: Facts): MailText;
}

/** A kind of mail. Secret mails need a signing key, to encrypt them for their recipient. */
export interface MailKind<Facts extends object, IsSecret extends boolean>
  extends MailDescription<Facts, IsSecret> {
  /** Composes a mail for `enqueueMail`. */
  write(
    env: IsSecret extends true ? SigningSecrets : unknown,
    recipient: string,
    facts: Facts,
  ): Promise<ComposedMail>;
}

/** Defines a kind of mail. All kinds are listed in `kinds/registry.ts`. */
export function defineMail<Facts extends object>(
  description: MailDescription<Facts, true>,
): MailKind<Facts, true>;
export function defineMail<Facts extends object>(
  description: MailDescription<Facts, false>,
): MailKind<Facts, false>;
export function defineMail<Facts extends object>(description: MailDescription<Facts, boolean>) {
  return {
    ...description,
    async write(env: Partial<SigningSecrets>, recipient: string, facts: Facts): Promise<ComposedMail> {
      const { body, ...text } = description.compose(facts);
      const kept = description.isSecret ? sealed(env, recipient, body) : body;
      // The only place that creates a `ComposedBody`, so that every enqueued body passes here.
      return { ...text, recipient, queue: description.queue, body: kept as ComposedBody };
    },
  };
}

/**
 * Encrypts a mail that was composed earlier and stored elsewhere. Its subject is encrypted too; the queue shows
 * `heading` instead.
 */
export function sealKept(
  { queue }: { readonly queue: MailQueue },
  secrets: SigningSecrets,
  { heading, ...mail }: MailText & { readonly recipient: string; readonly heading: string },
): ComposedMail {
  const sealedMail = sealWithSubject(secrets, mail, heading);
  return { ...sealedMail, queue, body: sealedMail.body as ComposedBody };
}

function sealed(env: Partial<SigningSecrets>, recipient: string, body: string): string {
  const { SIGNING_KEY, SIGNING_KEY_B = "" } = env;
  if (!SIGNING_KEY) throw new Error("A secret mail is written with a signing key.");
  return sealContent({ SIGNING_KEY, SIGNING_KEY_B }, { recipient, body }).body;
}
