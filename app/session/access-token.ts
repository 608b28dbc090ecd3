import type { TokenAnswer } from "#domain/account/account.ts";
import { hasUnsavedWork } from "./leaving.ts";
import { readProblem } from "./network/problem.ts";
import { isSigningOut, SESSION_CHANNEL, type SignedOut } from "./sign-out.ts";

/** Refresh this long before expiry, so that calls rarely get a 401. */
const RENEW_BEFORE_MS = 30_000;
const LOCK = "foyer-refresh";
/** A refresh without an answer would hold the lock, and with it every tab. */
const REFRESH_MS_MAX = 30_000;
/** How often to report use to the server. A session ends twelve hours after its last use. */
const REPORT_USE_EVERY_MS = 15 * 60_000;
/** Without use for this long, the session may have ended: twelve hours, minus a margin for clocks and slow answers. */
const IDLE_FROM_MS = 11.5 * 60 * 60_000;
const REPORT_AGAIN_AFTER_MS = 30_000;
/** Result of a refresh: the session ended through inactivity, so the person signs in again on this page. */
const IDLE = Symbol("idle");

interface Held {
  readonly token: string;
  /** Epoch milliseconds, browser clock. */
  readonly expiresAt: number;
  /** When the server last counted a use of this browser. */
  readonly countedAt: number;
}

/** A new access token. `expiresIn`: seconds. */
type Grant = Pick<TokenAnswer, "accessToken" | "expiresIn">;

/**
 * Why the page is covered until its person signs in again: inactivity, or the session was ended while the
 * page has unsaved work.
 */
export type SignInReason = "idle" | "ended";

interface Listeners {
  readonly onSignedOut: (how: SignedOut) => void;
  /** Called if another person has signed in in this browser and this page has no unsaved work. */
  readonly onOtherPerson: () => void;
  /** Called with the reason for a new sign-in; with `null` after it, when pending calls continue. */
  readonly onSignInNeeded: (reason: SignInReason | null) => void;
}

type SessionMessage = { readonly type: "token"; readonly held: Held } | SignedOut;

/**
 * Access token of this browser, in memory only.
 *
 * One refresh serves all waiting calls in all tabs: a Web Lock allows one refresh at a time, and a
 * `BroadcastChannel` shares the result (specification, section 7). Each refresh reports whether the browser
 * was used since the last one, so that an open but unused tab, whose live channel reconnects, does not keep
 * the session alive. After inactivity, or if the session was ended while this page has unsaved work, calls
 * wait for a new sign-in. Tokens of another person are ignored.
 */
export class AccessTokens {
  #held: Held | null = null;
  /** The page's user: the subject of its first token. */
  #person: string | null = null;
  #refreshing: Promise<string | null> | null = null;
  /** Opening the page counts as use. */
  #usedAt = Date.now();
  #reportedUseAt = 0;
  #waiting: ((token: string) => void)[] = [];
  readonly #channel: BroadcastChannel;
  readonly #listeners: Listeners;

