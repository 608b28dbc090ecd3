import type { DueHandler } from "../portal/projecting-object.ts";

/**
 * What a property may be due for. Each is loaded once something is due: guests' isolates never need it. What has a
 * moment is told to the writer by `arrangeWake`, and found by the cron where the writer forgot it (`wakeDue`).
 */
export const dueHandlers: readonly DueHandler[] = [
  async (env, propertyId, now) =>
    (await import("./announcement/announce-due.ts")).announceDue(env, propertyId, now),
  async (env, propertyId, now) =>
    (await import("./portal/planned/publish-due.ts")).publishDue(env, propertyId, () => now),
];
