import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { allTexts, type SigningSecrets, signingText } from "../identity/signing-key.ts";

/** Begins every sealed body; a body without it is stored as it is. */
const MARK = "sealed:1:";
const CIPHER = "aes-256-gcm";
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const keys = new Map<string, Buffer>();

/** A key for this alone, derived from the signing key: the database never holds what opens its mail. */
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
 * Content whose body can be read with a signing key alone (AES-256-GCM), and only as this recipient's.
 * For mails with a link that signs in: a copy of the database opens no account by them.
 */
export function sealContent<Given extends MailContent>(secrets: SigningSecrets, content: Given): Given {
  const key = deriveKey(signingText(secrets, Date.now()));
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(content.recipient));
  const text = Buffer.concat([cipher.update(content.body, "utf8"), cipher.final()]);
  const sealed = Buffer.concat([nonce, cipher.getAuthTag(), text]).toString("base64");
  return { ...content, body: `${MARK}${sealed}` };
}

/** Begins a sealed text that has the subject on its first line. No mail begins with a control character. */
const SUBJECT_MARK = "\u0002";

interface SubjectContent extends MailContent {
  readonly subject: string;
}

/**
 * The same of a mail whose subject is nobody else's business either: it is sealed with the body, and `heading` stands
 * in its place.
 */
export function sealWithSubject<Given extends SubjectContent>(
  secrets: SigningSecrets,
  content: Given,
  heading: string,
): Given {
  const body = `${SUBJECT_MARK}${content.subject}\n${content.body}`;
  return { ...sealContent(secrets, { ...content, body }), subject: heading };
}

/**
 * The words of a body, sealed or not. Throws on one that was sealed with another key than the two that we have, or for
 * another recipient.
 */
export function openBody(secrets: SigningSecrets, content: MailContent): string {
  return openMail(secrets, { subject: "", ...content }).body;
}

/** A mail with its own words, sealed or not. Throws as `openBody` does. */
export function openMail<Given extends SubjectContent>(secrets: SigningSecrets, mail: Given): Given {
  if (!mail.body.startsWith(MARK)) return mail;
  const text = openWith(allTexts(secrets), mail);
  if (!text.startsWith(SUBJECT_MARK)) return { ...mail, body: text };
  const end = text.indexOf("\n");
  return { ...mail, subject: text.slice(SUBJECT_MARK.length, end), body: text.slice(end + 1) };
}

/** Which key sealed a body is not written on it: each is tried, and a wrong one can't be mistaken for the right one. */
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
