import type { ComposedBody, ComposedMail, MailQueue } from "../db/mail/enqueue-mail.ts";
import type { SigningSecrets } from "../identity/signing-key.ts";
import { sealContent, sealWithSubject } from "./encrypted-body.ts";

/** What a mail says, as `mail-body.ts` and `link-line.ts` write it. */
export interface MailText {
  readonly subject: string;
  readonly body: string;
  /** Under which a reader ends mail of this kind. */
  readonly stopLink?: string;
  /** Whom an answer reaches; absent: the brand's support. */
  readonly replyTo?: string;
}

interface MailDescription<Facts, IsSecret extends boolean> {
  /** Which queue it waits in: whom somebody waits for at the door goes first. */
  readonly queue: MailQueue;
  /** Whether it signs somebody in, speaks for them or tells of a guest: the database holds no body that can be read. */
  readonly isSecret: IsSecret;
  /** Writes it. Pure, and in the language of the facts. */
  compose(facts: Facts): MailText;
}

/** A kind of mail. What is secret can be written with a signing key alone, which seals it for its recipient. */
export interface MailKind<Facts extends object, IsSecret extends boolean>
  extends MailDescription<Facts, IsSecret> {
  /** A mail of this kind as `enqueueMail` takes it. */
  write(
    env: IsSecret extends true ? SigningSecrets : unknown,
    recipient: string,
    facts: Facts,
  ): Promise<ComposedMail>;
}

/** Describes one kind of mail. The registry in `kinds/registry.ts` has all of them. */
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
      // The one place that may say so: every body that is enqueued passes here.
      return { ...text, recipient, queue: description.queue, body: kept as ComposedBody };
    },
  };
}

/**
 * A mail that its kind composed earlier and another store kept meanwhile, sealed with its subject, in whose place
 * `heading` stands in the queue.
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
