import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from "node:crypto";
import { closeSync, openSync, readSync } from "node:fs";
import { Transform, type TransformCallback } from "node:stream";
import { OpsError } from "./ops-call.ts";

/*
 * A sealed file: the letters FOYERSEAL1, a salt of 16 bytes, then AES-256-GCM in chunks of 64 KiB with a tag of 16
 * bytes each. scrypt derives the key from passphrase and salt, so it is unique to the file and a chunk's nonce may be
 * its number. The nonce's last byte marks the last chunk: a truncated or reordered file does not decrypt.
 */
const MAGIC = Buffer.from("FOYERSEAL1");
const SALT_BYTES = 16;
const HEAD_BYTES = MAGIC.length + SALT_BYTES;
const CHUNK_BYTES = 65_536;
const TAG_BYTES = 16;
const NONCE_BYTES = 12;
/** 128 MB and about half a second a guess. */
const SCRYPT = { N: 2 ** 17, r: 8, p: 1, maxmem: 2 ** 28 };

/** Derives the key of one sealed file. */
export function deriveKey(passphrase: string, salt: Buffer): Buffer {
  return scryptSync(passphrase.normalize("NFKC"), salt, 32, SCRYPT);
}

function getNonce(lineNumber: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES);
  nonce.writeUInt32BE(lineNumber, NONCE_BYTES - 5);
  nonce.writeUInt8(isLast ? 1 : 0, NONCE_BYTES - 1);
  return nonce;
}

type Turn = (chunk: Buffer, lineNumber: number, isLast: boolean) => Buffer;

/** Splits a stream into chunks of one size; the last one may be smaller or empty. */
class Chunks extends Transform {
  readonly #size: number;
  readonly #turn: Turn;
  #held: Buffer = Buffer.alloc(0);
  #lineNumber = 0;

  constructor(size: number, turn: Turn) {
    super();
    this.#size = size;
    this.#turn = turn;
  }

  override _transform(bytes: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#held = Buffer.concat([this.#held, bytes]);
    try {
      while (this.#held.length > this.#size) {
        this.push(this.#turn(this.#held.subarray(0, this.#size), this.#lineNumber, false));
        this.#held = this.#held.subarray(this.#size);
        this.#lineNumber += 1;
      }
      done();
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)));
    }
  }

  override _flush(done: TransformCallback): void {
    try {
      this.push(this.#turn(this.#held, this.#lineNumber, true));
      done();
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)));
    }
  }
}

/** A stream that encrypts its input into a sealed file. */
export function sealing(passphrase: string): Transform {
  const salt = randomBytes(SALT_BYTES);
  const key = deriveKey(passphrase, salt);
  const sealed = new Chunks(CHUNK_BYTES, (chunk, lineNumber, isLast) => {
    const cipher = createCipheriv("aes-256-gcm", key, getNonce(lineNumber, isLast));
    return Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
  });
  sealed.push(Buffer.concat([MAGIC, salt]));
  return sealed;
}

/** Head of a sealed file; `opening` decrypts the rest. Null: it is not sealed. */
export function findSeal(file: string): { readonly salt: Buffer; readonly start: number } | null {
  const head = Buffer.alloc(HEAD_BYTES);
  const opened = openSync(file, "r");
  try {
    readSync(opened, head, 0, HEAD_BYTES, 0);
  } finally {
    closeSync(opened);
  }
  if (!head.subarray(0, MAGIC.length).equals(MAGIC)) return null;
  return { salt: head.subarray(MAGIC.length), start: HEAD_BYTES };
}

/** A stream that decrypts the body of a sealed file. Fails with `OpsError` on a wrong passphrase or a changed byte. */
export function opening(key: Buffer): Transform {
  return new Chunks(CHUNK_BYTES + TAG_BYTES, (chunk, lineNumber, isLast) => {
    const end = Math.max(0, chunk.length - TAG_BYTES);
    const decipher = createDecipheriv("aes-256-gcm", key, getNonce(lineNumber, isLast), {
      authTagLength: TAG_BYTES,
    });
    try {
      decipher.setAuthTag(chunk.subarray(end));
      return Buffer.concat([decipher.update(chunk.subarray(0, end)), decipher.final()]);
    } catch {
      // Node's own message is too general.
      throw new OpsError(
        lineNumber === 0
          ? "The passphrase is another one, or the file was changed."
          : "The sealed file was changed or is cut off.",
      );
    }
  });
}
