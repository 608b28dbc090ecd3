const FILES = "files-1";
const FILE_BYTES_MAX = 3_000_000;
const ALL_BYTES_MAX = 24_000_000;
/** What is reckoned for a file that does not say its length. */
const USUAL_BYTES = 60_000;

/** Files whose content never changes under their address, and the scripts that do. */
const LASTING_PATH = /^\/(?:media\/.+\.(?:png|jpg|webp|gif)|fonts\/.+|assets\/screen-.+)$/;
const SCRIPT_PATH = /^\/guest\/(?:v1|more|hours|news|progress)\.js$/;

export function isFile({ origin, pathname }: URL): boolean {
  return origin === location.origin && (LASTING_PATH.test(pathname) || SCRIPT_PATH.test(pathname));
}

function bytesOf({ headers }: Response): number {
  return Number(headers.get("content-length") ?? USUAL_BYTES);
}

/** The oldest go first, until what is left fits. */
async function makeSpace(files: Cache): Promise<void> {
  let bytes = 0;
  for (const request of (await files.keys()).toReversed()) {
    const kept = await files.match(request, { ignoreVary: true });
    bytes += kept ? bytesOf(kept) : 0;
    if (bytes > ALL_BYTES_MAX) await files.delete(request, { ignoreVary: true });
  }
}

async function keep(files: Cache, address: string, response: Response): Promise<void> {
  if (response.status !== 200 || bytesOf(response) > FILE_BYTES_MAX) return;
  await files.put(address, response);
  await makeSpace(files);
}

/** What stands for a picture that is not kept: a calm ground instead of a torn sheet. */
function standIn(): Response {
  const ground =
    '<svg xmlns="http://www.w3.org/2000/svg"><rect width="100%" height="100%" fill="#8885"/></svg>';
  return new Response(ground, { headers: { "content-type": "image/svg+xml" } });
}

/** What the page gets, and the work that goes on after it has it. */
export interface Answer {
  readonly answer: Promise<Response>;
  readonly done: Promise<void>;
}

/**
 * A file as it is kept, else from the network, which need not wait for its being kept. Without a network, a
 * picture may stand in another width.
 */
export function answerFile(address: string): Answer {
  // Storage that can't be read is no reason to withhold what the network has.
  const opening = caches.open(FILES).catch(() => undefined);
  const isLasting = !SCRIPT_PATH.test(new URL(address).pathname);
  let keeping: Promise<void> | undefined;
  const choose = async () => {
    const files = await opening;
    const kept = await files?.match(address, { ignoreVary: true }).catch(() => undefined);
    if (kept && isLasting) return kept;
    try {
      const response = await fetch(address);
      if (files) keeping = keep(files, address, response.clone());
      return response;
    } catch (error) {
      const other = kept ?? (await files?.match(address, { ignoreVary: true, ignoreSearch: true }));
      if (other) return other;
      if (/\/media\//.test(address)) return standIn();
      throw error;
    }
  };
  const answer = choose();
  // A file that broke off, or that there is no room for, is one that is not kept.
  return { answer, done: answer.then(() => keeping).catch(() => {}) };
}

/** Keeps a file that a page has shown already, unless it is there. */
export async function keepFile(address: string): Promise<void> {
  const files = await caches.open(FILES);
  if (!(await files.match(address, { ignoreVary: true }))) await keep(files, address, await fetch(address));
}
