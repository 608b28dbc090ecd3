import type { TransferLine } from "#domain/account/group-transfer.ts";
import { describeFault } from "#domain/account/transfer/validate-row.ts";
import { toUpload, type UploadFacts, validateLine } from "#worker/services/operations/validate-line.ts";

/**
 * Validates a file line by line as the target installation will, so that the import starts only after the last line
 * passed. Remembers the uploads of one property at a time.
 */
export class LineValidator {
  readonly #uploads = new Map<string, UploadFacts>();

  /** The fault of a line, in words that name it; null: none. */
  async judge(line: TransferLine, lineNumber: number): Promise<string | null> {
    if ("row" in line && line.table === "properties") this.#uploads.clear();
    if ("row" in line && line.table === "media") this.#uploads.set(String(line.row.key), toUpload(line.row));
    const fault = await validateLine(line, (key) => this.#uploads.get(key));
    return fault && describeFault(lineNumber, fault);
  }
}
