import { createHash, type Hash } from "node:crypto";
import { once } from "node:events";
import { createReadStream, createWriteStream } from "node:fs";
import type { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { z } from "zod";
import {
  getLineKind,
  type TransferHeader,
  type TransferLine,
  type TransferTrailer,
  transferHeaderSchema,
  transferLineSchema,
  transferTrailerSchema,
} from "#domain/account/group-transfer.ts";
import { describeFault } from "#domain/account/transfer/validate-row.ts";
import { readJson } from "#domain/account/transfer/values.ts";
import { OpsError } from "./ops-call.ts";
import { deriveKey, findSeal, opening, sealing } from "./sealed-file.ts";

/** Writes a group's file line by line: gzip of a header, lines and a trailer. Only its owner may read it. */
export class TransferWriter {
  readonly #gzip = createGzip();
  readonly #written: Promise<void>;
  readonly #hash: Hash = createHash("sha256");
  readonly #counts: Record<string, number> = {};

  /** @param passphrase for sealing; null: not sealed. */
  constructor(file: string, passphrase: string | null = null) {
    const out = createWriteStream(file, { flags: "wx", mode: 0o600 });
    const whole = passphrase === null ? this.#gzip : this.#gzip.pipe(sealing(passphrase));
    this.#written = finished(whole.pipe(out));
    out.on("error", (error) => this.#gzip.destroy(error));
    this.#written.catch(() => undefined);
  }

  async header(header: TransferHeader): Promise<void> {
    await this.#write(header);
  }

  async line(line: TransferLine): Promise<void> {
    const kind = getLineKind(line);
    this.#counts[kind] = (this.#counts[kind] ?? 0) + 1;
    await this.#write(line);
  }

  /** @returns counts of written lines by kind. */
  async end(): Promise<Readonly<Record<string, number>>> {
    const trailer: TransferTrailer = { end: this.#counts, sha256: this.#hash.copy().digest("hex") };
    await this.#write(trailer);
    this.#gzip.end();
    await this.#written;
    return this.#counts;
  }

  /** Closes a file without a trailer. */
  async drop(): Promise<void> {
    this.#gzip.end();
    await this.#written;
  }

  async #write(value: unknown): Promise<void> {
    const text = `${JSON.stringify(value)}\n`;
    this.#hash.update(text);
    if (this.#gzip.destroyed) await this.#written;
    if (!this.#gzip.write(text)) await once(this.#gzip, "drain");
  }
}

const NEWLINE = 0x0a;

/** Raw lines of a file. Throws `OpsError` when it is truncated or missing. */
async function* readTexts(file: string, passphrase: string | null): AsyncGenerator<string, void> {
  const seal = findSeal(file);
  if (seal && passphrase === null) throw new OpsError(`${file} is sealed. Its passphrase is needed.`);
  const source = createReadStream(file, { start: seal?.start ?? 0 });
  const opened =
    seal && passphrase !== null ? source.pipe(opening(deriveKey(passphrase, seal.salt))) : source;
  const unzipped = opened.pipe(createGunzip());
  for (const stream of new Set<Readable>([source, opened])) {
    stream.on("error", (error) => unzipped.destroy(error));
  }
  // A line may be an object of ten megabytes in many chunks.
  let begun: Buffer[] = [];
  try {
    for await (const chunk of unzipped as AsyncIterable<Buffer>) {
      let from = 0;
      for (let end = chunk.indexOf(NEWLINE, from); end !== -1; end = chunk.indexOf(NEWLINE, from)) {
        begun.push(chunk.subarray(from, end));
        yield Buffer.concat(begun).toString("utf8");
        begun = [];
        from = end + 1;
      }
      begun.push(chunk.subarray(from));
    }
  } catch (error) {
    if (error instanceof OpsError) throw error;
    throw new OpsError(`${file} can't be read: ${error instanceof Error ? error.message : String(error)}.`);
  } finally {
    source.destroy();
  }
}

function parseLine(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Invalid JSON: the caller names the line.
    return null;
  }
}

/** Lines between header and trailer of a file that `verifyFile` has accepted; storing validates each again. */
export async function* readLines(
  file: string,
  passphrase: string | null,
): AsyncGenerator<TransferLine, void> {
  let isFirst = true;
  for await (const text of readTexts(file, passphrase)) {
    const value = JSON.parse(text) as TransferLine | TransferTrailer;
    if (!(isFirst || "end" in value)) yield value;
    isFirst = false;
  }
}

/** Error for a line of unknown form, with its apparent kind. */
function unreadable(lineNumber: number, value: unknown): string {
  const named = z.looseObject({ table: z.string() }).safeParse(value).data?.table;
  const kind = ["object", "lost", "figures", "desk"].find((name) => Object.hasOwn(Object(value), name));
  const table = named ?? kind ?? "line";
  return describeFault(lineNumber, {
    table,
    field: "form",
    why: "it has another form than lines of a group's file",
  });
}

export interface TransferFile {
  readonly header: TransferHeader;
  readonly trailer: TransferTrailer;
}

/**
 * Reads a whole file and passes each line to `see` with its number, 1 for the header. Throws `OpsError` when the file
 * is truncated, changed or not ours. Calls no server.
 */
export async function verifyFile(
  file: string,
  passphrase: string | null,
  see: (line: TransferLine, lineNumber: number) => void | Promise<void>,
): Promise<TransferFile> {
  const hash = createHash("sha256");
  const counts: Record<string, number> = {};
  let header: TransferHeader | undefined;
  let trailer: TransferTrailer | undefined;
  let lineNumber = 0;
  for await (const text of readTexts(file, passphrase)) {
    lineNumber += 1;
    if (trailer) throw new OpsError(`${file} goes on behind its end.`);
    const value = parseLine(text);
    if (!header) {
      header = transferHeaderSchema.safeParse(value).data;
      if (!header) throw new OpsError(`${file} is no file of a group.`);
    } else {
      trailer = transferTrailerSchema.safeParse(value).data;
      if (trailer) break;
      const line = transferLineSchema.safeParse(value).data;
      // Schemas would silently drop an unknown key.
      if (!line || readJson(text) === null) throw new OpsError(unreadable(lineNumber, value));
      const kind = getLineKind(line);
      counts[kind] = (counts[kind] ?? 0) + 1;
      await see(line, lineNumber);
    }
    hash.update(`${text}\n`);
  }
  if (!header || !trailer) throw new OpsError(`${file} is cut off.`);
  const isWhole =
    trailer.sha256 === hash.digest("hex") &&
    Object.keys({ ...counts, ...trailer.end }).every((kind) => counts[kind] === trailer.end[kind]);
  if (!isWhole) throw new OpsError(`${file} was changed: its content is not what its last line says.`);
  return { header, trailer };
}
