import type { LoggedChange } from "#domain/live/live.ts";
import { type ChangeRow, toLoggedChange } from "../db/changes.ts";
import { logEvent } from "../log-event.ts";

/** A row of the change log. `null`: unreadable by this version. */
export interface LogEntry {
  readonly sequence: number;
  readonly change: LoggedChange | null;
}

/**
 * Parses rows of the change log, and reports each unreadable row once: its sequence and kind, never its
 * payload.
 *
 * A row is unreadable if a newer version wrote an unknown kind, or its payload is damaged. Later changes must
 * be delivered all the same.
 */
export class LogEntries {
  #reportedUntil = 0;

  of(rows: readonly ChangeRow[]): LogEntry[] {
    return rows.map((row) => {
      const change = toLoggedChange(row);
      if (!change) this.#report(row);
      return { sequence: row.sequence, change };
    });
  }

  #report({ sequence, groupId, kind }: ChangeRow): void {
    if (sequence <= this.#reportedUntil) return;
    this.#reportedUntil = sequence;
    logEvent("live.change_skipped", { sequence, groupId, kind });
  }
}
