import type { CreatedAccount, NewAccount } from "#domain/account/account.ts";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import type { EpochMs } from "#domain/time.ts";
import { logActivity } from "../../db/changes.ts";
import { openDatabase } from "../../db/client.ts";
import { isUniqueFailure } from "../../db/guard.ts";
import { newId } from "../../db/new-id.ts";
import { hashPassword } from "../../identity/password.ts";
import { newAccountStatements } from "./new-account.ts";

/** Creates company, group and first user in one batch. Refuses with `email_in_use`. */
export async function createAccount(
  env: Env,
  { companyName, groupName, user }: NewAccount,
  now: EpochMs,
): Promise<Verdict<CreatedAccount>> {
  const db = openDatabase(env.DB);
  const ids = { companyId: newId(), groupId: newId(), userId: newId() };
  const { password, ...values } = user;
  const passwordHash = await hashPassword(password);
  try {
    await db.batch([
      ...newAccountStatements(db, { ids, companyName, groupName, user: { ...values, passwordHash }, now }),
      logActivity(db, {
        groupId: ids.groupId,
        propertyId: null,
        at: now,
        userId: null,
        userName: null,
        action: "account.created",
        summary: companyName,
      }),
    ]);
  } catch (error) {
    if (isUniqueFailure(error, "users.email")) return refuse("email_in_use");
    throw error;
  }
  return accept(ids);
}
