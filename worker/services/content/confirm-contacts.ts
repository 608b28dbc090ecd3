import type { ClonedContact } from "#domain/content/cloned-contacts.ts";
import { logChangedAction } from "../../db/changes.ts";
import { getDatabase } from "../../db/client.ts";
import { deleteClonedContacts } from "../../db/content/cloned-contacts.ts";
import { ACTIVITY_LOGGED, commit, staffAuthor } from "../commit.ts";
import type { PropertyScope } from "../scope.ts";

/** Confirms contacts that were copied by a clone (D66). Idempotent. */
export async function confirmContacts(
  env: Env,
  scope: PropertyScope,
  contacts: readonly Pick<ClonedContact, "kind" | "value">[],
): Promise<void> {
  const db = getDatabase(env, scope.property.id);
  const author = staffAuthor(scope);
  await commit(env, author, {
    statements: [
      deleteClonedContacts(db, scope.property.id, contacts),
      logChangedAction(db, { ...author, action: "contacts.confirmed" }),
    ],
    whom: scope.principal,
    change: ACTIVITY_LOGGED,
    activity: null,
  });
}
