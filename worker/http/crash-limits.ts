import { MinuteLimit } from "../guest/counting/minute-limit.ts";

/** All staff of a hotel may share one network; a few reports suffice to reveal a broken release. */
const NETWORK_REPORTS_PER_MINUTE = 5;
/** For all networks together, so that the log can't be flooded. */
const REPORTS_PER_MINUTE = 60;

/** Crash reports accepted per minute. */
export const crashLimits = {
  ofNetwork: new MinuteLimit(NETWORK_REPORTS_PER_MINUTE),
  ofAll: new MinuteLimit(REPORTS_PER_MINUTE),
  /** Reserved for signed-in users, so that anonymous floods don't suppress their reports. */
  ofSession: new MinuteLimit(NETWORK_REPORTS_PER_MINUTE),
  ofSessions: new MinuteLimit(REPORTS_PER_MINUTE),
  /** Tokens verified per network: verification costs CPU time. */
  proofsOfNetwork: new MinuteLimit(20),
} as const;
