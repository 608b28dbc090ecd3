import type { StoredMedia } from "#domain/content/media.ts";
import type { MediaKind } from "#domain/content/media-reference.ts";
import { FILES_BYTES_MAX } from "#domain/limits.ts";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import { hasInvalidCharacter } from "#domain/text.ts";
import { getDatabase } from "../../db/client.ts";
import { insertMedia, selectFileBytes } from "../../db/content/media.ts";
import {
  blockedKey,
  contentKey,
  createOnly,
  downloadName,
  mediaObjectKey,
  sha256Hex,
} from "../../media/files.ts";
import { getSizeRule, inspectUpload } from "../../media/inspect-upload.ts";
import { readBody } from "../../media/read-body.ts";
import type { PropertyScope } from "../scope.ts";

const NAME_LENGTH_MAX = 120;

/**
 * Stores an upload of a property, content-addressed; a PDF's key includes its name.
 *
 * Writes nothing until the file is complete and validated.
 *
 * Refuses with `image_too_big`, `popup_image_too_big`, `pdf_too_big`, `image_rejected` (also for files blocked
 * by operations, D8), `image_apple_only`, `pdf_rejected`, `upload_interrupted`, or `files_full` if the
 * property's quota is used up; an existing file takes no quota.
 */
export async function storeMedia(
  env: Env,
  { property, now }: PropertyScope,
  upload: { readonly kind: MediaKind; readonly name: string; readonly request: Request },
): Promise<Verdict<StoredMedia>> {
  const { kind } = upload;
  const { bytesMax, tooBig } = getSizeRule(kind);
  const body = await readBody(upload.request, bytesMax);
  if (!body.ok) return body.problem.code === "body_too_large" ? refuse(tooBig) : body;
  const inspected = inspectUpload(kind, body.value);
  if (!inspected.ok) return inspected;
  const { type, ending, bytes, width, height, hasText } = inspected.value;
  const sha256 = sha256Hex(bytes);
  if (await isBlocked(env, [sha256, sha256Hex(body.value)])) return refuse("image_rejected");

  const name = cleanName(upload.name, ending);
  const downloaded = downloadName(ending, name);
  const key = contentKey(property.id, { sha256, ending, name: downloaded });
  const db = getDatabase(env, property.id);
  const [others] = await selectFileBytes(db, property.id, key);
  const taken = (others?.bytes ?? 0) + bytes.byteLength;
  if (taken > FILES_BYTES_MAX) return refuse("files_full");
  await createOnly(env.FILES, mediaObjectKey(key), bytes, type, downloaded);
  const row = { key, kind, type, name, bytes: bytes.byteLength, width, height };
  await insertMedia(db, { ...row, createdAt: now, propertyId: property.id, sha256 });
  return accept({ ...row, hasText, takenShare: taken / FILES_BYTES_MAX });
}

/** Whether operations blocked one of the hashes: those of the picture as sent and as stored. */
async function isBlocked({ FLAGS }: Pick<Env, "FLAGS">, hashes: readonly string[]): Promise<boolean> {
  const flags = await Promise.all(
    [...new Set(hashes)].map((sha256) => FLAGS.get(blockedKey(sha256), { cacheTtl: 30 })),
  );
  return flags.some((flag) => flag !== null);
}

/** A displayable file name: without path and control characters, shortened. */
function cleanName(name: string, ending: string): string {
  const base = name.split(/[\\/]/).at(-1)?.trim() ?? "";
  return base === "" || hasInvalidCharacter(base) ? `file.${ending}` : base.slice(0, NAME_LENGTH_MAX);
}
