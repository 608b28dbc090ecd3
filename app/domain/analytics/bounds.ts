/**
 * How much is counted at most, so that a script can neither fill a property's analytics nor bend its figures
 * without end. What goes beyond is noted by the hour, and the report says so.
 */

/** Events of one guest in an hour: more than any guest does. */
export const MAX_EVENTS_PER_VISITOR_HOUR = 200;
/** New guests that one network brings in an hour: many, since guests of a hotel share one line. */
export const MAX_VISITORS_PER_NETWORK_HOUR = 500;
/** Events of all guests of a property in an hour: six of each guest of the largest ship. */
export const MAX_EVENTS_PER_PROPERTY_HOUR = 50_000;
/** Guests of a property that are told apart on one day. */
export const MAX_VISITORS_PER_DAY = 20_000;

/** Whose bound was passed. */
export const BOUNDS = ["visitor", "network", "property"] as const;
export type Bound = (typeof BOUNDS)[number];
