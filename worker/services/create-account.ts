import { z } from "zod";
import { accountNameSchema, PRODUCT_VERSION, ROLES, userNameSchema } from "#domain/account.ts";
import { emailSchema } from "#domain/address.ts";
import { PASSWORD_BYTES_MAX, PASSWORD_LENGTH_MIN } from "#domain/limits.ts";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import type { EpochMs } from "#domain/time.ts";
import { openDatabase } from "../db/client.ts";
import { insertCompany, insertGroup, insertUser } from "../db/groups.ts";
import { isUniqueFailure } from "../db/guard.ts";
import { newId } from "../db/new-id.ts";
import { hashPassword } from "../identity/password.ts";

/** An account: a company with one group and its first user. Properties are added apart. */
export const newAccountSchema = z.strictObject({
  companyName: accountNameSchema,
  groupName: accountNameSchema,
  user: z.strictObject({
    email: emailSchema,
    displayName: userNameSchema,
    password: z.string().min(PASSWORD_LENGTH_MIN, "too_short").max(PASSWORD_BYTES_MAX, "too_long"),
    role: z.enum(ROLES).default("owner"),
    /** Whether the password was given out and should be changed at once (S138). */
    passwordIsDefault: z.boolean().default(true),
  }),
});
export type NewAccount = z.infer<typeof newAccountSchema>;

export const createdAccountSchema = z.object({
  companyId: z.string(),
  groupId: z.string(),
  userId: z.string(),
});
export type CreatedAccount = z.infer<typeof createdAccountSchema>;

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
