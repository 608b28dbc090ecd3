import { manyProperties } from "../../factories/many-properties.ts";
import { runInDatabase } from "./database.ts";
import { createAccount, e2eTarget, uniqueEmail } from "./test.ts";

/** A person of a group with as many properties. */
export async function createLargeGroup(count: number) {
  const account = await createAccount(e2eTarget, { email: uniqueEmail() });
  const { companyId, groupId, userId } = account;
  const letters = [...groupId]
    .filter((letter) => /[a-z]/.test(letter))
    .join("")
    .slice(0, 8);
  runInDatabase(
    manyProperties({ companyId, groupId, userId, count, now: Date.now(), prefix: `e${letters}` }),
  );
  return account;
}
