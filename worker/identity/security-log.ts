import { toLoggedNetwork } from "#domain/network.ts";
import type { EpochMs } from "#domain/time.ts";
import { logEvent } from "../log-event.ts";

/** Network and path of a request. */
export interface RequestSource {
  /** As named by `toNetwork`. */
  readonly network: string;
  /** Without the query, which may contain a secret. */
  readonly path: string;
}

export type SecurityEvent =
  | "sign_in"
  | "sign_in_refused"
  | "session_ended"
  | "passkey_added"
  | "passkey_removed"
  | "desk_paired"
  | "digits_changed"
  | "proof_given"
  | "proof_refused"
  | "token_replayed"
  | "operations_refused";

interface Facts {
  readonly at: EpochMs;
  /** A problem's code, or the reason why the session ended. */
  readonly code: string;
  readonly userId?: string | null;
  /** Who acted, if not the user. */
  readonly by?: string;
  readonly source: RequestSource;
}

/**
 * Logs sign-ins, refusals and ended sessions as one line of JSON, to find attacks in the Worker's log.
 *
 * Never contains a password, a token, a typed address or a full IP address. An IP address is personal data
 * (GDPR, recital 30), and log lines are copied where they can't be erased: the /24 of IPv4 and the /48 of IPv6
 * show that attempts come from one place, without identifying a household.
 */
export function logSecurity(event: SecurityEvent, { at, code, userId = null, by, source }: Facts): void {
  const network = toLoggedNetwork(source.network);
  logEvent(event, { at: new Date(at).toISOString(), code, userId, by, network, path: source.path });
}
