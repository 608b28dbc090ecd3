import { type TokenAnswer, tokenAnswerSchema } from "#domain/account.ts";
import { isSigningOut, SESSION_CHANNEL, type SIGNED_OUT } from "./sign-out.ts";

/** A token is renewed this long before it ends, so that a call rarely meets a 401. */
const RENEW_BEFORE_MS = 30_000;
const LOCK = "foyer-refresh";

interface Held {
  readonly token: string;
  /** Epoch milliseconds by this browser's clock. */
  readonly expiresAt: number;
}

type SessionMessage = { readonly type: "token"; readonly held: Held } | typeof SIGNED_OUT;

/**
 * The access token of this browser, in memory only.
 *
 * One refresh serves every call that waits for it, in every tab: tabs take turns by a lock and tell each
 * other what they got (specification, section 7).
 */
export class AccessTokens {
  #held: Held | null = null;
  #refreshing: Promise<string | null> | null = null;
  readonly #channel: BroadcastChannel;
  readonly #onSignedOut: () => void;

  constructor(onSignedOut: () => void) {
    this.#onSignedOut = onSignedOut;
    this.#channel = new BroadcastChannel(SESSION_CHANNEL);
    this.#channel.addEventListener("message", (event: MessageEvent<SessionMessage>) => {
      if (event.data.type === "token") this.#held = event.data.held;
      if (event.data.type === "signed-out") this.#onSignedOut();
    });
  }

  /** A token that should still be good, refreshed first if need be; null when there is none to be had. */
  async get(): Promise<string | null> {
    if (isSigningOut()) return null;
    if (this.#held && this.#held.expiresAt - RENEW_BEFORE_MS > Date.now()) return this.#held.token;
    return this.refresh(this.#held?.token ?? null);
  }

  /** A token other than the refused one. */
  refresh(refused: string | null): Promise<string | null> {
    this.#refreshing ??= this.#refreshOnce(refused).finally(() => {
      this.#refreshing = null;
    });
    return this.#refreshing;
  }

  close(): void {
    this.#channel.close();
  }

  #refreshOnce(refused: string | null): Promise<string | null> {
    return navigator.locks.request(LOCK, async () => {
      // While we waited for the lock another tab may have told us a newer one.
      if (this.#held && this.#held.token !== refused && this.#held.expiresAt > Date.now()) {
        return this.#held.token;
      }
      const answer = await requestToken();
      if (!answer) return null;
      this.#held = { token: answer.accessToken, expiresAt: Date.now() + answer.expiresIn * 1_000 };
      this.#channel.postMessage({ type: "token", held: this.#held } satisfies SessionMessage);
      return this.#held.token;
    });
  }
}

/** Null when the session has ended; throws when the network failed, which ends nothing. */
async function requestToken(): Promise<TokenAnswer | null> {
  const response = await fetch("/api/identity/token", { method: "POST" });
  if (response.status === 401) return null;
  if (!response.ok) throw new Error(`The session could not be refreshed: ${response.status}.`);
  return tokenAnswerSchema.parse(await response.json());
}
