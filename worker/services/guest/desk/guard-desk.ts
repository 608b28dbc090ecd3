import type { Guard } from "#domain/content/guard.ts";
import { GUESSES_TOLD_MIN } from "#domain/guest/guesses.ts";
import type { ContentLanguage } from "#domain/language.ts";
import type { EpochMs } from "#domain/time.ts";
import {
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
  spendGuess,
  storePin,
} from "../../../desk/guarded.ts";
import { hashPin, isPass, isPin, newPassKey, PASS_MS, passFor } from "../../../desk/pin-secrets.ts";
import { readSetting, writeSetting } from "../../../desk/settings.ts";
import type { Acting } from "./desk-object.ts";
import { PushDesk } from "./push-desk.ts";

/** From `GUESSES_TOLD_MIN` on, each so many wrong PINs owners are told, if they were not that day. */
const TOLD_EVERY = 50;

/** What a guest's device shows who comes back to what is guarded. */
export interface Showing {
  readonly buttonId: string;
  readonly language: ContentLanguage;
  /** What it was given when it passed. */
  readonly pass: string | null;
  /** Whether a card in use was scanned. */
  readonly hasCard: boolean;
  readonly at: EpochMs;
}

/** What a guest shows who asks for what is guarded. */
export interface Asking extends Showing {
  /** As it was typed; null: nothing was. */
  readonly pin: string | null;
  readonly network: string;
  /** The place whose card was scanned; null: none. */
  readonly placeId: string | null;
}

/** `wrong`: what was shown does not pass; `wait`: nothing is looked at until then. Null pass: it has none to keep. */
export type Opened =
  | { readonly outcome: "open"; readonly html: string; readonly pass: string | null }
  | { readonly outcome: "wrong" | "unknown" }
  | { readonly outcome: "wait"; readonly until: EpochMs };

/**
 * The part of a desk that guards buttons (R8): what they hold, rendered, which lies nowhere else where guests reach;
 * their PINs, hashed; and how often was guessed, which outlasts the object's sleep. What it holds is a projection: the
 * portal's writer lays it there again with each run.
 */
export abstract class GuardDesk extends PushDesk {
  /** Replaces all that is guarded. Safe to repeat. */
  layGuarded(parts: readonly GuardedPart[]): void {
    this.change(Date.now(), () => replaceGuarded(this.sql, parts));
  }

  /** Gives a button another PIN: devices that have passed are asked again. */
  async setPin(buttonId: string, pin: string, by: Acting): Promise<void> {
    const hash = await hashPin(pin);
    this.change(by.at, () => {
      storePin(this.sql, buttonId, { hash, setAt: by.at });
      forgetWrongPins(this.sql, buttonId);
      this.note({ ...by, action: "pin.set", summary: "" });
    });
    await this.tryToDeliver();
  }

  /** Since when a button has its PIN, null: it has none, and nobody passes; and wrong ones within a day. */
  pinState(buttonId: string): { readonly setAt: EpochMs | null; readonly wrong: number } {
    return {
      setAt: findPin(this.sql, buttonId)?.setAt ?? null,
      wrong: countWrongPins(this.sql, buttonId, Date.now()),
    };
  }

  /** The ids of all buttons that have a PIN, those that were deleted since as well. */
  pinnedButtons(): readonly string[] {
    return listPinned(this.sql);
  }

  /** Opens what is guarded, or says why not. A guess is counted before it is looked at. */
  async openGuarded(asking: Asking): Promise<Opened> {
    const part = findGuarded(this.sql, asking);
    if (part === null) return { outcome: "unknown" };
    const open = (pass: string | null): Opened => ({ outcome: "open", html: part.html, pass });
    if (this.#hasPassed(part.guard, asking)) return open(null);
    const { buttonId, pin, at } = asking;
    if (part.guard === "card" || pin === null) return { outcome: "wrong" };
    const passing = this.#passing(buttonId);
    const until = this.ctx.storage.transactionSync(() => spendGuess(this.sql, asking, at));
    if (until !== null) return { outcome: "wait", until };
    if (!passing || !(await isPin(pin, passing.pin))) {
      await this.#tellGuessed(buttonId, at);
      return { outcome: "wrong" };
    }
    this.ctx.storage.transactionSync(() => refundGuess(this.sql, asking, at, at + PASS_MS));
    return open(passFor(passing, at + PASS_MS));
  }

  /**
   * What a guarded button asks of guests, in each of its languages, for one who has passed; null for every other. Empty
   * where nothing of it is published any more.
   */
  guardedForms(showing: Showing): readonly string[] | null {
    const part = findGuarded(this.sql, showing);
    if (part === null) return [];
    return this.#hasPassed(part.guard, showing) ? findGuardedForms(this.sql, showing.buttonId) : null;
  }

  /** The key of a file that a guarded button shows, for one who has passed; null for every other. */
  guardedFile(showing: Showing & { readonly name: string }): string | null {
    const part = findGuarded(this.sql, showing);
    return part && this.#hasPassed(part.guard, showing) ? findGuardedFile(this.sql, showing) : null;
  }

  /** Tells owners where many wrong PINs of a button came within a day; now and then again, as a mail may fail. */
  async #tellGuessed(buttonId: string, now: EpochMs): Promise<void> {
    const wrong = countWrongPins(this.sql, buttonId, now);
    if (wrong < GUESSES_TOLD_MIN || wrong % TOLD_EVERY !== 0) return;
    const { tellGuessed } = await import("../tell-guessed.ts");
    const propertyId = this.ctx.id.name ?? readSetting(this.sql, "property");
    if (propertyId) await tellGuessed(this.env, { propertyId, wrong, now });
  }

  #hasPassed(guard: Guard, { buttonId, pass, hasCard, at }: Showing): boolean {
    if (guard === "card") return hasCard;
    const passing = this.#passing(buttonId);
    return passing !== null && pass !== null && isPass(pass, passing, at);
  }

  /** What passes of a button are made of; null where it has no PIN. */
  #passing(buttonId: string) {
    const pin = findPin(this.sql, buttonId);
    return pin && { key: this.#passKey(), buttonId, pin };
  }

  /** What passes are signed with; made once, and gone with all that the desk holds. */
  #passKey(): string {
    const known = readSetting(this.sql, "pass_key");
    if (known !== null) return known;
    const key = newPassKey();
    writeSetting(this.sql, "pass_key", key);
    return key;
  }
}
