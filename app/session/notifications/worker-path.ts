/** Path of the staff service worker, next to the client's files. */
export const STAFF_WORKER_PATH = "/staff-worker.js";
/** Its scope; guests' portals have their own service worker. */
export const STAFF_WORKER_SCOPE = "/inbox";
