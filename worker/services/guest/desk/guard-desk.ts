import type { Guard } from "#domain/content/guard.ts";
import { GUESSES_TOLD_MIN } from "#domain/guest/guesses.ts";
import type { ContentLanguage } from "#domain/language.ts";
import type { EpochMs } from "#domain/time.ts";
import {
  countGuess,
  countWrongPins,
  findGuarded,
  findGuardedFile,
  findGuardedForms,
  findPin,
  forgetWrongPins,
  type GuardedPart,
  listPinned,
  refundGuess,
  replaceGuarded,
  storePin,
} from "../../../desk/guarded.ts";
import { hashPin, isPass, isPin, newPassKey, PASS_MS, passFor } from "../../../desk/pin-secrets.ts";
import { readSetting, writeSetting } from "../../../desk/settings.ts";
import type { Acting } from "./desk-object.ts";
import { PushDesk } from "./push-desk.ts";

/** Owners are mailed at multiples of this number of wrong PINs, from `GUESSES_TOLD_MIN` on, at most daily. */
const TOLD_EVERY = 50;

/** Credentials of a guest who returns to guarded content. */
export interface Showing {
  readonly buttonId: string;
  readonly language: ContentLanguage;
  /** The pass from an earlier success. */
  readonly pass: string | null;
  /** Whether an active card was scanned. */
  readonly hasCard: boolean;
  readonly at: EpochMs;
}

/** Credentials of a guest who opens guarded content. */
export interface Asking extends Showing {
  /** As typed; `null`: none. */
  readonly pin: string | null;
  readonly network: string;
  /** The place whose card was scanned; `null`: none. */
  readonly placeId: string | null;
}

/** `wrong`: refused; `wait`: throttled until then, unchecked. `pass: null`: nothing new to store. */
export type Opened =
  | { readonly outcome: "open"; readonly html: string; readonly pass: string | null }
  | { readonly outcome: "wrong" | "unknown" }
  | { readonly outcome: "wait"; readonly until: EpochMs };

/**
 * Desk methods for guarded buttons (R8): the rendered content, stored nowhere else; hashed PINs; and counts of
 * attempts, which survive hibernation. The content is a projection: the portal's writer stores it again with
 * each run.
 */
export abstract class GuardDesk extends PushDesk {
  /** Replaces all guarded content. Idempotent. */
  layGuarded(parts: readonly GuardedPart[]): void {
    this.change(Date.now(), () => replaceGuarded(this.sql, parts));
  }

  /** Sets a button's PIN; existing passes become invalid. */
  async setPin(buttonId: string, pin: string, by: Acting): Promise<void> {
    const hash = await hashPin(pin);
    this.change(by.at, () => {
      storePin(this.sql, buttonId, { hash, setAt: by.at });
      forgetWrongPins(this.sql, buttonId);
      this.note({ ...by, action: "pin.set", summary: "" });
    });
    await this.tryToDeliver();
  }

  /** When a button's PIN was set (`null`: no PIN, nobody can pass), and the wrong attempts within a day. */
  pinState(buttonId: string): { readonly setAt: EpochMs | null; readonly wrong: number } {
    return {
      setAt: findPin(this.sql, buttonId)?.setAt ?? null,
      wrong: countWrongPins(this.sql, buttonId, Date.now()),
    };
  }

  /** Ids of all buttons with a PIN, including deleted buttons. */
  pinnedButtons(): readonly string[] {
    return listPinned(this.sql);
  }

  /** Opens guarded content, or refuses. An attempt is counted before it is checked. */
  async openGuarded(asking: Asking): Promise<Opened> {
    const part = findGuarded(this.sql, asking);
    if (part === null) return { outcome: "unknown" };
    const open = (pass: string | null): Opened => ({ outcome: "open", html: part.html, pass });
    if (this.#hasPassed(part.guard, asking)) return open(null);
    const { buttonId, pin, at } = asking;
    if (part.guard === "card" || pin === null) return { outcome: "wrong" };
    const passing = this.#passing(buttonId);
    const until = this.ctx.storage.transactionSync(() => countGuess(this.sql, asking, at));
    if (until !== null) return { outcome: "wait", until };
    if (!passing || !(await isPin(pin, passing.pin))) {
      await this.#tellGuessed(buttonId, at);
      return { outcome: "wrong" };
    }
    this.ctx.storage.transactionSync(() => refundGuess(this.sql, asking, at, at + PASS_MS));
    return open(passFor(passing, at + PASS_MS));
  }

  /**
   * Forms of a guarded button in all languages, for a guest who has passed; otherwise `null`. Empty: no longer
   * published.
   */
  guardedForms(showing: Showing): readonly string[] | null {
    const part = findGuarded(this.sql, showing);
    if (part === null) return [];
    return this.#hasPassed(part.guard, showing) ? findGuardedForms(this.sql, showing.buttonId) : null;
  }

  /** Key of a guarded button's file, for a guest who has passed; otherwise `null`. */
  guardedFile(showing: Showing & { readonly name: string }): string | null {
    const part = findGuarded(this.sql, showing);
    return part && this.#hasPassed(part.guard, showing) ? findGuardedFile(this.sql, showing) : null;
  }

  /** Mails owners about many wrong PINs within a day; repeated at intervals, because a mail may fail. */
  async #tellGuessed(buttonId: string, now: EpochMs): Promise<void> {
    const wrong = countWrongPins(this.sql, buttonId, now);
    if (wrong < GUESSES_TOLD_MIN || wrong % TOLD_EVERY !== 0) return;
    const { mailGuessedPin: tellGuessed } = await import("../mail-guessed-pin.ts");
    const propertyId = this.ctx.id.name ?? readSetting(this.sql, "property");
    if (propertyId) await tellGuessed(this.env, { propertyId, wrong, now });
  }

  #hasPassed(guard: Guard, { buttonId, pass, hasCard, at }: Showing): boolean {
    if (guard === "card") return hasCard;
    const passing = this.#passing(buttonId);
    return passing !== null && pass !== null && isPass(pass, passing, at);
  }

  /** Inputs of a button's passes; `null`: no PIN. */
  #passing(buttonId: string) {
    const pin = findPin(this.sql, buttonId);
    return pin && { key: this.#passKey(), buttonId, pin };
  }

  /** Signing key of passes; created once, and deleted with the desk's data. */
  #passKey(): string {
    const known = readSetting(this.sql, "pass_key");
    if (known !== null) return known;
    const key = newPassKey();
    writeSetting(this.sql, "pass_key", key);
    return key;
  }
}
