/** Where the service worker of staff lies, beside the client's files. */
export const STAFF_WORKER_PATH = "/staff-worker.js";
/** What it watches over: guests' portals have one of their own. */
export const STAFF_WORKER_SCOPE = "/inbox";
