import type { EpochMs } from "#domain/time.ts";
import type { Ticket } from "./ticket.ts";

const PREFIX = "ticket:";
/**
 * How often one session may open a socket within the lifetime of a ticket: ten tabs on a line that breaks again right
 * after each opening come to about eighty.
 */
const OPENINGS_PER_SESSION_MAX = 120;
/** How many keys the storage deletes at once. */
const DELETED_AT_ONCE_MAX = 128;

type Claim = "granted" | "used" | "too_many";

/**
 * The tickets that have opened a socket, each kept until it expires; a lane a session, so that none can fill the
 * storage.
 */
export class SpentTickets {
  readonly #storage: DurableObjectStorage;

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
  }

  /** Spends a ticket. No other request runs between its reads and its write. */
  async claim({ id, sid, expiresAt }: Ticket, now: EpochMs): Promise<Claim> {
    const lane = `${PREFIX}${sid}:`;
    const spent = await this.#storage.list<EpochMs>({ prefix: lane });
    if (spent.has(lane + id)) return "used";
    const expired = expiredKeys(spent, now);
    if (spent.size - expired.length >= OPENINGS_PER_SESSION_MAX) return "too_many";
    await this.#storage.put(lane + id, expiresAt);
    await this.#storage.delete(expired.slice(0, DELETED_AT_ONCE_MAX));
    return "granted";
  }

  /** Deletes every expired ticket, of every session. */
  async deleteExpired(now: EpochMs): Promise<void> {
    const expired = expiredKeys(await this.#storage.list<EpochMs>({ prefix: PREFIX }), now);
    for (let from = 0; from < expired.length; from += DELETED_AT_ONCE_MAX) {
      await this.#storage.delete(expired.slice(from, from + DELETED_AT_ONCE_MAX));
    }
  }
}

function expiredKeys(tickets: ReadonlyMap<string, EpochMs>, now: EpochMs): string[] {
  return [...tickets].filter(([, expiresAt]) => expiresAt <= now).map(([key]) => key);
}
