import { DurableObject } from "cloudflare:workers";
import { DAY_MS, HOUR_MS } from "#domain/time.ts";
import { delayAfter, type ThrottleSubject } from "./throttle-delay.ts";

/** Quiet for this long, and earlier failures are forgotten. */
const MEMORY_MS = HOUR_MS;
const KNOWN_NETWORK_MS = 30 * DAY_MS;
const KNOWN_NETWORKS_MAX = 8;

interface Lane {
  readonly failures: number;
  readonly lastAt: number;
}

interface Kept {
  /** Attempts by the network they are counted for; the empty name is everybody who is not known here. */
  readonly lanes: Readonly<Record<string, Lane>>;
  /** Networks from which the right password has come, and when last. */
  readonly known: Readonly<Record<string, number>>;
}

const NOTHING: Kept = { lanes: {}, known: {} };
const EVERYBODY = "";

/**
 * Slows attempts under one name (an account, a network), before any password is hashed.
 *
 * An attempt is counted when it starts and given back when it succeeds, so that attempts side by side
 * can't slip past. It delays and never locks: an attempt that comes too early is not counted. A network
 * from which the right password has come before is counted apart, so that strangers who try an account
 * from elsewhere don't slow its owner down.
 */
export class SignInThrottle extends DurableObject {
  #kept: Kept = NOTHING;

  constructor(state: DurableObjectState, env: Env) {
    super(state, env);
    state.blockConcurrencyWhile(async () => {
      this.#kept = (await state.storage.get<Kept>("kept")) ?? NOTHING;
    });
  }

  /** Whether it answers, for `/healthz`. */
  isHere(): boolean {
    return true;
  }

  /** @returns seconds to wait, or 0 when the attempt may go on and has been counted. */
  async begin(subject: ThrottleSubject, network = EVERYBODY): Promise<number> {
    const now = Date.now();
    const name = this.#laneOf(network, now);
    const kept = this.#kept.lanes[name];
    const lane = kept && now < kept.lastAt + MEMORY_MS ? kept : { failures: 0, lastAt: 0 };
    const mayAt = lane.lastAt + delayAfter(subject, lane.failures);
    if (now < mayAt) return Math.ceil((mayAt - now) / 1_000);
    const lanes = { ...this.#kept.lanes, [name]: { failures: lane.failures + 1, lastAt: now } };
    await this.#keep({ ...this.#kept, lanes });
    return 0;
  }

  /**
   * Gives an attempt back: the password was right. An account starts over and knows the network from then
   * on; a shared network is given back one attempt only, or one right password would cover many guesses.
   */
  async succeed(subject: ThrottleSubject, network = EVERYBODY): Promise<void> {
    const now = Date.now();
    const name = this.#laneOf(network, now);
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

  #laneOf(network: string, now: number): string {
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
