import type { CreatedAccount, NewAccount } from "#domain/account/account.ts";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import type { EpochMs } from "#domain/time.ts";
import { getDatabase } from "../../db/client.ts";
import { isUniqueFailure } from "../../db/guard.ts";
import { newId } from "../../db/new-id.ts";
import { hashPassword } from "../../identity/password.ts";
import { commit, operationsAuthor } from "../commit.ts";
import { newAccountStatements } from "./new-account.ts";
import { requireUncommonPassword } from "./set-password.ts";

/** Creates company, group and first user in one batch. Refuses with `email_in_use`, or `common_password`. */
export async function createAccount(
  env: Env,
  { companyName, groupName, user }: NewAccount,
  now: EpochMs,
): Promise<Verdict<CreatedAccount>> {
  const { password, ...values } = user;
  const isUncommon = requireUncommonPassword(password, user.email, "user.password");
  if (!isUncommon.ok) return isUncommon;
  const passwordHash = await hashPassword(password);
  try {
    const hashed = { companyName, groupName, user: { ...values, passwordHash } };
    return accept(await writeAccount(env, hashed, now));
  } catch (error) {
    if (isUniqueFailure(error, "users.email")) return refuse("email_in_use");
    throw error;
  }
}

type HashedAccount = Pick<NewAccount, "companyName" | "groupName"> & {
  readonly user: Omit<NewAccount["user"], "password"> & { readonly passwordHash: string };
};

/** Writes an account whose password is already hashed. Throws if the address is in use. */
export async function writeAccount(
  env: Env,
  { companyName, groupName, user }: HashedAccount,
  now: EpochMs,
): Promise<CreatedAccount> {
  const ids = { companyId: newId(), groupId: newId(), userId: newId() };
  await commit(env, operationsAuthor(ids.groupId, null, now), {
    statements: newAccountStatements(getDatabase(env, ids.groupId), {
      ids,
      companyName,
      groupName,
      user,
      now,
    }),
    // A new group has no open screens yet.
    whom: null,
    change: null,
    activity: { action: "account.created", summary: companyName },
  });
  return ids;
}
