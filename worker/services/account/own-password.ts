import { accept, refuse, type Verdict } from "#domain/problem.ts";
import type { Principal } from "../../db/account/access.ts";
import type { UserRow } from "../../db/account/members.ts";
import { selectUser } from "../../db/account/users.ts";
import { getDatabase } from "../../db/client.ts";
import { verifyPassword } from "../../identity/password.ts";
import { refuseField } from "./set-password.ts";
import { getThrottle } from "./throttle.ts";

interface OwnPassword {
  readonly principal: Principal;
  readonly password: string;
  /** The field that a wrong password is refused at. */
  readonly path: string;
}

/**
 * Checks the password of a signed-in person. All checks of one person count together, so that who finds an open
 * browser has few guesses in all.
 *
 * @returns the person's row. Refuses with `too_many_requests`, or with `validation_failed` at `path`.
 */
export async function requireOwnPassword(
  env: Env,
  { principal, password, path }: OwnPassword,
): Promise<Verdict<UserRow>> {
  const throttle = getThrottle(env, "account", `change:${principal.uid}`);
  const retryAfterSeconds = await throttle.begin("account");
  if (retryAfterSeconds > 0) return refuse("too_many_requests", { retryAfterSeconds });
  const [user] = await selectUser(getDatabase(env, principal.groupId), principal.uid);
  if (!user) return refuse("unauthenticated");
  if (!(await verifyPassword(password, user.passwordHash))) {
    return refuseField({ path, code: "wrong_password" });
  }
  await throttle.succeed("account");
  return accept(user);
}
