import type { DueHandler } from "../portal/projecting-object.ts";

/**
 * All kinds of timed tasks of a property. Loaded on demand, since guests' isolates never need them.
 * `scheduleWake` sets the writer's alarm for each task; the cron (`wakeDue`) finds tasks whose alarm was lost.
 */
export const dueHandlers: readonly DueHandler[] = [
  async (env, propertyId, now) =>
    (await import("./announcement/announce-due.ts")).announceDue(env, propertyId, now),
  async (env, propertyId, now) =>
    (await import("./portal/planned/publish-due.ts")).publishDue(env, propertyId, () => now),
];
