import { DAY_MS, type EpochMs } from "#domain/time.ts";
import type { UserRow } from "../../db/account/members.ts";
import { toHeaderLine } from "../../mail/header-line.ts";
import { guessedDigits } from "../../mail/kinds/guessed-digits.ts";
import { mailOwners } from "../mail/mail-owners.ts";
import type { FoundDesk } from "./find-desk.ts";

interface Guessing {
  readonly desk: FoundDesk;
  /** The person whose digits are tried. */
  readonly user: Pick<UserRow, "id" | "displayName">;
  /** Wrong attempts in a row. */
  readonly wrong: number;
  readonly now: EpochMs;
}

/**
 * Mails the owners of a desk's property that somebody's digits are being guessed there, at most once a day for an
 * owner, desk and person.
 */
export function mailGuessedDigits(env: Env, { desk, user, wrong, now }: Guessing): Promise<void> {
  const personName = toHeaderLine(user.displayName);
  const deskName = toHeaderLine(desk.name);
  return mailOwners(env, {
    propertyId: desk.propertyId,
    id: `digits-${Math.floor(now / DAY_MS)}-${desk.id}-${user.id}`,
    write: (email, owner) => guessedDigits.write(env, email, { ...owner, personName, deskName, wrong }),
    kind: "guessed digits",
    now,
  });
}
