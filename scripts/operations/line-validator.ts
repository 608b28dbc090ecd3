import type { TransferLine } from "#domain/account/group-transfer.ts";
import { describeFault } from "#domain/account/transfer/validate-row.ts";
import { toUpload, type UploadFacts, validateLine } from "#worker/services/operations/validate-line.ts";

/**
 * Judges a file line by line as the installation that it goes to will, so that nothing is asked of that one before the
 * last line was read. Keeps the uploads of one property at a time.
 */
export class LineValidator {
  readonly #uploads = new Map<string, UploadFacts>();

  /** What is wrong with a line, in words that name it; null: nothing. */
  async judge(line: TransferLine, lineNumber: number): Promise<string | null> {
    if ("row" in line && line.table === "properties") this.#uploads.clear();
    if ("row" in line && line.table === "media") this.#uploads.set(String(line.row.key), toUpload(line.row));
    const fault = await validateLine(line, (key) => this.#uploads.get(key));
    return fault && describeFault(lineNumber, fault);
  }
}
