import { PEAK_DAYS } from "#domain/guest/form-limits.ts";
import { addDays } from "#domain/zoned-time.ts";

/** Accepted at once, or released by staff. */
type Source = "taken" | "vouched";

/**
 * The most messages of a kind that any network sent in an hour, one row per day. Contains no network's name,
 * because those are deleted with their day.
 */
export class NetworkPeaks {
  private readonly sql: SqlStorage;
  private readonly day: string;
  private readonly kind: string;

  constructor(sql: SqlStorage, { day, kind }: { readonly day: string; readonly kind: string }) {
    this.sql = sql;
    this.day = day;
    this.kind = kind;
  }

  /**
   * The highest value of the last days. Of today only values released by staff: otherwise a flood would raise
   * its own limit.
   */
  get highest(): number {
    const { peak } = this.sql
      .exec<{ peak: number | null }>(
        "SELECT MAX(peak) AS peak FROM network_peaks WHERE kind = ? AND (day < ? OR source = 'vouched')",
        this.kind,
        this.day,
      )
      .one();
    return peak ?? 0;
  }

  note(source: Source, peak: number): void {
    this.sql.exec(
      `INSERT INTO network_peaks (day, kind, source, peak) VALUES (?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET peak = MAX(peak, excluded.peak)`,
      this.day,
      this.kind,
      source,
      peak,
    );
  }
}

export function deleteOldPeaks(sql: SqlStorage, today: string): void {
  sql.exec("DELETE FROM network_peaks WHERE day < ?", addDays(today, -PEAK_DAYS));
}
