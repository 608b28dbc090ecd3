import { type CreatedAccount, PRODUCT_VERSION } from "#domain/account/account.ts";
import type { EpochMs } from "#domain/time.ts";
import type { Database } from "../../db/client.ts";
import { insertCompany, insertGroup, insertUser } from "../../db/property/groups.ts";

interface NewAccountParts {
  readonly ids: CreatedAccount;
  readonly companyName: string;
  readonly groupName: string;
  readonly user: Omit<Parameters<typeof insertUser>[1], "id" | "createdAt" | "groupId">;
  readonly now: EpochMs;
}

/** Statements that create an account, for one batch; the batch fails if the address is in use. */
export function newAccountStatements(
  db: Database,
  { ids, companyName, groupName, user, now }: NewAccountParts,
) {
  const { companyId, groupId, userId } = ids;
  return [
    insertCompany(db, { id: companyId, createdAt: now, name: companyName }),
    insertGroup(db, {
      id: groupId,
      createdAt: now,
      companyId,
      name: groupName,
      currentVersion: PRODUCT_VERSION,
    }),
    insertUser(db, { id: userId, createdAt: now, groupId, ...user }),
  ] as const;
}
