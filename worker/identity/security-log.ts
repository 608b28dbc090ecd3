import { loggedNetworkOf } from "#domain/network.ts";
import type { EpochMs } from "#domain/time.ts";
import { logEvent } from "../log-event.ts";

/** Where a request came from, and what it asked for. */
export interface RequestSource {
  /** As `networkOf` names it. */
  readonly network: string;
  /** Without the query, which may hold a secret. */
  readonly path: string;
}

export type SecurityEvent =
  | "sign_in"
  | "sign_in_refused"
  | "session_ended"
  | "token_replayed"
  | "operations_refused";

interface Facts {
  readonly at: EpochMs;
  /** Why: a problem's code, or what ended the session. */
  readonly code: string;
  readonly userId?: string | null;
  /** Who did it, where that is not the person themselves. */
  readonly by?: string;
  readonly source: RequestSource;
}

/**
 * Writes one line of JSON about who signs in, who is refused and what ends a session, so that an
 * attack can be found in the Worker's log.
 *
 * It never holds a password, a token, a typed address or a whole IP address. An IP address is personal data
 * (GDPR, recital 30), and the line of a log is copied where nobody can erase it: the /24 of IPv4 and the /48 of
 * IPv6 show that attempts come from one place, and do not name a household.
 */
export function logSecurity(event: SecurityEvent, { at, code, userId = null, by, source }: Facts): void {
  const network = loggedNetworkOf(source.network);
  logEvent(event, { at: new Date(at).toISOString(), code, userId, by, network, path: source.path });
}
