import { MEDIA_KEY_PATTERN, PICTURE_WIDTHS, type PictureWidth } from "#domain/content/media-reference.ts";
import { attachmentHeader } from "./attachment.ts";
import { mediaObjectKey } from "./files.ts";
import { findVariant, isScalable } from "./picture-variant.ts";

export const MEDIA_PREFIX = "/media/";

const IMMUTABLE = "public, max-age=31536000, immutable";
/** For the original served in place of a missing variant: as short as a temporary failure. */
const PASSING = "public, max-age=60";

const HEADERS = {
  "content-security-policy": "default-src 'none'; sandbox",
  "cross-origin-resource-policy": "same-origin",
} as const;

/**
 * Serves an upload by its key, pictures also in one of `PICTURE_WIDTHS` (`?w=`); other widths are 404. Content
 * never changes, so the response is immutable.
 */
export async function serveMedia(
  request: Request,
  env: Pick<Env, "FILES"> & Partial<Pick<Env, "IMAGES">>,
): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") {
    return new Response(null, { status: 405, headers: { allow: "GET, HEAD" } });
  }
  return sendFile(request, env, { key: new URL(request.url).pathname.slice(MEDIA_PREFIX.length) });
}

/** Responds with an upload by its key in the requested width; set `cacheControl` if it is private. */
export async function sendFile(
  request: Request,
  env: Pick<Env, "FILES"> & Partial<Pick<Env, "IMAGES">>,
  { key, cacheControl }: { readonly key: string; readonly cacheControl?: string },
): Promise<Response> {
  const width = readWidth(new URL(request.url).searchParams);
  if (!MEDIA_KEY_PATTERN.test(key) || width === null) return respondMissing();
  const conditions = { onlyIf: request.headers };
  if (width === undefined || !isScalable(key)) {
    return respondObject(
      request,
      await env.FILES.get(mediaObjectKey(key), conditions),
      cacheControl ?? IMMUTABLE,
    );
  }
  const variant = await findVariant(env, { key, width }, conditions);
  if (variant) return respondObject(request, variant, cacheControl ?? IMMUTABLE);
  return respondObject(
    request,
    await env.FILES.get(mediaObjectKey(key), conditions),
    cacheControl ?? PASSING,
  );
}

/** The requested width; `undefined`: none requested, `null`: not offered. */
function readWidth(query: URLSearchParams): PictureWidth | undefined | null {
  const named = query.getAll("w");
  if (named.length === 0) return undefined;
  return PICTURE_WIDTHS.find((width) => named.length === 1 && String(width) === named[0]) ?? null;
}

function respondObject(
  request: Request,
  object: R2Object | R2ObjectBody | null,
  cacheControl: string,
): Response {
  if (!object) return respondMissing();
  const headers = new Headers({ ...HEADERS, "cache-control": cacheControl });
  headers.set("etag", object.httpEtag);
  headers.set("content-type", object.httpMetadata?.contentType ?? "application/octet-stream");
  // PDFs may contain scripts: always downloaded, never shown on our origin.
  if (object.key.endsWith(".pdf")) {
    headers.set(
      "content-disposition",
      object.httpMetadata?.contentDisposition ?? attachmentHeader("file.pdf"),
    );
  }
  if (!("body" in object)) return new Response(null, { status: 304, headers });
  headers.set("content-length", String(object.size));
  return new Response(request.method === "HEAD" ? null : object.body, { headers });
}

function respondMissing(): Response {
  return new Response(null, { status: 404, headers: { "cache-control": "no-store" } });
}
