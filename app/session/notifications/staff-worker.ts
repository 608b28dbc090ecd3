import { attachNotifications, type StaffWorkerScope } from "./attach-notifications.ts";

/*
 * Staff service worker: shows notifications and opens their subject. Handles no fetch events; registered only
 * when somebody switches notifications on.
 */

/** A service worker's global object, which the DOM types lack. */
declare const self: StaffWorkerScope;
attachNotifications(self);
