import { DAY_MS, HOUR_MS } from "#domain/time.ts";
import { LocatedObject } from "../located-object.ts";
import { getDelay, type ThrottleSubject } from "./throttle-delay.ts";

/** Earlier failures are forgotten after this long without an attempt. */
const MEMORY_MS = HOUR_MS;
const KNOWN_NETWORK_MS = 30 * DAY_MS;
const KNOWN_NETWORKS_MAX = 8;

interface Lane {
  readonly failures: number;
  readonly lastAt: number;
}

interface Kept {
  /** Attempts per known network; the empty name is for all other networks. */
  readonly lanes: Readonly<Record<string, Lane>>;
  /** Networks with a successful sign-in, and the time of the last one. */
  readonly known: Readonly<Record<string, number>>;
}

const NOTHING: Kept = { lanes: {}, known: {} };
const EVERYBODY = "";

/**
 * Throttles attempts under one name (an account, a network) before any password is hashed.
 *
 * An attempt counts when it starts and is refunded when it succeeds, so that parallel attempts can't bypass it.
 * It delays and never locks: an early attempt is refused without counting. A network with an earlier successful
 * sign-in is counted separately, so that attacks from elsewhere don't slow down the owner.
 */
export class SignInThrottle extends LocatedObject {
  #kept: Kept = NOTHING;

  constructor(state: DurableObjectState, env: Env) {
    super(state, env);
    state.blockConcurrencyWhile(async () => {
      this.#kept = (await state.storage.get<Kept>("kept")) ?? NOTHING;
    });
  }

  /** Liveness for `/healthz`. */
  isHere(): boolean {
    return true;
  }

  /** @returns seconds to wait; 0: allowed, and counted. */
  async begin(subject: ThrottleSubject, network = EVERYBODY): Promise<number> {
    const now = Date.now();
    const name = this.#getLane(network, now);
    const kept = this.#kept.lanes[name];
    const lane = kept && now < kept.lastAt + MEMORY_MS ? kept : { failures: 0, lastAt: 0 };
    const mayAt = lane.lastAt + getDelay(subject, lane.failures);
    if (now < mayAt) return Math.ceil((mayAt - now) / 1_000);
    const lanes = { ...this.#kept.lanes, [name]: { failures: lane.failures + 1, lastAt: now } };
    await this.#keep({ ...this.#kept, lanes });
    return 0;
  }

  /** Attempts since the last success, and the seconds to wait before the next. Counts nothing. */
  getState(subject: ThrottleSubject): { readonly failures: number; readonly waitSeconds: number } {
    const [lane, now] = [this.#kept.lanes[EVERYBODY], Date.now()];
    if (!lane || now >= lane.lastAt + MEMORY_MS) return { failures: 0, waitSeconds: 0 };
    const mayAt = lane.lastAt + getDelay(subject, lane.failures);
    return { failures: lane.failures, waitSeconds: Math.max(0, Math.ceil((mayAt - now) / 1_000)) };
  }

  /**
   * Refunds an attempt after a right password. An account starts over and knows the network from then on; a
   * shared network is refunded one attempt only, otherwise one right password would cover many guesses.
   */
  async succeed(subject: ThrottleSubject, network = EVERYBODY): Promise<void> {
    const now = Date.now();
    const name = this.#getLane(network, now);
    const { [name]: lane, ...lanes } = this.#kept.lanes;
    if (subject === "network") {
      if (!lane) return;
      const failures = Math.max(0, lane.failures - 1);
      return this.#keep({ ...this.#kept, lanes: { ...lanes, [name]: { ...lane, failures } } });
    }
    const known = network === EVERYBODY ? this.#kept.known : { ...this.#kept.known, [network]: now };
    const newest = Object.entries(known).sort(([, one], [, other]) => other - one);
    await this.#keep({ lanes, known: Object.fromEntries(newest.slice(0, KNOWN_NETWORKS_MAX)) });
  }

  override async alarm(): Promise<void> {
    const now = Date.now();
    const lanes = Object.entries(this.#kept.lanes).filter(([, { lastAt }]) => now < lastAt + MEMORY_MS);
    const known = Object.entries(this.#kept.known).filter(([, at]) => now < at + KNOWN_NETWORK_MS);
    if (lanes.length + known.length > 0) {
      return this.#keep({ lanes: Object.fromEntries(lanes), known: Object.fromEntries(known) });
    }
    this.#kept = NOTHING;
    await this.ctx.storage.deleteAll();
  }

  #getLane(network: string, now: number): string {
    const at = this.#kept.known[network];
    return at !== undefined && now < at + KNOWN_NETWORK_MS ? network : EVERYBODY;
  }

  async #keep(kept: Kept): Promise<void> {
    this.#kept = kept;
    await this.ctx.storage.put("kept", kept);
    const ends = [
      ...Object.values(kept.lanes).map(({ lastAt }) => lastAt + MEMORY_MS),
      ...Object.values(kept.known).map((at) => at + KNOWN_NETWORK_MS),
    ];
    if (ends.length > 0) await this.ctx.storage.setAlarm(Math.min(...ends));
  }
}
