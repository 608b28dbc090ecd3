import { type CreatedAccount, type NewAccount, PRODUCT_VERSION } from "#domain/account.ts";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import type { EpochMs } from "#domain/time.ts";
import { openDatabase } from "../db/client.ts";
import { insertCompany, insertGroup, insertUser } from "../db/groups.ts";
import { isUniqueFailure } from "../db/guard.ts";
import { newId } from "../db/new-id.ts";
import { hashPassword } from "../identity/password.ts";

/** Creates company, group and first user in one batch. Refuses with `email_in_use`. */
export async function createAccount(
  env: Env,
  { companyName, groupName, user }: NewAccount,
  now: EpochMs,
): Promise<Verdict<CreatedAccount>> {
  const db = openDatabase(env.DB);
  const created = { companyId: newId(), groupId: newId(), userId: newId() };
  const { password, ...values } = user;
  const passwordHash = await hashPassword(password);
  try {
    await db.batch([
      insertCompany(db, { id: created.companyId, createdAt: now, name: companyName }),
      insertGroup(db, {
        id: created.groupId,
        createdAt: now,
        companyId: created.companyId,
        name: groupName,
        currentVersion: PRODUCT_VERSION,
      }),
      insertUser(db, {
        id: created.userId,
        createdAt: now,
        groupId: created.groupId,
        passwordHash,
        ...values,
      }),
    ]);
  } catch (error) {
    if (isUniqueFailure(error, "users.email")) return refuse("email_in_use");
    throw error;
  }
  return accept(created);
}
