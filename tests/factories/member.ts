import type { Role } from "#domain/account/account.ts";
import { type Caller, callAs, expectAnswer, signIn, type Target } from "../../scripts/api/caller.ts";
import { tokenIn, untilMail } from "./mailbox.ts";
import type { Scene } from "./scene.ts";

export const MEMBER_PASSWORD = "a harbour full of gulls";
let people = 0;

/** A person of a scene's group who was invited, followed the link and signed in. */
export async function addMember(
  target: Target,
  { caller }: Pick<Scene, "caller">,
  role: Role,
  displayName = `A ${role}`,
): Promise<Caller> {
  people += 1;
  const email = `${role}-${people}-${caller.user.uid}@member.example`;
  const json = { email, displayName, role };
  await expectAnswer(await caller.call("POST", "/api/members", { json }));
  const token = tokenIn(await untilMail(email));
  await expectAnswer(
    await callAs(target, "POST", "/api/identity/reset-password/confirm", {
      json: { token, password: MEMBER_PASSWORD },
    }),
  );
  return signIn(target, email, MEMBER_PASSWORD);
}
