import type { EpochMs } from "../time.ts";
import type { Handling, Reason, RequestState } from "./request-state.ts";

/** What a guest is told of a request: nothing of who does it, and no word that staff wrote for themselves. */
export interface RequestProgress {
  readonly service: string;
  readonly note: string;
  readonly state: RequestState;
  readonly sentAt: EpochMs;
  /** When it was first looked at, or went further without. Null: not yet. */
  readonly seenAt: EpochMs | null;
  /** When it came to its present state. */
  readonly at: EpochMs;
  readonly minutes: number | null;
  readonly reason: Reason | null;
  /** When its service opens, where that was closed as it was sent; null: it was open. */
  readonly opensAt: EpochMs | null;
}

/** What of a request is its guest's to know. Pure. */
export function progressOf(
  {
    service,
    note,
    opensAt = null,
  }: Pick<RequestProgress, "service" | "note"> & Partial<Pick<RequestProgress, "opensAt">>,
  { state, events, minutes, reason }: Handling,
  sentAt: EpochMs,
): RequestProgress {
  const at = events.findLast((event) => event.state === state)?.at ?? sentAt;
  const seenAt = state === "new" ? null : (events[0]?.at ?? sentAt);
  return { service, note, state, sentAt, seenAt, at, minutes, reason, opensAt };
}
