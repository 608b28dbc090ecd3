/**
 * Encryption of mail bodies in the outbox, so that a copy of the database opens no account and shows no guest's
 * message. Exposes `sealContent` and `sealWithSubject` to encrypt, `openBody` and `openMail` to decrypt.
 */

import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { getSigningText, getSigningTexts, type SigningSecrets } from "../identity/signing-key.ts";

/** Prefix of encrypted bodies; others are stored as plain text. */
const MARK = "sealed:1:";
const CIPHER = "aes-256-gcm";
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const keys = new Map<string, Buffer>();

/** A key for this purpose only, derived from the signing key, which is never in the database. */
function deriveKey(signingKey: string): Buffer {
  const known = keys.get(signingKey);
  if (known) return known;
  const key = Buffer.from(hkdfSync("sha256", signingKey, "", "foyer mail body 1", KEY_BYTES));
  keys.set(signingKey, key);
  return key;
}

interface MailContent {
  readonly recipient: string;
  readonly body: string;
}

/**
 * Encrypts a body (AES-256-GCM), bound to its recipient. For mails with a link that signs in: a copy of the
 * database then opens no account.
 */
export function sealContent<Given extends MailContent>(secrets: SigningSecrets, content: Given): Given {
  const key = deriveKey(getSigningText(secrets, Date.now()));
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(content.recipient));
  const text = Buffer.concat([cipher.update(content.body, "utf8"), cipher.final()]);
  const sealed = Buffer.concat([nonce, cipher.getAuthTag(), text]).toString("base64");
  return { ...content, body: `${MARK}${sealed}` };
}

/** Prefix of a plaintext whose first line is the subject. Mails never begin with a control character. */
const SUBJECT_MARK = "\u0002";

interface SubjectContent extends MailContent {
  readonly subject: string;
}

/** As `sealContent`, with the subject encrypted too; `heading` replaces it in the queue. */
export function sealWithSubject<Given extends SubjectContent>(
  secrets: SigningSecrets,
  content: Given,
  heading: string,
): Given {
  const body = `${SUBJECT_MARK}${content.subject}\n${content.body}`;
  return { ...sealContent(secrets, { ...content, body }), subject: heading };
}

/** The text of a body, encrypted or not. Throws if it was encrypted with an unknown key, or for another recipient. */
export function openBody(secrets: SigningSecrets, content: MailContent): string {
  return openMail(secrets, { subject: "", ...content }).body;
}

/** A mail with its text decrypted. Throws as `openBody` does. */
export function openMail<Given extends SubjectContent>(secrets: SigningSecrets, mail: Given): Given {
  if (!mail.body.startsWith(MARK)) return mail;
  const text = openWith(getSigningTexts(secrets), mail);
  if (!text.startsWith(SUBJECT_MARK)) return { ...mail, body: text };
  const end = text.indexOf("\n");
  return { ...mail, subject: text.slice(SUBJECT_MARK.length, end), body: text.slice(end + 1) };
}

/** The key is not recorded: all are tried, and a wrong one fails authentication. */
function openWith([text, ...others]: readonly string[], content: MailContent): string {
  try {
    return decrypt(deriveKey(text ?? ""), content);
  } catch (error) {
    if (others.length === 0) throw error;
    return openWith(others, content);
  }
}

function decrypt(key: Buffer, { recipient, body }: MailContent): string {
  const bytes = Buffer.from(body.slice(MARK.length), "base64");
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(recipient))
    .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, "utf8") + decipher.final("utf8");
}
