const FILES = "files-1";
const FILE_BYTES_MAX = 3_000_000;
const ALL_BYTES_MAX = 24_000_000;
/** Estimate for files without a Content-Length. */
const USUAL_BYTES = 60_000;

/** Paths of immutable files; `SCRIPT_PATH`: of scripts, which do change. */
const LASTING_PATH = /^\/(?:media\/.+\.(?:png|jpg|webp|gif)|fonts\/.+|assets\/screen-.+)$/;
const SCRIPT_PATH = /^\/guest\/(?:v1|more|hours|news|progress|search)\.js$/;

export function isFile({ origin, pathname }: URL): boolean {
  return origin === location.origin && (LASTING_PATH.test(pathname) || SCRIPT_PATH.test(pathname));
}

function countBytes({ headers }: Response): number {
  return Number(headers.get("content-length") ?? USUAL_BYTES);
}

/** Deletes the oldest files until the rest fits. */
async function makeSpace(files: Cache): Promise<void> {
  let bytes = 0;
  for (const request of (await files.keys()).toReversed()) {
    const kept = await files.match(request, { ignoreVary: true });
    bytes += kept ? countBytes(kept) : 0;
    if (bytes > ALL_BYTES_MAX) await files.delete(request, { ignoreVary: true });
  }
}

async function cacheResponse(files: Cache, address: string, response: Response): Promise<void> {
  if (response.status !== 200 || countBytes(response) > FILE_BYTES_MAX) return;
  await files.put(address, response);
  await makeSpace(files);
}

/** Replacement for a picture that is not cached: a plain background instead of a broken image. */
function getFallback(): Response {
  const ground =
    '<svg xmlns="http://www.w3.org/2000/svg"><rect width="100%" height="100%" fill="#8885"/></svg>';
  return new Response(ground, { headers: { "content-type": "image/svg+xml" } });
}

/** The response for the page, and work that continues after it. */
export interface Answer {
  readonly answer: Promise<Response>;
  readonly done: Promise<void>;
}

/**
 * A file from the cache, otherwise from the network; caching does not delay it. Offline, a picture may be
 * served in another width.
 */
export function serveFile(address: string): Answer {
  // Unreadable storage must not block the network's answer.
  const opening = caches.open(FILES).catch(() => undefined);
  const isLasting = !SCRIPT_PATH.test(new URL(address).pathname);
  let keeping: Promise<void> | undefined;
  const choose = async () => {
    const files = await opening;
    const kept = await files?.match(address, { ignoreVary: true }).catch(() => undefined);
    if (kept && isLasting) return kept;
    try {
      const response = await fetch(address);
      if (files) keeping = cacheResponse(files, address, response.clone());
      return response;
    } catch (error) {
      const other = kept ?? (await files?.match(address, { ignoreVary: true, ignoreSearch: true }));
      if (other) return other;
      if (/\/media\//.test(address)) return getFallback();
      throw error;
    }
  };
  const answer = choose();
  // An interrupted file, or one without room, is not cached.
  return { answer, done: answer.then(() => keeping).catch(() => {}) };
}

/** Caches a file that a page has already loaded, unless cached. */
export async function cacheFile(address: string): Promise<void> {
  const files = await caches.open(FILES);
  if (!(await files.match(address, { ignoreVary: true })))
    await cacheResponse(files, address, await fetch(address));
}
