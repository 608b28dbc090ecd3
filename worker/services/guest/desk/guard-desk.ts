import type { ContentLanguage } from "#domain/language.ts";
import type { EpochMs } from "#domain/time.ts";
import {
  findGuarded,
  findPin,
  type GuardedPart,
  refundGuess,
  replaceGuarded,
  spendGuess,
  storePin,
} from "../../../desk/guarded.ts";
import { hashPin, isPass, isPin, newPassKey, PASS_MS, passFor } from "../../../desk/pin-secrets.ts";
import { readSetting, writeSetting } from "../../../desk/settings.ts";
import { type Acting, DeskObject } from "./desk-object.ts";

/** What a guest shows who asks for what is guarded. */
export interface Asking {
  readonly buttonId: string;
  readonly language: ContentLanguage;
  /** As it was typed; null: nothing was. */
  readonly pin: string | null;
  /** What the device was given when it passed. */
  readonly pass: string | null;
  /** Whether a card in use was scanned. */
  readonly hasCard: boolean;
  readonly network: string;
  readonly at: EpochMs;
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
export abstract class GuardDesk extends DeskObject {
  /** Replaces all that is guarded. Safe to repeat. */
  layGuarded(parts: readonly GuardedPart[]): void {
    this.change(Date.now(), () => replaceGuarded(this.sql, parts));
  }

  /** Gives a button another PIN: devices that have passed are asked again. */
  async setPin(buttonId: string, pin: string, by: Acting): Promise<void> {
    await this.moveIn();
    const hash = await hashPin(pin);
    this.change(by.at, () => {
      storePin(this.sql, buttonId, { hash, setAt: by.at });
      this.note({ ...by, action: "pin.set", summary: "" });
    });
    await this.tryToDeliver();
  }

  /** Since when a button has its PIN; null: it has none, and nobody passes. */
  pinSetAt(buttonId: string): EpochMs | null {
    return findPin(this.sql, buttonId)?.setAt ?? null;
  }

  /** Opens what is guarded, or says why not. A guess is counted before it is looked at. */
  async openGuarded(asking: Asking): Promise<Opened> {
    const part = findGuarded(this.sql, asking);
    if (part === null) return { outcome: "unknown" };
    const open = (pass: string | null): Opened => ({ outcome: "open", html: part.html, pass });
    if (part.guard === "card") return asking.hasCard ? open(null) : { outcome: "wrong" };
    const { buttonId, pin, pass, network, at } = asking;
    const stored = findPin(this.sql, buttonId);
    const passing = stored && { key: this.#passKey(), buttonId, pin: stored };
    if (passing && pass !== null && isPass(pass, passing, at)) return open(null);
    if (pin === null) return { outcome: "wrong" };
    const until = this.ctx.storage.transactionSync(() => spendGuess(this.sql, network, at));
    if (until !== null) return { outcome: "wait", until };
    if (!passing || !(await isPin(pin, passing.pin))) return { outcome: "wrong" };
    refundGuess(this.sql, network);
    return open(passFor(passing, at + PASS_MS));
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
