/**
 * Admission of guests' forms. Exposes `admitSubmission`: accept, hold apart, or refuse, within limits per
 * visitor, network and property. A flood uses up its own network's share only, so that other guests are still
 * heard.
 */

import type { FormLimits } from "#domain/guest/form-limits.ts";
import type { MessageKindName } from "#domain/guest/messages/kinds.ts";
import { getNetworkShare } from "#domain/network.ts";
import { type EpochMs, HOUR_MS, MINUTE_MS } from "#domain/time.ts";
import type { CountedFeedback } from "./count-feedback.ts";
import { NetworkPeaks } from "./network-peaks.ts";
import { Shares } from "./shares.ts";

/** The same content from the same visitor within this time is a repetition. */
const RESEND_WINDOW_MS = 10 * MINUTE_MS;

/** A network may send this many times the highest hourly number of previous days. */
const USUAL_FACTOR = 2;

/** Replaces key and sender of an erased form. */
const ERASED = "";

export interface Submission {
  readonly kind: MessageKindName | "consent" | "old-scan" | "push";
  /** The id to store it under, unless it is a repetition. */
  readonly id: string;
  /** Identifies the content: the page's own id for it, otherwise a digest of the words. */
  readonly key: string;
  readonly limits: FormLimits;
  /** Possibly automated: held apart for staff to decide. */
  readonly isSuspect?: boolean;
  /** Counts of a feedback form, added once. */
  readonly feedback?: CountedFeedback;
  /** The active place to count it at, once. */
  readonly placeId?: string;
  /** The visitor id of a guest who consents with it. */
  readonly consentedId?: string;
}

/** How to store a submission. */
export interface Admission {
  /** The id to store it under. */
  readonly id: string;
  /**
   * Name of the network whose share is used up: the message is held, not counted and not mailed. `null`: not
   * held.
   */
  readonly heldGroup: string | null;
  /** Whether it was stored before and has been erased: don't store it again. */
  readonly isErased: boolean;
}

/** An admission, and whether the submission is new. */
export interface Admitted extends Admission {
  readonly isNew: boolean;
}

/** The sender of a submission. */
export interface Sender {
  /** Day in the property's zone. */
  readonly day: string;
  readonly at: EpochMs;
  /** The visitor's hash for this day. */
  readonly hash: string;
  /** The network's salted name for this day. */
  readonly network: string;
  /** Whether the visitor has an id of their own. Otherwise they share a hash with similar phones of the network. */
  readonly hasOwnId: boolean;
  /** Whether they have an id, and a page view of theirs was counted today. */
  readonly isEstablished: boolean;
}

interface Known extends Record<string, SqlStorageValue> {
  id: string;
  held_group: string | null;
  key: string;
}

function findKnown(sql: SqlStorage, { id, key }: Submission, { hash, at }: Sender): Known | undefined {
  return sql
    .exec<Known>(
      `SELECT id, held_group, key FROM submissions WHERE hash = ? AND key = ? AND at > ?
       UNION ALL SELECT id, held_group, key FROM submissions WHERE id = ? LIMIT 1`,
      hash,
      key,
      at - RESEND_WINDOW_MS,
      // A page that retries from another network is recognised by its own id.
      id,
    )
    .toArray()[0];
}

function countSentInHour(sql: SqlStorage, kind: Submission["kind"], { hash, at }: Sender): number {
  return sql
    .exec<{ count: number }>(
      "SELECT COUNT(*) AS count FROM submissions WHERE kind = ? AND hash = ? AND at > ?",
      kind,
      hash,
      at - HOUR_MS,
    )
    .one().count;
}

/** Name of the row that marks a network as released by staff for this day. */
export const toTrustedName = (network: string) => `${network} trusted`;
/** Name of the row that counts a network's submissions in an hour. */
export const toHourName = (network: string, at: EpochMs) => `${network} ${Math.floor(at / HOUR_MS)}`;

/**
 * Takes a share for a form: of the property's day, of the network's half of that day, and of the network's
 * hour; otherwise of the held ones. A flood thus uses up its own network's share only. The hourly limit ignores
 * ids, which can be made up. It grows with what a network sent on previous days and staff accepted, and does
 * not apply to a network released today. For kinds that are never held (`heldPerDay` 0), it does not apply to
 * senders with a counted page view, who would be refused.
 *
 * @returns `null`: no share left.
 */
function reserveShare(
  sql: SqlStorage,
  { kind, limits, isSuspect = false }: Submission,
  { day, at, network, isEstablished }: Sender,
): Pick<Admission, "heldGroup"> | null {
  const shares = new Shares(sql, { day, kind });
  const { perNetworkHour, perPropertyDay, heldPerDay } = limits;
  const hour = toHourName(network, at);
  const peaks = new NetworkPeaks(sql, { day, kind });
  const isFreeOfHour =
    heldPerDay === 0
      ? isEstablished
      : shares.used(toTrustedName(network)) > 0 || isUsual(peaks, shares.used(hour));
  const isFree =
    !isSuspect &&
    shares.used("house") < perPropertyDay &&
    shares.used(network) < getNetworkShare(perPropertyDay) &&
    (isFreeOfHour || shares.used(hour) < perNetworkHour);
  if (isFree) {
    const isCountedByHour = heldPerDay > 0 || !isEstablished;
    shares.take(["house", network, ...(isCountedByHour ? [hour] : [])]);
    if (heldPerDay > 0) peaks.note("taken", shares.used(hour));
    return { heldGroup: null };
  }
  const heldOfNetwork = `${network} held`;
  const mayBeHeld =
    shares.used("held") < heldPerDay && shares.used(heldOfNetwork) < getNetworkShare(heldPerDay);
  if (!mayBeHeld) return null;
  shares.take(["held", heldOfNetwork]);
  return { heldGroup: network };
}

const isUsual = (peaks: NetworkPeaks, used: number) => used < USUAL_FACTOR * peaks.highest;

/**
 * Admits a form, within limits per hour and day. For a transaction; synchronous.
 *
 * A visitor with an id has an hourly limit of their own. Visitors without one share a hash with their
 * neighbours, and are limited together only if the form sets `perAgentHour`.
 *
 * @returns the id to store it under, the earlier one for a repetition; `null`: refused by a limit.
 */
export function admitSubmission(sql: SqlStorage, submission: Submission, sender: Sender): Admitted | null {
  const sent = findKnown(sql, submission, sender);
  if (sent) return { id: sent.id, heldGroup: sent.held_group, isErased: sent.key === ERASED, isNew: false };
  const { kind, id, key, limits } = submission;
  const hourMax = sender.hasOwnId ? limits.perVisitorHour : limits.perAgentHour;
  if (hourMax !== undefined && countSentInHour(sql, kind, sender) >= hourMax) return null;
  const share = reserveShare(sql, submission, sender);
  if (!share) return null;
  sql.exec(
    "INSERT INTO submissions (day, kind, hash, key, id, at, held_group) VALUES (?, ?, ?, ?, ?, ?, ?)",
    sender.day,
    kind,
    sender.hash,
    key,
    id,
    sender.at,
    share.heldGroup,
  );
  return { id, ...share, isErased: false, isNew: true };
}

/** Erases sender and content key of forms. The id stays for the day, so that a repetition adds nothing. */
export function eraseSubmissions(sql: SqlStorage, ids: readonly string[]): void {
  sql.exec(
    "UPDATE submissions SET hash = ?, key = ? WHERE id IN (SELECT value FROM json_each(?))",
    ERASED,
    ERASED,
    JSON.stringify(ids),
  );
}
