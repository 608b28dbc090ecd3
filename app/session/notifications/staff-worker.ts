import { attachNotifications, type StaffWorkerScope } from "./attach-notifications.ts";

/*
 * The service worker of staff: it shows notifications and opens what they are about. It answers no request of a page,
 * and is registered by those who switch notifications on.
 */

/** The global object of a service worker, which the types of a page do not know. */
declare const self: StaffWorkerScope;
attachNotifications(self);
