import type { FormLimits } from "#domain/guest/form-limits.ts";
import type { MessageKindName } from "#domain/guest/messages/kinds.ts";
import { shareOfNetwork } from "#domain/network.ts";
import { type EpochMs, HOUR_MS, MINUTE_MS } from "#domain/time.ts";
import type { CountedFeedback } from "./count-feedback.ts";
import { NetworkPeaks } from "./network-peaks.ts";
import { Shares } from "./shares.ts";

/** The same words of the same guest within this time are one form that was sent twice. */
const RESEND_WINDOW_MS = 10 * MINUTE_MS;

/** A network may send so many times what one has sent in an hour before. */
const USUAL_FACTOR = 2;

/** Stands in the place of the key and the sender of a form that was erased. */
const ERASED = "";

export interface Submission {
  readonly kind: MessageKindName | "consent" | "old-scan" | "push";
  /** The id under which it will be stored, unless it was sent before. */
  readonly id: string;
  /** Tells what was sent: the page's own id for it, else a digest of the words. */
  readonly key: string;
  readonly limits: FormLimits;
  /** Whether a machine may have filled it in: it is kept apart, and staff decide. */
  readonly isSuspect?: boolean;
  /** What is counted of it, once. */
  readonly feedback?: CountedFeedback;
  /** The place in use that it is counted at, once. */
  readonly placeId?: string;
  /** The id of a guest who consents by it, and is recognised from then on. */
  readonly consentedId?: string;
}

/** How a submission is stored. */
export interface Admission {
  /** The id to store it under. */
  readonly id: string;
  /**
   * Names the network of the day whose share is used up: it is kept apart, counted in no figure and not mailed. Null: a
   * message like any other.
   */
  readonly heldGroup: string | null;
  /** Whether it was stored before, and has been erased since: it is not stored again. */
  readonly isErased: boolean;
}

/** An admission, and whether the submission has arrived for the first time. */
export interface Admitted extends Admission {
  readonly isNew: boolean;
}

/** Who sends something. */
export interface Sender {
  /** The property's own day. */
  readonly day: string;
  readonly at: EpochMs;
  /** The visitor's name for this day. */
  readonly hash: string;
  /** The name of their network for this day. */
  readonly network: string;
  /** Whether an id tells them from their neighbours. Else they share a name with every phone like theirs. */
  readonly isToldApart: boolean;
  /** Whether they are told apart, and their page has been opened today. */
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
      // A page that sends again, from another network, goes by the id it gave itself.
      id,
    )
    .toArray()[0];
}

function sentInHour(sql: SqlStorage, kind: Submission["kind"], { hash, at }: Sender): number {
  return sql
    .exec<{ count: number }>(
      "SELECT COUNT(*) AS count FROM submissions WHERE kind = ? AND hash = ? AND at > ?",
      kind,
      hash,
      at - HOUR_MS,
    )
    .one().count;
}

/** Says that staff have vouched for a network on this day. */
export const trustedName = (network: string) => `${network} trusted`;
/** Counts what a network sends in an hour. */
export const hourName = (network: string, at: EpochMs) => `${network} ${Math.floor(at / HOUR_MS)}`;

/**
 * Takes a place for a form: of the property's day, of its network's half of it, and of the network's hour; else of what
 * is kept apart. So a flood uses up its own network's share, never the property's. The hour knows no ids: anybody makes
 * them up, and has them open a page. It grows with what a network has sent on days before and staff let stand, and is
 * no bound for one that staff have vouched for today. Where nothing can be kept apart, who has opened a page is not
 * bound by it: they would be refused.
 *
 * @returns null where no place is left.
 */
function takeShare(
  sql: SqlStorage,
  { kind, limits, isSuspect = false }: Submission,
  { day, at, network, isEstablished }: Sender,
): Pick<Admission, "heldGroup"> | null {
  const shares = new Shares(sql, { day, kind });
  const { perNetworkHour, perPropertyDay, heldPerDay } = limits;
  const hour = hourName(network, at);
  const peaks = new NetworkPeaks(sql, { day, kind });
  const isFreeOfHour =
    heldPerDay === 0
      ? isEstablished
      : shares.used(trustedName(network)) > 0 || isUsual(peaks, shares.used(hour));
  const isFree =
    !isSuspect &&
    shares.used("house") < perPropertyDay &&
    shares.used(network) < shareOfNetwork(perPropertyDay) &&
    (isFreeOfHour || shares.used(hour) < perNetworkHour);
  if (isFree) {
    const isCountedByHour = heldPerDay > 0 || !isEstablished;
    shares.take(["house", network, ...(isCountedByHour ? [hour] : [])]);
    if (heldPerDay > 0) peaks.note("taken", shares.used(hour));
    return { heldGroup: null };
  }
  const heldOfNetwork = `${network} held`;
  const mayBeHeld =
    shares.used("held") < heldPerDay && shares.used(heldOfNetwork) < shareOfNetwork(heldPerDay);
  if (!mayBeHeld) return null;
  shares.take(["held", heldOfNetwork]);
  return { heldGroup: network };
}

const isUsual = (peaks: NetworkPeaks, used: number) => used < USUAL_FACTOR * peaks.highest;

/**
 * Admits what a visitor sends through a form, within limits by hour and day. Belongs in a transaction; awaits nothing.
 *
 * A visitor who is told apart by an id has an hour of their own, beyond which they are refused. All others share one
 * name with their neighbours, and are refused for what those have sent only where the form says so (`perAgentHour`).
 *
 * @returns the id to store it under, the earlier one where it was sent before; null beyond the limits.
 */
export function admitSubmission(sql: SqlStorage, submission: Submission, sender: Sender): Admitted | null {
  const sent = findKnown(sql, submission, sender);
  if (sent) return { id: sent.id, heldGroup: sent.held_group, isErased: sent.key === ERASED, isNew: false };
  const { kind, id, key, limits } = submission;
  const hourMax = sender.isToldApart ? limits.perVisitorHour : limits.perAgentHour;
  if (hourMax !== undefined && sentInHour(sql, kind, sender) >= hourMax) return null;
  const share = takeShare(sql, submission, sender);
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

/**
 * Forgets who sent some forms and what was in them. The id stays for the day, so that a page that sends again adds
 * nothing.
 */
export function eraseSubmissions(sql: SqlStorage, ids: readonly string[]): void {
  sql.exec(
    "UPDATE submissions SET hash = ?, key = ? WHERE id IN (SELECT value FROM json_each(?))",
    ERASED,
    ERASED,
    JSON.stringify(ids),
  );
}
