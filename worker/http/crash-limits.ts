import { MinuteLimit } from "../guest/counting/minute-limit.ts";

/** A hotel's whole staff may share one network; a broken release then shows by its first reports. */
const NETWORK_REPORTS_PER_MINUTE = 5;
/** Of all networks together: no number of them fills the log. */
const REPORTS_PER_MINUTE = 60;

/** How many reports of crashes are taken a minute, by whose they are. */
export const crashLimits = {
  ofNetwork: new MinuteLimit(NETWORK_REPORTS_PER_MINUTE),
  ofAll: new MinuteLimit(REPORTS_PER_MINUTE),
  /** Kept for people who are signed in, so that no number of strangers leaves their reference unknown. */
  ofSession: new MinuteLimit(NETWORK_REPORTS_PER_MINUTE),
  ofSessions: new MinuteLimit(REPORTS_PER_MINUTE),
  /** So many proofs of one network are looked at: to verify one takes a processor's time. */
  proofsOfNetwork: new MinuteLimit(20),
} as const;
