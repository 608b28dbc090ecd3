import { env } from "cloudflare:test";
import type { Role } from "#domain/account/account.ts";
import { type Caller, signIn, type Target } from "#scripts/api/caller.ts";
import { openDatabase } from "#worker/db/client.ts";
import { newId } from "#worker/db/new-id.ts";
import { insertUser } from "#worker/db/property/groups.ts";
import type { Scene } from "./scene.ts";
import { hashDemoPassword } from "./worker/worker-accounts.ts";

let people = 0;

/**
 * A signed-in member of a scene's group. Inserted as a row: accepting an invitation hashes a password four times, and
 * the members' tests cover it.
 *
 * @param password signs in as a browser does; without it the session is created directly where possible.
 */
export async function addMember(
  target: Target,
  { caller }: Pick<Scene, "caller">,
  role: Role,
  displayName = `A ${role}`,
  password?: string,
): Promise<Caller> {
  people += 1;
  const email = `${role}-${people}-${caller.user.uid}@member.example`;
  const groupId = await env.DB.prepare("select group_id from users where id = ?")
    .bind(caller.user.uid)
    .first<string>("group_id");
  await insertUser(openDatabase(env.DB), {
    id: newId(),
    createdAt: Date.now(),
    groupId: groupId ?? "",
    email,
    displayName,
    role,
    passwordHash: await hashDemoPassword(),
    passwordIsDefault: false,
    awaitsConfirmation: false,
  });
  return signIn(target, email, password);
}

/** Sets when the person of a caller's session last proved who they are. */
export async function proveAt({ user }: Caller, at: number | null): Promise<void> {
  const statement = env.DB.prepare("update sessions set proven_at = ? where user_id = ?");
  await statement.bind(at, user.uid).run();
}

/** Limits a member to properties, or ends their access, by their rows alone. */
export async function limitMember(
  { user }: Caller,
  {
    properties = null,
    endsAt = null,
  }: { readonly properties?: readonly string[] | null; readonly endsAt?: number | null },
): Promise<void> {
  await env.DB.batch([
    env.DB.prepare("update users set is_limited = ?, access_ends_at = ? where id = ?").bind(
      properties === null ? 0 : 1,
      endsAt,
      user.uid,
    ),
    env.DB.prepare("delete from property_access where user_id = ?").bind(user.uid),
    ...(properties ?? []).map((id) =>
      env.DB.prepare("insert into property_access (user_id, property_id) values (?, ?)").bind(user.uid, id),
    ),
  ]);
}
