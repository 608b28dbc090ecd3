import { DAY_MS, type EpochMs } from "#domain/time.ts";
import type { UserRow } from "../../db/account/members.ts";
import { getDatabase } from "../../db/client.ts";
import { selectOwners } from "../../db/guests/guessed-pin.ts";
import { enqueueMails } from "../../db/mail/enqueue-mail.ts";
import { logEvent } from "../../log-event.ts";
import { toHeaderLine } from "../../mail/header-line.ts";
import { guessedDigits } from "../../mail/kinds/guessed-digits.ts";
import { decideMailReader } from "../../mail/mail-reader.ts";
import { sendAfterAnswer } from "../mail/send-mail.ts";
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
 * Mails the owners of a desk's group that somebody's digits are being guessed there, at most once a day for an
 * owner, desk and person. Never throws: the attempt is refused in any case.
 */
export async function mailGuessedDigits(env: Env, { desk, user, wrong, now }: Guessing): Promise<void> {
  try {
    const db = getDatabase(env, desk.groupId);
    const owners = await selectOwners(db, desk.propertyId, now);
    const mails = await Promise.all(
      owners.map(async ({ userId, email, displayName, language, groupId, propertyName }) => ({
        ...(await guessedDigits.write(env, email, {
          ...decideMailReader(env, { language, origin: env.PUBLIC_ORIGIN }),
          name: displayName,
          personName: toHeaderLine(user.displayName),
          deskName: toHeaderLine(desk.name),
          propertyName: toHeaderLine(propertyName),
          wrong,
        })),
        id: `digits-${Math.floor(now / DAY_MS)}-${desk.id}-${user.id}-${userId}`,
        at: now,
        groupId,
      })),
    );
    await enqueueMails(db, mails);
    const ids = mails.map(({ id }) => id);
    sendAfterAnswer(env, ids, now);
  } catch (error) {
    logEvent("item_set_aside", { kind: "guessed digits", propertyId: desk.propertyId, error });
  }
}
