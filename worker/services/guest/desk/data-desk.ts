import type { TransferRow } from "#domain/account/group-transfer.ts";
import type { GuestCode, GuestDataKind, GuestEntryKey } from "#domain/guest/guest-data.ts";
import type { KeptDays } from "#domain/guest/messages/kept-days.ts";
import type { EpochMs } from "#domain/time.ts";
import { deleteMails } from "../../../desk/mails.ts";
import { addTask, withdrawTasks } from "../../../desk/outbox.ts";
import { countHeld, type HeldCount } from "../../../desk/periods.ts";
import {
  deleteEntries,
  type Erasable,
  type Found,
  findByCode,
  findByStay,
  findErasable,
} from "../../../desk/search.ts";
import { readNumber } from "../../../desk/settings.ts";
import { type DeskTable, dumpDesk, loadDesk } from "../../../desk/transfer.ts";
import type { Acting } from "./desk-object.ts";
import { GuardDesk } from "./guard-desk.ts";

/** Desk methods to find, erase, count and export data, for all kinds of messages. */
export class DataDesk extends GuardDesk {
  async findByCode(code: GuestCode): Promise<Found> {
    return findByCode(this.sql, code);
  }

  async findByStay(stay: Parameters<typeof findByStay>[1]): Promise<Found> {
    return findByStay(this.sql, stay);
  }

  /** Which of the entries still exist. */
  async findErasable(entries: readonly GuestEntryKey[]): Promise<Erasable> {
    return findErasable(this.sql, entries);
  }

  /**
   * Erases entries and all mail about them, here and in D1's outbox. `digestBody` replaces the body of unsent
   * digests that list one of them. @returns the number erased; concurrent calls count each entry once.
   */
  async erase(
    entries: readonly GuestEntryKey[],
    { by, digestBody }: { readonly by: Acting; readonly digestBody: string },
  ): Promise<number> {
    const count = this.change(by.at, () => {
      const found = findErasable(this.sql, entries);
      const { messages, consents } = found;
      const all = [...messages, ...consents];
      if (all.length === 0) return 0;
      deleteEntries(this.sql, found);
      const messageIds = messages.map(({ id }) => id);
      deleteMails(this.sql, messageIds);
      withdrawTasks(this.sql, messageIds, digestBody);
      const ratedAt = messages.flatMap(({ at, isRated }) => (isRated ? [at] : []));
      const since = Math.min(...all.map(({ at }) => at));
      addTask(this.sql, { task: "erased", messageIds, ratedAt, since, digestBody }, by.at);
      this.note({ ...by, action: "guest-data.erased", summary: String(all.length) });
      // Makes open inboxes reload.
      this.tell(by.at, null);
      return all.length;
    });
    if (count > 0) await this.tryToDeliver();
    return count;
  }

  /** Number of entries of each kind, how many expire by a moment, and when the next deletion was due. */
  async count(
    days: KeptDays,
    at: EpochMs,
  ): Promise<{ readonly counts: Record<GuestDataKind, HeldCount>; readonly deletionDueAt: EpochMs | null }> {
    return { counts: countHeld(this.sql, days, at), deletionDueAt: readNumber(this.sql, "deletion_due") };
  }

  /** A page of a table for an export, after an id. */
  async dump(table: DeskTable, after: string | null) {
    return dumpDesk(this.sql, table, after);
  }

  /**
   * Stores a page of an import. Nothing is mailed or deleted before `open`. Idempotent; only for a property
   * without guests here.
   */
  load(table: DeskTable, rows: readonly TransferRow[]): void {
    this.ctx.storage.transactionSync(() => loadDesk(this.sql, table, rows));
  }

  /** Starts the desk after an import, and sends D1 the number of open requests. */
  async open(): Promise<void> {
    this.change(Date.now(), () => addTask(this.sql, { task: "counted" }, Date.now()));
    await this.tryToDeliver();
  }
}
