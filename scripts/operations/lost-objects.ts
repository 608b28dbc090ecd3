import type { TransferLine } from "#domain/account/group-transfer.ts";

const NAMED_MAX = 20;

/** Collects the objects that rows reference and R2 has lost: their number, and the first by name. */
export class LostObjects {
  readonly #named: string[] = [];
  #count = 0;

  see(line: TransferLine): void {
    if (!("lost" in line)) return;
    this.#count += 1;
    if (this.#named.length < NAMED_MAX) this.#named.push(line.lost);
  }

  /** Description of the lost objects; null: none. */
  get words(): string | null {
    if (this.#count === 0) return null;
    const rest = this.#count - this.#named.length;
    return [
      `${this.#count} ${this.#count === 1 ? "object" : "objects"} that its rows name ${this.#count === 1 ? "is" : "are"} lost; the file says so in lines of their own:`,
      ...this.#named.map((key) => `  ${key}`),
      ...(rest > 0 ? [`  … and ${rest} more`] : []),
    ].join("\n");
  }
}
