import type { Registration } from "#domain/account/account.ts";
import { TRIAL_DAYS } from "#domain/limits.ts";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import { DAY_MS, type EpochMs } from "#domain/time.ts";
import { selectUserByEmail } from "../../db/account/users.ts";
import { ANY_GROUP, getDatabase } from "../../db/client.ts";
import { isUniqueFailure } from "../../db/guard.ts";
import { enqueueMail } from "../../db/mail/enqueue-mail.ts";
import { newId } from "../../db/new-id.ts";
import { mintConfirmationToken } from "../../identity/confirmation-token.ts";
import { hashPassword } from "../../identity/password.ts";
import { addressConfirmation } from "../../mail/kinds/address-confirmation.ts";
import type { MailReader } from "../../mail/mail-reader.ts";
import { projectPortal } from "../../portal/ask-writer.ts";
import { commit, operationsAuthor } from "../commit.ts";
import { sendAfterAnswer } from "../mail/send-mail.ts";
import { newPropertyStatements, slugsFor } from "../property/new-property.ts";
import { newAccountStatements } from "./new-account.ts";
import { requireUncommonPassword } from "./set-password.ts";

export interface RegistrationRequest extends MailReader {
  readonly registration: Registration;
  readonly now: EpochMs;
}

/**
 * Registers an account with its owner and a first property on trial, in the batch that also enqueues the
 * confirmation mail. Sign-in requires the confirmed address.
 *
 * An address in use is disclosed (specification, section 8: "Email already in use"), but only where a brand
 * offers registration, and rate-limited. Refuses with `email_in_use`, or `validation_failed` for a common
 * password.
 */
export async function register(env: Env, request: RegistrationRequest): Promise<Verdict<null>> {
  const { email, password, propertyName } = request.registration;
  const isUncommon = requireUncommonPassword(password, email, "password");
  if (!isUncommon.ok) return isUncommon;
  const [taken] = await selectUserByEmail(getDatabase(env, ANY_GROUP), email);
  if (taken) return refuse("email_in_use");
  const passwordHash = await hashPassword(password);
  for (const slug of slugsFor(propertyName)) {
    const verdict = await insert(env, { ...request, passwordHash, slug });
    if (verdict) return verdict;
  }
  return refuse("slug_taken");
}

/** `null`: the slug is taken. */
async function insert(
  env: Env,
  {
    registration,
    now,
    language,
    origin,
    passwordHash,
    slug,
  }: RegistrationRequest & {
    passwordHash: string;
    slug: string;
  },
): Promise<Verdict<null> | null> {
  const { userName, accountName, propertyName, email, timeZone } = registration;
  const db = getDatabase(env, ANY_GROUP);
  const ids = { companyId: newId(), groupId: newId(), userId: newId() };
  const token = mintConfirmationToken(env, { uid: ids.userId, now });
  const { row, statements, change } = newPropertyStatements(db, {
    values: {
      name: propertyName,
      languages: [language],
      defaultLanguage: language,
      timeZone,
      active: true,
      features: { guestServices: false },
    },
    owner: ids,
    names: { accountName, userName },
    licence: { mode: "TRIAL", modePrevious: null, dateStart: now, dateEnd: now + TRIAL_DAYS * DAY_MS },
    slug,
    now,
  });
  const mail = await addressConfirmation.write(env, email, { language, origin, name: userName, token });
  const mailId = newId();
  try {
    await commit(env, operationsAuthor(ids.groupId, row.id, now), {
      statements: [
        ...newAccountStatements(db, {
          ids,
          companyName: accountName,
          groupName: accountName,
          user: {
            email,
            displayName: userName,
            passwordHash,
            role: "owner",
            passwordIsDefault: false,
            awaitsConfirmation: true,
          },
          now,
        }),
        ...statements,
        enqueueMail(db, {
          ...mail,
          id: mailId,
          at: now,
          groupId: ids.groupId,
        }),
      ],
      // A new group has no open screens yet.
      whom: null,
      change,
      activity: null,
    });
  } catch (error) {
    if (isUniqueFailure(error, "users.email")) return refuse("email_in_use");
    if (isUniqueFailure(error, "properties.slug")) return null;
    throw error;
  }
  sendAfterAnswer(env, [mailId], now);
  await projectPortal(env, row);
  return accept(null);
}
