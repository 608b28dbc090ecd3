/** D1 allows 1,000 queries per invocation; a page stops long before, so that it ends within seconds. */
const QUESTIONS_MAX = 150;
const BYTES_MAX = 2_000_000;

/** Limits the queries and bytes of one page. */
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
