/** D1 answers 1,000 statements an invocation; a page stops long before, so that it also ends in seconds. */
const QUESTIONS_MAX = 150;
const BYTES_MAX = 2_000_000;

/** What a page may ask and answer before the next one goes on. */
export class PageBudget {
  #questions = 0;
  #bytes = 0;

  asked(count: number): void {
    this.#questions += count;
  }

  took(bytes: number): void {
    this.#bytes += bytes;
  }

  get isSpent(): boolean {
    return this.#questions >= QUESTIONS_MAX || this.#bytes >= BYTES_MAX;
  }
}
