/** Estimated cost of a language's page besides its texts (style, dialogs, closed form), in snapshot bytes. */
const BYTES_A_LANGUAGE = 32 * 1024;
/**
 * A five-minute cron invocation has 30 seconds of CPU time. This takes a few of them: seventeen usual portals
 * in all fourteen languages, or two of the largest.
 */
const WORK_MAX = 8 * 1024 * 1024;

/** Estimates the CPU cost of renderings, because a Worker can't measure its own CPU time. */
export class RenderWork {
  #done = 0;
  readonly #max: number;

  constructor(max = WORK_MAX) {
    this.#max = max;
  }

  /** Adds a portal, by its languages and the bytes of its snapshot. */
  add(languages: number, bytes: number): void {
    this.#done += languages * BYTES_A_LANGUAGE + bytes;
  }

  get done(): number {
    return this.#done;
  }

  /** Whether to start no further portal. The last one may exceed the limit. */
  get isSpent(): boolean {
    return this.#done >= this.#max;
  }
}
