import type { EpochMs } from "#domain/time.ts";
import type { Principal } from "../../db/account/access.ts";
import { getDatabase } from "../../db/client.ts";
import { selectGroupProperties } from "../../db/operations.ts";
import { runIsolated } from "../run-isolated.ts";

/** Desks called in parallel. */
const DESKS_AT_ONCE = 50;

interface Release {
  /** Who changed or removed the member. */
  readonly principal: Principal;
  readonly uid: string;
  /** Whether the member still answers requests of a property. */
  readonly keeps: (propertyId: string) => boolean;
  readonly now: EpochMs;
}

/** Unassigns a member's open requests of properties where they no longer answer, so that guests don't wait for them. */
export async function releaseRequests(env: Env, { principal, uid, keeps, now }: Release): Promise<void> {
  const { groupId, uid: userId, displayName: userName } = principal;
  const db = getDatabase(env, groupId);
  const by = { at: now, userId, userName };
  let after: string | undefined = "";
  while (after !== undefined) {
    const page: { id: string }[] = await selectGroupProperties(db, groupId, { after, limit: DESKS_AT_ONCE });
    const lost = page.filter(({ id }) => !keeps(id));
    await Promise.all(
      lost.map(({ id }) =>
        runIsolated({ kind: "requests of who left", propertyId: id }, () =>
          env.GUEST_DESK.getByName(id).giveBack(uid, by),
        ),
      ),
    );
    after = page[DESKS_AT_ONCE - 1]?.id;
  }
}
