import { Buffer } from "node:buffer";
import type { TransferLine, TransferRow } from "#domain/account/group-transfer.ts";
import { readObjectKey } from "#domain/account/transfer/object-keys.ts";
import {
  type TransferLineFault,
  validateDurableObjectRow,
  validateRow,
} from "#domain/account/transfer/validate-row.ts";
import { readJson } from "#domain/account/transfer/values.ts";
import { heldDocumentsSchema } from "#domain/property/restore-payload.ts";
import { contentKey, downloadName, sha256Hex } from "../../media/files.ts";
import { inspectUpload } from "../../media/inspect-upload.ts";
import { parseSnapshot } from "../../portal/parse-snapshot.ts";

/** Metadata of an upload, from its row. */
export interface UploadFacts {
  readonly propertyId: string;
  readonly sha256: string;
  readonly bytes: number;
  readonly name: string;
}

/** Placeholder for the restore point's id, which the key contains. */
const ANY_ID = "a".repeat(24);

type ObjectLine = Extract<TransferLine, { object: string }>;
/** Finds an upload by its key; `undefined`: no row of this group. */
type FindUpload = (key: string) => UploadFacts | undefined;

/**
 * Validates one line of a group's file: values by the rules of their writers, objects by key and bytes.
 * Ownership is checked by the caller. Used by the command before it calls the API, and for each stored page.
 * `null`: valid. Never throws.
 */
export async function validateLine(
  line: TransferLine,
  findUpload: FindUpload,
): Promise<TransferLineFault | null> {
  if ("object" in line) return validateObject(line, findUpload);
  if ("lost" in line) {
    const named = readObjectKey(line.lost);
    const isNamed = named && (named.kind !== "upload" || findUpload(named.key));
    return isNamed ? null : { table: "lost", field: line.lost, why: "no row of this group names it" };
  }
  if ("figures" in line || "desk" in line) {
    const of = "figures" in line ? "figures" : "desk";
    for (const row of line.rows) {
      const fault = validateDurableObjectRow(of, line.table, row);
      if (fault) return fault;
    }
    return null;
  }
  const fault = validateRow(line.table, line.row);
  if (fault || line.table !== "media") return fault;
  const facts = toUpload(line.row);
  return isUploadKey(String(line.row.key), facts)
    ? null
    : { table: "media", field: "key", why: "another property's, or of other bytes" };
}

/** Metadata of an upload, from its validated row. */
export function toUpload({ property_id, sha256, bytes, name }: TransferRow): UploadFacts {
  return {
    propertyId: String(property_id),
    sha256: String(sha256),
    bytes: Number(bytes),
    name: String(name),
  };
}

/** Keys derive from property and bytes, so that no other property can own them. Keys of older PDFs lack the name. */
function isUploadKey(key: string, { propertyId, sha256, name }: UploadFacts): boolean {
  const ending = key.split(".").at(-1) ?? "";
  const names = [undefined, downloadName(ending, name)];
  return names.some((part) => contentKey(propertyId, { sha256, ending, name: part }) === key);
}

async function validateObject(
  { object, base64 }: ObjectLine,
  findUpload: FindUpload,
): Promise<TransferLineFault | null> {
  const fault = (why: string): TransferLineFault => ({ table: "object", field: object, why });
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
  const sha256 = sha256Hex(bytes);
  const isSame = sha256 === upload.sha256 && bytes.length === upload.bytes;
  const isOwn = isSame && isUploadKey(named.key, upload);
  return isOwn ? null : fault("its bytes are other ones than its row says");
}

function isSnapshot(bytes: Uint8Array): boolean {
  try {
    return parseSnapshot(new TextDecoder().decode(bytes), bytes.length).kind === "draft";
  } catch {
    // Invalid JSON, or a body that was never valid in its own version.
    return false;
  }
}

/** Whether each document is valid as a row of a restore point. */
function isHeld(bytes: Uint8Array): boolean {
  const text = readJson(new TextDecoder().decode(bytes));
  const held = heldDocumentsSchema.safeParse(text?.value).data;
  const isDocument = (document: object) =>
    validateRow("restore_point_documents", { point_id: ANY_ID, ...document }) === null;
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

/** Media type of a validated object, by its extension. */
export function getObjectType(key: string): string {
  return TYPES[key.split(".").at(-1) ?? ""] ?? "application/octet-stream";
}
