import type { EpochMs } from "#domain/time.ts";
import type { Ticket } from "./ticket.ts";

const PREFIX = "ticket:";
/**
 * Sockets that a session may open within a ticket's lifetime: ten tabs on a line that breaks right after each
 * opening make about eighty.
 */
const OPENINGS_PER_SESSION_MAX = 120;
/** Durable Object storage deletes at most this many keys per call. */
const DELETED_AT_ONCE_MAX = 128;

type Claim = "granted" | "used" | "too_many";

/**
 * Used tickets, each stored until it expires; keyed by session, so that a session is limited and can't fill the
 * storage.
 */
export class SpentTickets {
  readonly #storage: DurableObjectStorage;

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
  }

  /** Uses a ticket. Atomic: the input gate lets no other request run between read and write. */
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

  /** Deletes all expired tickets. */
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
