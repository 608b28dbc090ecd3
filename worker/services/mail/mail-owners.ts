import type { EpochMs } from "#domain/time.ts";
import { getDatabase } from "../../db/client.ts";
import { type ComposedMail, enqueueMails } from "../../db/mail/enqueue-mail.ts";
import { selectOwners } from "../../db/property/owners.ts";
import { logEvent } from "../../log-event.ts";
import { toHeaderLine } from "../../mail/header-line.ts";
import { decideMailReader, type MailReader } from "../../mail/mail-reader.ts";
import { sendAfterAnswer } from "./send-mail.ts";

/** An owner as a mail addresses them. */
interface Owner extends MailReader {
  readonly name: string;
  /** The property's name, on one line. */
  readonly propertyName: string;
}

interface OwnerMail {
  readonly propertyId: string;
  /** Beginning of the mails' ids, which end with the owner's: a mail of the same id is sent once. */
  readonly id: string;
  readonly write: (email: string, owner: Owner) => Promise<ComposedMail>;
  /** Name in the log if the mails can't be stored. */
  readonly kind: string;
  readonly now: EpochMs;
}

/** Mails the owners who may see a property. Never throws: the caller's answer does not depend on it. */
export async function mailOwners(env: Env, { propertyId, id, write, kind, now }: OwnerMail): Promise<void> {
  try {
    const db = getDatabase(env, propertyId);
    const owners = await selectOwners(db, propertyId, now);
    const mails = await Promise.all(
      owners.map(async ({ userId, email, displayName, language, groupId, propertyName }) => ({
        ...(await write(email, {
          ...decideMailReader(env, { language, origin: env.PUBLIC_ORIGIN }),
          name: displayName,
          propertyName: toHeaderLine(propertyName),
        })),
        id: `${id}-${userId}`,
        at: now,
        groupId,
      })),
    );
    await enqueueMails(db, mails);
    const ids = mails.map((mail) => mail.id);
    sendAfterAnswer(env, ids, now);
  } catch (error) {
    logEvent("item_set_aside", { kind, propertyId, error });
  }
}
