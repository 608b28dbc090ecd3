import type { TransferLine } from "#domain/account/group-transfer.ts";
import { sentenceOfFault } from "#domain/account/transfer/judge-row.ts";
import { judgeLine, toUpload, type UploadFacts } from "#worker/services/operations/judge-line.ts";

/**
 * Judges a file line by line as the installation that it goes to will, so that nothing is asked of that one before the
 * last line was read. Keeps the uploads of one property at a time.
 */
export class LineJudge {
  readonly #uploads = new Map<string, UploadFacts>();

  /** What is wrong with a line, in words that name it; null: nothing. */
  async judge(line: TransferLine, lineNumber: number): Promise<string | null> {
    if ("row" in line && line.table === "properties") this.#uploads.clear();
    if ("row" in line && line.table === "media") this.#uploads.set(String(line.row.key), toUpload(line.row));
    const fault = await judgeLine(line, (key) => this.#uploads.get(key));
    return fault && sentenceOfFault(lineNumber, fault);
  }
}
