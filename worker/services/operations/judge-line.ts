import { Buffer } from "node:buffer";
import type { TransferLine, TransferRow } from "#domain/account/group-transfer.ts";
import { judgeObjectRow, judgeRow, type LineFault } from "#domain/account/transfer/judge-row.ts";
import { readObjectKey } from "#domain/account/transfer/object-keys.ts";
import { readJson } from "#domain/account/transfer/values.ts";
import { heldDocumentsSchema } from "#domain/property/held-documents.ts";
import { contentKey, downloadName, sha256Of } from "../../media/files.ts";
import { inspectUpload } from "../../media/inspect-upload.ts";
import { parseSnapshot } from "../portal/parse-snapshot.ts";

/** What the row of an upload says of its bytes. */
export interface UploadFacts {
  readonly propertyId: string;
  readonly sha256: string;
  readonly bytes: number;
  readonly name: string;
}

/** In the place of the point, which the key names. */
const ANY_ID = "a".repeat(24);

type ObjectLine = Extract<TransferLine, { object: string }>;
/** The upload of a key, by its row; undefined where no row of this group names it. */
type FindUpload = (key: string) => UploadFacts | undefined;

/**
 * Judges a line of a group's file by itself: each value as its writer would have, each object by its key and its bytes.
 * Whose it is, is for the caller to see. The same for the command, before it asks anything, and for each page that is
 * stored. Null: nothing is wrong. Never throws.
 */
export async function judgeLine(line: TransferLine, findUpload: FindUpload): Promise<LineFault | null> {
  if ("object" in line) return judgeObject(line, findUpload);
  if ("lost" in line) {
    const named = readObjectKey(line.lost);
    const isNamed = named && (named.kind !== "upload" || findUpload(named.key));
    return isNamed ? null : { table: "lost", field: line.lost, why: "no row of this group names it" };
  }
  if ("figures" in line || "desk" in line) {
    const of = "figures" in line ? "figures" : "desk";
    for (const row of line.rows) {
      const fault = judgeObjectRow(of, line.table, row);
      if (fault) return fault;
    }
    return null;
  }
  const fault = judgeRow(line.table, line.row);
  if (fault || line.table !== "media") return fault;
  const facts = uploadOf(line.row);
  return isKeyOf(String(line.row.key), facts)
    ? null
    : { table: "media", field: "key", why: "another property's, or of other bytes" };
}

/** What the row of an upload, which was judged, says of it. */
export function uploadOf({ property_id, sha256, bytes, name }: TransferRow): UploadFacts {
  return {
    propertyId: String(property_id),
    sha256: String(sha256),
    bytes: Number(bytes),
    name: String(name),
  };
}

/**
 * A file's key is made of its property and its bytes, so that it can be nobody else's. PDFs that were stored before
 * their names became part of it have a key without.
 */
function isKeyOf(key: string, { propertyId, sha256, name }: UploadFacts): boolean {
  const ending = key.split(".").at(-1) ?? "";
  const names = [undefined, downloadName(ending, name)];
  return names.some((part) => contentKey(propertyId, { sha256, ending, name: part }) === key);
}

async function judgeObject(
  { object, base64 }: ObjectLine,
  findUpload: FindUpload,
): Promise<LineFault | null> {
  const fault = (why: string): LineFault => ({ table: "object", field: object, why });
  const named = readObjectKey(object);
  if (!named) return fault("no object that a file may bring");
  const bytes = Uint8Array.from(Buffer.from(base64, "base64"));
  if (named.kind === "unreadable") return null;
  if (named.kind === "snapshot") return isSnapshot(bytes) ? null : fault("its bytes are no draft");
  if (named.kind === "point") return isHeld(bytes) ? null : fault("its bytes are no documents");
  const upload = findUpload(named.key);
  if (!upload) return fault("no row of this group names it");
  const ending = named.key.split(".").at(-1);
  const inspected = inspectUpload(ending === "pdf" ? "pdf" : "gallery", bytes);
  if (!inspected.ok || inspected.value.ending !== ending)
    return fault("its bytes are no file of that ending");
  const sha256 = sha256Of(bytes);
  const isSame = sha256 === upload.sha256 && bytes.length === upload.bytes;
  const isOwn = isSame && isKeyOf(named.key, upload);
  return isOwn ? null : fault("its bytes are other ones than its row says");
}

function isSnapshot(bytes: Uint8Array): boolean {
  try {
    return parseSnapshot(new TextDecoder().decode(bytes), bytes.length).kind === "draft";
  } catch {
    // No JSON, or a body that never satisfied its own version.
    return false;
  }
}

/** Whether each document is one that a restore point could hold as a row. */
function isHeld(bytes: Uint8Array): boolean {
  const text = readJson(new TextDecoder().decode(bytes));
  const held = heldDocumentsSchema.safeParse(text?.value).data;
  const isDocument = (document: object) =>
    judgeRow("restore_point_documents", { point_id: ANY_ID, ...document }) === null;
  return held?.documents.every(isDocument) ?? false;
}

const TYPES: Readonly<Record<string, string>> = {
  json: "application/json",
  png: "image/png",
  jpg: "image/jpeg",
  webp: "image/webp",
  gif: "image/gif",
  pdf: "application/pdf",
};

/** The media type of an object that was judged: by its ending, which its bytes have proven. */
export function typeOfObject(key: string): string {
  return TYPES[key.split(".").at(-1) ?? ""] ?? "application/octet-stream";
}
