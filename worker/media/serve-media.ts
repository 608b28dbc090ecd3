import { MEDIA_KEY_PATTERN } from "#domain/content/media-reference.ts";
import { mediaObjectKey } from "./files.ts";

export const MEDIA_PREFIX = "/media/";

const HEADERS = {
  "cache-control": "public, max-age=31536000, immutable",
  "content-security-policy": "default-src 'none'; sandbox",
  "cross-origin-resource-policy": "same-origin",
  "x-content-type-options": "nosniff",
} as const;

/** Serves an upload by its key. Its content never changes, so neither does the answer. */
export async function serveMedia(request: Request, bucket: R2Bucket): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") {
    return new Response(null, { status: 405, headers: { allow: "GET, HEAD" } });
  }
  const key = new URL(request.url).pathname.slice(MEDIA_PREFIX.length);
  if (!MEDIA_KEY_PATTERN.test(key)) return missing();
  const object = await bucket.get(mediaObjectKey(key), { onlyIf: request.headers });
  if (!object) return missing();
  const headers = new Headers(HEADERS);
  headers.set("etag", object.httpEtag);
  headers.set("content-type", object.httpMetadata?.contentType ?? "application/octet-stream");
  if (!("body" in object)) return new Response(null, { status: 304, headers });
  headers.set("content-length", String(object.size));
  return new Response(request.method === "HEAD" ? null : object.body, { headers });
}

function missing(): Response {
  return new Response(null, { status: 404, headers: { "cache-control": "no-store" } });
}
