import type { LoggedChange } from "#domain/live/live.ts";
import { type ChangeRow, toLoggedChange } from "../db/changes.ts";
import { logEvent } from "../log-event.ts";

/** A row of the change log. Null: this version cannot read it. */
export interface LogEntry {
  readonly sequence: number;
  readonly change: LoggedChange | null;
}

/**
 * Reads rows of the change log, and reports each unreadable row once: its place and kind, never its payload.
 *
 * A row is unreadable when a newer version wrote a kind that this one does not know, or when its payload is damaged.
 * Neither may keep the changes after it from anybody.
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