  constructor(listeners: Listeners) {
    this.#listeners = listeners;
    this.#channel = new BroadcastChannel(SESSION_CHANNEL);
    this.#channel.addEventListener("message", (event: MessageEvent<SessionMessage>) => {
      if (event.data.type === "token") this.#apply(event.data.held);
      if (event.data.type === "signed-out") this.#listeners.onSignedOut(event.data);
    });
  }

  /** A valid token, refreshed if necessary; `null` if there is none. */
  async get(): Promise<string | null> {
    if (isSigningOut()) return null;
    if (this.#held && this.#held.expiresAt - RENEW_BEFORE_MS > Date.now()) return this.#held.token;
    return this.refresh(this.#held?.token ?? null);
  }

  /** The current token; `null` if there is none or it has expired. */
  get held(): string | null {
    return this.#held && this.#held.expiresAt > Date.now() ? this.#held.token : null;
  }

  /** Gets a token other than the refused one. */
  refresh(refused: string | null): Promise<string | null> {
    this.#refreshing ??= this.#refreshOnce(refused).finally(() => {
      this.#refreshing = null;
    });
    return this.#refreshing;
  }

  /** Whether the last counted use is so long ago that the session may have ended through inactivity. */
  mayBeIdle(): boolean {
    return this.#held !== null && Date.now() - this.#held.countedAt >= IDLE_FROM_MS;
  }

  /** Refreshes even if a token is held; `null` if the session has ended. */
  check(): Promise<string | null> {
    return this.refresh(this.#held?.token ?? null);
  }

  /** The session was ended in another tab: drop the token and ask for a new sign-in on this page. */
  async drop(): Promise<void> {
    this.#held = null;
    await this.check();
  }

  /** Records use of this page. @returns `false` if reporting it showed that the session has ended. */
  async noteUse(): Promise<boolean> {
    const now = Date.now();
    this.#usedAt = now;
    if (!this.#held || now - this.#held.countedAt < REPORT_USE_EVERY_MS) return true;
    if (now - this.#reportedUseAt < REPORT_AGAIN_AFTER_MS || isSigningOut()) return true;
    this.#reportedUseAt = now;
    return (await this.check()) !== null;
  }

  /** Applies the result of a sign-in on this page. Waiting calls in all tabs continue. */
  renew({ accessToken, expiresIn }: Grant): void {
    this.#share({ token: accessToken, expiresAt: Date.now() + expiresIn * 1_000, countedAt: Date.now() });
  }

  close(): void {
    this.#channel.close();
  }

  #share(held: Held): void {
    this.#apply(held);
    this.#channel.postMessage({ type: "token", held } satisfies SessionMessage);
  }

  #apply(held: Held): void {
    if (!this.#isOwn(held.token)) {
      if (hasUnsavedWork()) void this.drop();
      else this.#listeners.onOtherPerson();
      return;
    }
    this.#held = held;
    const waiting = this.#waiting.splice(0);
    if (waiting.length === 0) return;
    this.#listeners.onSignInNeeded(null);
    for (const resume of waiting) resume(held.token);
  }

  async #refreshOnce(refused: string | null): Promise<string | null> {
    const token = await this.#requestInTurn(refused);
    const reason = token === IDLE ? "idle" : token === null && hasUnsavedWork() ? "ended" : null;
    if (reason === null) return token as string | null;
    // The lock is already released, because the person may sign in in any tab.
    const renewed = new Promise<string>((resolve) => this.#waiting.push(resolve));
    this.#listeners.onSignInNeeded(reason);
    return renewed;
  }

  #isOwn(token: string): boolean {
    const person = readSubject(token);
    this.#person ??= person;
    return person === this.#person;
  }

  #requestInTurn(refused: string | null): Promise<string | null | typeof IDLE> {
    return navigator.locks.request(LOCK, async () => {
      // Another tab may have shared a newer token while this one waited for the lock.
      if (this.#held && this.#held.token !== refused && this.#held.expiresAt > Date.now()) {
        return this.#held.token;
      }
      const [now, countedAt] = [Date.now(), this.#held?.countedAt ?? 0];
      const isUsed = this.#usedAt > countedAt;
      const answer = await requestToken(isUsed);
      if (answer === null || answer === IDLE) return answer;
      if (!this.#isOwn(answer.accessToken)) {
        if (!hasUnsavedWork()) this.#listeners.onOtherPerson();
        return null;
      }
      this.#share({
        token: answer.accessToken,
        expiresAt: Date.now() + answer.expiresIn * 1_000,
        countedAt: isUsed ? now : countedAt,
      });
      return answer.accessToken;
    });
  }
}

/** `null` if the session has ended; throws on network errors, which do not end it. */
async function requestToken(isUsed: boolean): Promise<Grant | null | typeof IDLE> {
  const path = "/api/identity/token";
  const signal = AbortSignal.timeout(REFRESH_MS_MAX);
  const response = await fetch(isUsed ? path : `${path}?unattended=true`, { method: "POST", signal });
  if (response.status === 401) return (await readProblem(response)).code === "session_idle" ? IDLE : null;
  if (!response.ok) throw new Error(`The session could not be refreshed: ${response.status}.`);
  return readGrant(await response.json());
}

/** Subject of a token, unverified. Only the API verifies tokens. */
function readSubject(token: string): string {
  const [, claims = ""] = token.split(".");
  return (JSON.parse(atob(claims.replaceAll("-", "+").replaceAll("_", "/"))) as { sub: string }).sub;
}

/** Parses the token answer by hand, so that screens start without Zod. Throws if malformed. */
export function readGrant(answer: unknown): Grant {
  const { accessToken, expiresIn } = (answer ?? {}) as Partial<Record<keyof Grant, unknown>>;
  if (typeof accessToken === "string" && typeof expiresIn === "number") return { accessToken, expiresIn };
  throw new Error("The answer has no access token.");
}
