import type { StoredMedia } from "#domain/content/media.ts";
import type { MediaKind } from "#domain/content/media-reference.ts";
import { BOOKMARK_HEADER } from "#domain/live/bookmark.ts";
import { accept, type Problem, type Verdict } from "#domain/problem.ts";
import type { AccessTokens } from "../access-token.ts";
import { readProblem } from "./problem.ts";
import { storeBookmark } from "./store-bookmark.ts";

interface Upload {
  readonly propertyId: string;
  readonly kind: MediaKind;
  readonly file: File;
  /** Called with the uploaded share, 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal?: AbortSignal;
}

interface Uploader {
  readonly tokens: AccessTokens;
  readonly clientKey: string;
}

const NETWORK_PROBLEM: Problem = { code: "upload_interrupted" };

/**
 * Uploads one file as the raw body, with progress, which `fetch` cannot report. A 401 is retried once with a
 * fresh token. Never throws: a broken connection is `upload_interrupted`.
 */
export async function uploadFile(
  { tokens, clientKey }: Uploader,
  upload: Upload,
): Promise<Verdict<StoredMedia>> {
  const token = await tokens.get();
  if (token === null) return { ok: false, problem: { code: "session_ended" } };
  const first = await send(upload, token, clientKey);
  if (first?.status !== 401) return read(first);
  const fresh = await tokens.refresh(token);
  if (fresh === null) return { ok: false, problem: { code: "session_ended" } };
  return read(await send(upload, fresh, clientKey));
}

async function read(response: Response | null): Promise<Verdict<StoredMedia>> {
  if (!response) return { ok: false, problem: NETWORK_PROBLEM };
  if (!response.ok) return { ok: false, problem: await readProblem(response) };
  return accept((await response.json()) as StoredMedia);
}

function send(upload: Upload, token: string, clientKey: string): Promise<Response | null> {
  const { propertyId, kind, file, onProgress, signal } = upload;
  return new Promise((resolve) => {
    // The upload may have been aborted while waiting for a token.
    if (signal?.aborted) return resolve(null);
    const request = new XMLHttpRequest();
    const query = new URLSearchParams({ kind, name: file.name });
    request.open("POST", `/api/properties/${propertyId}/media?${query}`);
    request.setRequestHeader("authorization", `Bearer ${token}`);
    request.setRequestHeader("x-client-key", clientKey);
    request.setRequestHeader("content-type", file.type || "application/octet-stream");
    request.upload.addEventListener("progress", (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total);
    });
    request.addEventListener("load", () => {
      storeBookmark(request.getResponseHeader(BOOKMARK_HEADER));
      resolve(new Response(request.response, { status: request.status }));
    });
    request.addEventListener("error", () => resolve(null));
    request.addEventListener("abort", () => resolve(null));
    signal?.addEventListener("abort", () => request.abort());
    request.send(file);
  });
}
