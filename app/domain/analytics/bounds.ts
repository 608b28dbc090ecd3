import { getNetworkShare } from "../network.ts";

/**
 * Counting limits, so that a script can neither flood a property's analytics nor distort them without end.
 * The excess is recorded per hour and shown in the report.
 */

/** Events per guest and hour: more than any real guest causes. */
export const EVENTS_PER_VISITOR_HOUR_MAX = 200;
/**
 * New guests without a stored id, per network and hour. They are identified only by user agent, which anyone
 * can forge; real guests have fewer distinct ones.
 */
export const VISITORS_PER_NETWORK_HOUR_MAX = 500;
/**
 * Events of all guests per property and hour. One network gets half: enough for the 6,000 guests of a ship,
 * who share one address, to view an announcement and tap seven times each.
 */
export const EVENTS_PER_PROPERTY_HOUR_MAX = 100_000;
/**
 * Distinct guests per property and day. A network gets half: 20,000, or three browsers per guest of a ship of
 * 6,000 (Wi-Fi portal, phone browser, tablet).
 */
export const VISITORS_PER_DAY_MAX = 40_000;
/** One network's share, so that a network that forges ids cannot use up the property's whole limit. */
export const EVENTS_PER_NETWORK_HOUR_MAX = getNetworkShare(EVENTS_PER_PROPERTY_HOUR_MAX);
export const VISITORS_PER_NETWORK_DAY_MAX = getNetworkShare(VISITORS_PER_DAY_MAX);

/**
 * Scans of a property's place cards per hour: each of a ship's 5,000 cards once on arrival day. A network
 * gets half.
 */
export const SCANS_PER_PROPERTY_HOUR_MAX = 5_000;
export const SCANS_PER_NETWORK_HOUR_MAX = getNetworkShare(SCANS_PER_PROPERTY_HOUR_MAX);

/**
 * Different search terms counted per property and day, in all languages: more than guests of a ship type, and at
 * most 12,000 rows in the 30 days. A network gets half, a guest a few.
 */
export const SEARCH_TERMS_PER_DAY_MAX = 400;
export const SEARCH_TERMS_PER_NETWORK_DAY_MAX = getNetworkShare(SEARCH_TERMS_PER_DAY_MAX);
export const SEARCH_TERMS_PER_VISITOR_DAY_MAX = 20;

/** From this share of visits on, a report mentions that they came through one network. */
export const LARGE_NETWORK_SHARE = 0.6;

/** Scope of an exceeded limit. */
export const BOUNDS = ["visitor", "network", "property"] as const;
export type Bound = (typeof BOUNDS)[number];
