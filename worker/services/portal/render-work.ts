/**
 * What a page of a language takes besides its texts, reckoned in bytes of a snapshot: style, dialogs, its closed form.
 */
const BYTES_A_LANGUAGE = 32 * 1024;
/**
 * An invocation of the cron of five minutes has 30 seconds of processor time. So much takes a few of them: seventeen
 * usual portals in all fourteen languages, or two of the largest.
 */
const WORK_MAX = 8 * 1024 * 1024;

/** What rendering takes of a processor, reckoned ahead: a Worker is not told what it has used. */
export class RenderWork {
  #done = 0;
  readonly #max: number;

  constructor(max = WORK_MAX) {
    this.#max = max;
  }

  /** Counts a portal, by its languages and the bytes of its snapshot. */
  add(languages: number, bytes: number): void {
    this.#done += languages * BYTES_A_LANGUAGE + bytes;
  }

  get done(): number {
    return this.#done;
  }

  /** Whether no other portal is begun. The last one may have gone beyond, by one portal at most. */
  get isSpent(): boolean {
    return this.#done >= this.#max;
  }
}
