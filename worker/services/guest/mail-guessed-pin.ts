import { DAY_MS, type EpochMs } from "#domain/time.ts";
import { guessedPin } from "../../mail/kinds/guessed-pin.ts";
import { mailOwners } from "../mail/mail-owners.ts";

interface Guessing {
  readonly propertyId: string;
  /** Wrong PINs within a day. */
  readonly wrong: number;
  readonly now: EpochMs;
}

/**
 * Mails the owners of a property that one of its PINs is being guessed, at most once a day per owner; the button's
 * settings show it in any case.
 */
export function mailGuessedPin(env: Env, { propertyId, wrong, now }: Guessing): Promise<void> {
  return mailOwners(env, {
    propertyId,
    id: `guessed-${Math.floor(now / DAY_MS)}-${propertyId}`,
    write: (email, owner) => guessedPin.write(env, email, { ...owner, wrong }),
    kind: "guessed pin",
    now,
  });
}
