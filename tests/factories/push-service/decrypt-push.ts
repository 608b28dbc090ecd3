import { createDecipheriv, type ECDH, hkdfSync } from "node:crypto";

/** A browser's keys for one subscription. */
export interface BrowserKeys {
  readonly ecdh: ECDH;
  /** 16 bytes. */
  readonly auth: Buffer;
}

const HEADER_BYTES = 21;
const TAG_BYTES = 16;
const LAST_RECORD = 2;

const derived = (secret: Buffer, salt: Buffer, info: Buffer | string, bytes: number) =>
  Buffer.from(hkdfSync("sha256", secret, salt, info, bytes));

/**
 * Decrypts a message as a browser does (RFC 8188, 8291). Throws on one for another subscription, or with several
 * records.
 */
export function decryptPush(body: Buffer, { ecdh, auth }: BrowserKeys): string {
  const salt = body.subarray(0, 16);
  const recordBytes = body.readUInt32BE(16);
  const senderKey = body.subarray(HEADER_BYTES, HEADER_BYTES + body.readUInt8(20));
  const record = body.subarray(HEADER_BYTES + senderKey.length);
  if (record.length > recordBytes) throw new Error("A message is one record.");
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), ecdh.getPublicKey(), senderKey]);
  const secret = derived(ecdh.computeSecret(senderKey), auth, info, 32);
  const key = derived(secret, salt, "Content-Encoding: aes128gcm\0", 16);
  const nonce = derived(secret, salt, "Content-Encoding: nonce\0", 12);
  const decipher = createDecipheriv("aes-128-gcm", key, nonce);
  decipher.setAuthTag(record.subarray(-TAG_BYTES));
  const plain = Buffer.concat([decipher.update(record.subarray(0, -TAG_BYTES)), decipher.final()]);
  const end = plain.findLastIndex((byte) => byte !== 0);
  if (plain[end] !== LAST_RECORD) throw new Error("The last record ends in another way.");
  return plain.subarray(0, end).toString("utf8");
}
