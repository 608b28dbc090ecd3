import { DAY_MS, type EpochMs } from "#domain/time.ts";
import { getDatabase } from "../../db/client.ts";
import { selectOwners } from "../../db/guests/guessed-pin.ts";
import { enqueueMails } from "../../db/mail/enqueue-mail.ts";
import { logEvent } from "../../log-event.ts";
import { toHeaderLine } from "../../mail/header-line.ts";
import { guessedPin } from "../../mail/kinds/guessed-pin.ts";
import { decideMailReader } from "../../mail/mail-reader.ts";
import { sendAfterAnswer } from "../mail/send-mail.ts";

/**
 * Mails the owners of a property's group that one of its PINs is being guessed, at most once a day per owner.
 * Never throws: the button's settings show it in any case.
 */
export async function mailGuessedPin(
  env: Env,
  { propertyId, wrong, now }: { readonly propertyId: string; readonly wrong: number; readonly now: EpochMs },
): Promise<void> {
  try {
    const db = getDatabase(env, propertyId);
    const owners = await selectOwners(db, propertyId, now);
    const mails = await Promise.all(
      owners.map(async ({ userId, email, displayName, language, groupId, propertyName }) => ({
        ...(await guessedPin.write(env, email, {
          ...decideMailReader(env, { language, origin: env.PUBLIC_ORIGIN }),
          name: displayName,
          propertyName: toHeaderLine(propertyName),
          wrong,
        })),
        id: `guessed-${Math.floor(now / DAY_MS)}-${propertyId}-${userId}`,
        at: now,
        groupId,
      })),
    );
    await enqueueMails(db, mails);
    sendAfterAnswer(
      env,
      mails.map(({ id }) => id),
      now,
    );
  } catch (error) {
    logEvent("item_set_aside", { kind: "guessed pin", propertyId, error });
  }
}
