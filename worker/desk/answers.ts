import { type Answers, HOURS_A_DAY, toAnswers } from "#domain/guest/answer-times.ts";
import type { MessageKindName } from "#domain/guest/messages/kinds.ts";
import type { RequestState } from "#domain/guest/request-state.ts";
import { PLACE_KINDS } from "#domain/place/place.ts";
import { type EpochMs, HOUR_MS } from "#domain/time.ts";
import { toLocalClock } from "#domain/zoned-time.ts";

/** Upper bound of requests read per period, newest first: more than a ship of 6,000 guests has in a month. */
const REQUESTS_READ_MAX = 100_000;

/** A period, from `from` up to but excluding `until`. */
export interface AnsweredPeriod {
  readonly from: EpochMs;
  readonly until: EpochMs;
  readonly timeZone: string;
  /** Preferred language of the service names. */
  readonly language: string;
}

interface RequestRow extends Record<string, SqlStorageValue> {
  service_id: string;
  service: string;
  place_kind: string | null;
  at: number;
  closed_at: number | null;
  state: string | null;
}

/** Response times of a period's requests; `null`: no requests. Held and deleted ones (D20) are left out. */
export function readAnswers(sql: SqlStorage, period: AnsweredPeriod): Answers | null {
  const { from, until, timeZone, language } = period;
  const kind: MessageKindName = "request";
  const done: RequestState = "done";
  const rows = sql
    .exec<RequestRow>(
      `SELECT content ->> '$.serviceId' AS service_id, content ->> '$.service' AS service,
         content ->> '$.place.kind' AS place_kind, at, closed_at, handling ->> '$.state' AS state
       FROM (
         SELECT * FROM messages WHERE kind = ? AND at >= ? AND at < ? AND held_group IS NULL
           AND json_valid(content) AND (handling IS NULL OR json_valid(handling))
         ORDER BY at DESC LIMIT ${REQUESTS_READ_MAX}
       ) ORDER BY language = ? DESC, at DESC`,
      ...[kind, from, until, language],
    )
    .toArray();
  if (rows.length === 0) return null;
  return toAnswers(
    rows.map(({ service_id, service, place_kind, at, closed_at, state }) => ({
      serviceId: service_id,
      service,
      placeKind: PLACE_KINDS.find((known) => known === place_kind) ?? null,
      hour: Math.floor(toLocalClock(at, timeZone) / HOUR_MS) % HOURS_A_DAY,
      // Requests closed before steps were recorded count as done.
      waitedMs: closed_at !== null && (state ?? done) === done ? closed_at - at : null,
    })),
  );
}
