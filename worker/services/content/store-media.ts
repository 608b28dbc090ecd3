import type { StoredMedia } from "#domain/content/media.ts";
import type { MediaKind } from "#domain/content/media-reference.ts";
import { FILES_BYTES_MAX } from "#domain/limits.ts";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import { hasInvalidCharacter } from "#domain/text.ts";
import { databaseOf } from "../../db/client.ts";
import { insertMedia, selectFileBytes } from "../../db/content/media.ts";
import { blockedKey } from "../../media/blocked.ts";
import { contentKey, createOnly, mediaObjectKey, sha256Of } from "../../media/files.ts";
import { inspectUpload, sizeRuleOf } from "../../media/inspect-upload.ts";
import { readBody } from "../../media/read-body.ts";
import type { PropertyScope } from "../scope.ts";

const NAME_LENGTH_MAX = 120;

/**
 * Stores one upload of a property, addressed by its content.
 *
 * Nothing is written before the last byte has arrived and the whole file is what it claims to be.
 *
 * Refuses with `image_too_big`, `popup_image_too_big`, `pdf_too_big`, `image_rejected` (also for what operations have
 * blocked, D8), `pdf_rejected`, `upload_interrupted`, or `files_full` where the property has no room for it; what is
 * there already needs none.
 */
export async function storeMedia(
  env: Env,
  { property, now }: PropertyScope,
  upload: { readonly kind: MediaKind; readonly name: string; readonly request: Request },
): Promise<Verdict<StoredMedia>> {
  const { kind } = upload;
  const { bytesMax, tooBig } = sizeRuleOf(kind);
  const body = await readBody(upload.request, bytesMax);
  if (!body.ok) return body.problem.code === "body_too_large" ? refuse(tooBig) : body;
  const bytes = body.value;
  const inspected = inspectUpload(kind, bytes);
  if (!inspected.ok) return inspected;
  const sha256 = sha256Of(bytes);
  if ((await env.FLAGS.get(blockedKey(sha256), { cacheTtl: 30 })) !== null) return refuse("image_rejected");

  const { type, ending, width, height } = inspected.value;
  const key = contentKey(property.id, sha256, ending);
  const db = databaseOf(env, property.id);
  const [others] = await selectFileBytes(db, property.id, key);
  const taken = (others?.bytes ?? 0) + bytes.byteLength;
  if (taken > FILES_BYTES_MAX) return refuse("files_full");
  const name = cleanName(upload.name, ending);
  await createOnly(env.FILES, mediaObjectKey(key), bytes, type, kind === "pdf" ? name : undefined);
  const row = { key, kind, type, name, bytes: bytes.byteLength, width, height };
  await insertMedia(db, { ...row, createdAt: now, propertyId: property.id, sha256 });
  return accept({ ...row, takenShare: taken / FILES_BYTES_MAX });
}

/** A file name fit to show: no path, no control characters, not too long. */
function cleanName(name: string, ending: string): string {
  const base = name.split(/[\\/]/).at(-1)?.trim() ?? "";
  return base === "" || hasInvalidCharacter(base) ? `file.${ending}` : base.slice(0, NAME_LENGTH_MAX);
}
