import type { TokenAnswer } from "#domain/account/account.ts";
import { hasUnsavedWork } from "./leaving.ts";
import { readProblem } from "./network/problem.ts";
import { isSigningOut, SESSION_CHANNEL, type SignedOut } from "./sign-out.ts";

/** A token is renewed this long before it ends, so that a call rarely meets a 401. */
const RENEW_BEFORE_MS = 30_000;
const LOCK = "foyer-refresh";
/** How often the server is told that the session is in use. It ends twelve hours after the last time. */
const TELL_USE_EVERY_MS = 15 * 60_000;
/** The server's twelve hours, less what the clocks of two tabs and a slow answer may make of them. */
const IDLE_FROM_MS = 11.5 * 60 * 60_000;
const TELL_AGAIN_AFTER_MS = 30_000;
/** The session is over because nobody used it: a person who comes back signs in again, in place. */
const IDLE = Symbol("idle");

interface Held {
  readonly token: string;
  /** Epoch milliseconds by this browser's clock. */
  readonly expiresAt: number;
  /** When the server last counted a use of this browser. */
  readonly countedAt: number;
}

/** `expiresIn`: seconds. */
type Grant = Pick<TokenAnswer, "accessToken" | "expiresIn">;

/**
 * Why the page is covered until its person has signed in again: nobody used the session, or it was ended while the page
 * has unsaved work.
 */
export type SignInReason = "idle" | "ended";

interface Listeners {
  readonly onSignedOut: (how: SignedOut) => void;
  /** Somebody else has signed in in this browser, and nothing here is unsaved. */
  readonly onOtherPerson: () => void;
  /** Null: the person has signed in, and everything goes on. */
  readonly onSignInNeeded: (reason: SignInReason | null) => void;
}

type SessionMessage = { readonly type: "token"; readonly held: Held } | SignedOut;

/**
 * The access token of this browser, in memory only.
 *
 * One refresh serves every call that waits for it, in every tab: tabs take turns by a lock and tell each
 * other what they got (specification, section 7). A refresh says whether somebody has used the browser since
 * the last one: a tab that is left open comes back to the live channel by itself, and must not keep its session
 * alive. Where the session is over for that, or was ended while this page has unsaved work, calls wait until the person
 * has signed in again. A page keeps to the person it was opened for: tokens of another are not used.
 */
export class AccessTokens {
  #held: Held | null = null;
  /** Whose page this is: the subject of its first token. */
  #person: string | null = null;
  #refreshing: Promise<string | null> | null = null;
  /** A page that was opened is in use. */
  #usedAt = Date.now();
  #toldUseAt = 0;
  #waiting: ((token: string) => void)[] = [];
  readonly #channel: BroadcastChannel;
  readonly #listeners: Listeners;

  constructor(listeners: Listeners) {
    this.#listeners = listeners;
    this.#channel = new BroadcastChannel(SESSION_CHANNEL);
    this.#channel.addEventListener("message", (event: MessageEvent<SessionMessage>) => {
      if (event.data.type === "token") this.#take(event.data.held);
      if (event.data.type === "signed-out") this.#listeners.onSignedOut(event.data);
    });
  }

  /** A token that should still be good, refreshed first if need be; null when there is none to be had. */
  async get(): Promise<string | null> {
    if (isSigningOut()) return null;
    if (this.#held && this.#held.expiresAt - RENEW_BEFORE_MS > Date.now()) return this.#held.token;
    return this.refresh(this.#held?.token ?? null);
  }

  /** The token of this moment; null where there is none, or it has run out. */
  get held(): string | null {
    return this.#held && this.#held.expiresAt > Date.now() ? this.#held.token : null;
  }

  /** A token other than the refused one. */
  refresh(refused: string | null): Promise<string | null> {
    this.#refreshing ??= this.#refreshOnce(refused).finally(() => {
      this.#refreshing = null;
    });
    return this.#refreshing;
  }

  /** Whether it is so long since the server counted a use that the session may be over for that. */
  mayBeIdle(): boolean {
    return this.#held !== null && Date.now() - this.#held.countedAt >= IDLE_FROM_MS;
  }

  /** Asks again even if a token is held: null when the session has ended. */
  check(): Promise<string | null> {
    return this.refresh(this.#held?.token ?? null);
  }

  /** Another tab has ended the session: asks for a new sign-in here, in place. */
  async drop(): Promise<void> {
    this.#held = null;
    await this.check();
  }

  /** Somebody has just used this page. @returns false when that showed that the session has ended. */
  async noteUse(): Promise<boolean> {
    const now = Date.now();
    this.#usedAt = now;
    if (!this.#held || now - this.#held.countedAt < TELL_USE_EVERY_MS) return true;
    if (now - this.#toldUseAt < TELL_AGAIN_AFTER_MS || isSigningOut()) return true;
    this.#toldUseAt = now;
    return (await this.check()) !== null;
  }

  /** What a sign-in on this page gave. Everything that waited for one goes on, in every tab. */
  renew({ accessToken, expiresIn }: Grant): void {
    this.#tell({ token: accessToken, expiresAt: Date.now() + expiresIn * 1_000, countedAt: Date.now() });
  }

  close(): void {
    this.#channel.close();
  }

  #tell(held: Held): void {
    this.#take(held);
    this.#channel.postMessage({ type: "token", held } satisfies SessionMessage);
  }

  #take(held: Held): void {
    if (!this.#isOwn(held.token)) {
      if (hasUnsavedWork()) void this.drop();
      else this.#listeners.onOtherPerson();
      return;
    }
    this.#held = held;
    const waiting = this.#waiting.splice(0);
    if (waiting.length === 0) return;
    this.#listeners.onSignInNeeded(null);
    for (const goOn of waiting) goOn(held.token);
  }

  async #refreshOnce(refused: string | null): Promise<string | null> {
    const token = await this.#requestInTurn(refused);
    const reason = token === IDLE ? "idle" : token === null && hasUnsavedWork() ? "ended" : null;
    if (reason === null) return token as string | null;
    // The lock is free again: another tab may be the one that the person signs in at.
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
      // While we waited for the lock another tab may have told us a newer one.
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
      this.#tell({
        token: answer.accessToken,
        expiresAt: Date.now() + answer.expiresIn * 1_000,
        countedAt: isUsed ? now : countedAt,
      });
      return answer.accessToken;
    });
  }
}

/** Null when the session has ended; throws when the network failed, which ends nothing. */
async function requestToken(isUsed: boolean): Promise<Grant | null | typeof IDLE> {
  const path = "/api/identity/token";
  const response = await fetch(isUsed ? path : `${path}?unattended=true`, { method: "POST" });
  if (response.status === 401) return (await readProblem(response)).code === "session_idle" ? IDLE : null;
  if (!response.ok) throw new Error(`The session could not be refreshed: ${response.status}.`);
  return readGrant(await response.json());
}

/** The person a token is for. The API alone verifies tokens. */
function readSubject(token: string): string {
  const [, claims = ""] = token.split(".");
  return (JSON.parse(atob(claims.replaceAll("-", "+").replaceAll("_", "/"))) as { sub: string }).sub;
}

/** The token in an answer, read by hand: no screen begins with the library of schemas. Throws where there is none. */
export function readGrant(answer: unknown): Grant {
  const { accessToken, expiresIn } = (answer ?? {}) as Partial<Record<keyof Grant, unknown>>;
  if (typeof accessToken === "string" && typeof expiresIn === "number") return { accessToken, expiresIn };
  throw new Error("The answer has no access token.");
}
