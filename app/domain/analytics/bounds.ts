import { shareOfNetwork } from "../network.ts";

/**
 * How much is counted at most, so that a script can neither fill a property's analytics nor bend its figures
 * without end. What goes beyond is noted by the hour, and the report says so.
 */

/** Events of one guest in an hour: more than any guest does. */
export const EVENTS_PER_VISITOR_HOUR_MAX = 200;
/**
 * New guests whose browsers keep no id that one network brings in an hour. Their names are of browsers alone, which
 * anybody makes up. Browsers' names do not tell more guests of a property apart than so many anyway.
 */
export const VISITORS_PER_NETWORK_HOUR_MAX = 500;
/**
 * Events of all guests of a property in an hour. A ship of 6,000 guests has one address, and one network has half:
 * after an announcement that is a view and seven presses of each guest.
 */
export const EVENTS_PER_PROPERTY_HOUR_MAX = 100_000;
/**
 * Guests of a property that are told apart on one day. One network has half: 20,000, which is three browsers of each
 * guest of a ship of 6,000 (the window that its Wi-Fi opens, their phone's own browser, a tablet).
 */
export const VISITORS_PER_DAY_MAX = 40_000;
/** A network that makes up ids uses up its own share: guests on other networks are still counted. */
export const EVENTS_PER_NETWORK_HOUR_MAX = shareOfNetwork(EVENTS_PER_PROPERTY_HOUR_MAX);
export const VISITORS_PER_NETWORK_DAY_MAX = shareOfNetwork(VISITORS_PER_DAY_MAX);

/**
 * Scans of all cards of a property's places in an hour: a ship's 5,000 cards on the day when guests arrive, each once.
 * One network has half.
 */
export const SCANS_PER_PROPERTY_HOUR_MAX = 5_000;
export const SCANS_PER_NETWORK_HOUR_MAX = shareOfNetwork(SCANS_PER_PROPERTY_HOUR_MAX);

/** From this share of the visits on, a report says that they came through one network. */
export const LARGE_NETWORK_SHARE = 0.6;

/** Whose bound was passed. */
export const BOUNDS = ["visitor", "network", "property"] as const;
export type Bound = (typeof BOUNDS)[number];
