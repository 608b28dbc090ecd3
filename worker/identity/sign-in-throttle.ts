import { DurableObject } from "cloudflare:workers";
import { MINUTE_MS } from "#domain/time.ts";

const WINDOW_MS = 15 * MINUTE_MS;

/** What is counted under one name: an account or an address. */
export type ThrottleSubject = "account" | "network";
const ATTEMPTS_MAX: Readonly<Record<ThrottleSubject, number>> = { account: 10, network: 30 };

interface Window {
  readonly startedAt: number;
  readonly attempts: number;
}

/**
 * Counts failed sign-ins of one account or network, before any password is hashed.
 *
 * An attempt is counted when it starts and given back when it succeeds, so that attempts side by side
 * can't slip past the limit. It delays, it never locks: the window ends by itself.
 */
export class SignInThrottle extends DurableObject {
  #window: Window | null = null;

  constructor(state: DurableObjectState, env: Env) {
    super(state, env);
    state.blockConcurrencyWhile(async () => {
      this.#window = (await state.storage.get<Window>("window")) ?? null;
    });
  }

  /** @returns seconds to wait, or 0 when the attempt may go on. */
  async begin(subject: ThrottleSubject): Promise<number> {
    const now = Date.now();
    const open = this.#window && now < this.#window.startedAt + WINDOW_MS ? this.#window : null;
    if (open && open.attempts >= ATTEMPTS_MAX[subject]) {
      return Math.ceil((open.startedAt + WINDOW_MS - now) / 1_000);
    }
    await this.#keep({ startedAt: open?.startedAt ?? now, attempts: (open?.attempts ?? 0) + 1 });
    return 0;
  }

  /** Gives an attempt back: the password was right. */
  async succeed(subject: ThrottleSubject): Promise<void> {
    if (!this.#window) return;
    const attempts = subject === "account" ? 0 : this.#window.attempts - 1;
    await this.#keep({ ...this.#window, attempts: Math.max(0, attempts) });
  }

  override async alarm(): Promise<void> {
    this.#window = null;
    await this.ctx.storage.deleteAll();
  }

  async #keep(window: Window): Promise<void> {
    this.#window = window;
    await this.ctx.storage.put("window", window);
    await this.ctx.storage.setAlarm(window.startedAt + WINDOW_MS);
  }
}
