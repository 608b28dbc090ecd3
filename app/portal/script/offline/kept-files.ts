const FILES = "files-1";
const FILE_BYTES_MAX = 3_000_000;
const ALL_BYTES_MAX = 24_000_000;
/** What is reckoned for a file that does not say its length. */
const USUAL_BYTES = 60_000;

/** Files whose content never changes under their address, and the one script that does. */
const LASTING_PATH = /^\/(?:media\/.+\.(?:png|jpg|webp|gif)|fonts\/.+)$/;
const SCRIPT_PATH = "/guest/v1.js";

export function isFile({ origin, pathname }: URL): boolean {
  return origin === location.origin && (LASTING_PATH.test(pathname) || pathname === SCRIPT_PATH);
}

function bytesOf({ headers }: Response): number {
  return Number(headers.get("content-length") ?? USUAL_BYTES);
}

/** The oldest go first, until what is left fits. */
async function makeRoom(files: Cache): Promise<void> {
  let bytes = 0;
  for (const request of (await files.keys()).toReversed()) {
    const kept = await files.match(request, { ignoreVary: true });
    bytes += kept ? bytesOf(kept) : 0;
    if (bytes > ALL_BYTES_MAX) await files.delete(request, { ignoreVary: true });
  }
}

async function fetchAndKeep(files: Cache, address: string): Promise<Response> {
  const response = await fetch(address);
  if (response.status === 200 && bytesOf(response) <= FILE_BYTES_MAX) {
    await files.put(address, response.clone());
    await makeRoom(files);
  }
  return response;
}

/** A file as it is kept, else from the network. Without it, a picture may stand in another width. */
export async function answerFile(address: string): Promise<Response> {
  const files = await caches.open(FILES);
  const isLasting = new URL(address).pathname !== SCRIPT_PATH;
  const kept = await files.match(address, { ignoreVary: true });
  if (kept && isLasting) return kept;
  try {
    return await fetchAndKeep(files, address);
  } catch (error) {
    const other = kept ?? (await files.match(address, { ignoreVary: true, ignoreSearch: true }));
    if (other) return other;
    throw error;
  }
}

/** Keeps a file that a page has shown already, unless it is there. */
export async function keepFile(address: string): Promise<void> {
  const files = await caches.open(FILES);
  if (!(await files.match(address, { ignoreVary: true }))) await fetchAndKeep(files, address);
}
