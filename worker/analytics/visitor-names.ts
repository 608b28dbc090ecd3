import type { EpochMs } from "#domain/time.ts";
import { addDays } from "#domain/zoned-time.ts";
import { hasVisited, type VisitEvents } from "./count-events.ts";
import { isKnownVisitor } from "./known-visitors.ts";
import type { Salts } from "./salts.ts";
import type { Sender } from "./submissions.ts";
import {
  hashConsented,
  hashConsentedDay,
  hashDayId,
  hashName,
  hashVisitor,
  nameNetwork,
  type VisitorTraits,
} from "./visitor.ts";

/** Names visitors by hashes with a day's salt; raw traits are never stored. */
export class VisitorNames {
  private readonly sql: SqlStorage;
  private readonly salts: Salts;

  constructor(sql: SqlStorage, salts: Salts) {
    this.sql = sql;
    this.salts = salts;
  }

  private getSalts(day: string, yesterday: string) {
    const salt = this.salts.find(day);
    if (!salt) throw new Error("A day was not opened.");
    return { salt, earlierSalt: yesterday === day ? null : this.salts.find(yesterday) };
  }

  /** A visitor's hashes for a day and the previous one, and whether they are based on an id of their own. */
  getName(
    visitor: VisitorTraits,
    day: string,
  ): Pick<VisitEvents, "hash" | "earlier" | "known" | "network"> & { readonly hasOwnId: boolean } {
    const yesterday = addDays(day, -1);
    const { salt, earlierSalt } = this.getSalts(day, yesterday);
    const consented = this.findKnown(visitor.consentedId);
    const { dayId } = visitor;
    const hashBy = (by: Uint8Array) => {
      if (consented) return hashConsentedDay(by, consented.id);
      return dayId ? hashDayId(by, dayId) : hashVisitor(by, visitor);
    };
    return {
      hash: hashBy(salt),
      earlier: earlierSalt ? { day: yesterday, hash: hashBy(earlierSalt) } : null,
      known: consented?.hash ?? null,
      network: nameNetwork(salt, visitor.network),
      hasOwnId: consented !== null || Boolean(dayId),
    };
  }

  /**
   * The sender of a form. An id alone proves nothing; with a page view counted today it is a guest of the
   * property.
   */
  getSender(visitor: VisitorTraits, day: string, at: EpochMs): Sender {
    const { hash, network, hasOwnId } = this.getName(visitor, day);
    const isEstablished = hasOwnId && hasVisited(this.sql, day, hash);
    return { day, at, hash: hashName(hash), network, hasOwnId, isEstablished };
  }

  /** A consent id is trusted only if it is recorded here. */
  private findKnown(id: string | null | undefined): { id: string; hash: ArrayBuffer } | null {
    if (!id) return null;
    const hash = hashConsented(id);
    return isKnownVisitor(this.sql, hash) ? { id, hash } : null;
  }
}
