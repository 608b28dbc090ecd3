import type { Page } from "@playwright/test";
import type { Role } from "#domain/account/account.ts";
import { callAs, DEMO_PASSWORD, expectAnswer } from "#scripts/api/caller.ts";
import type { Scene } from "../../factories/scene.ts";
import { e2eTarget, expect, openProperty, signInByCookie, uniqueEmail } from "./test.ts";

/** The one-time link of the newest mail to an address in the local outbox. */
export async function linkMailedTo(email: string): Promise<string> {
  let link = "";
  await expect(async () => {
    const outbox = await (await fetch(`${e2eTarget.origin}/dev/mail`)).text();
    const mail = outbox.split("<article>").find((article) => article.includes(email));
    link = /<a href="([^"]*\?token=[^"]*)"/.exec(mail ?? "")?.[1] ?? "";
    expect(link).not.toBe("");
  }).toPass();
  return link;
}

/** Invites a person to a scene's group and sets a password for them. */
export async function addPerson(
  { caller }: Pick<Scene, "caller">,
  role: Role,
  displayName = `A ${role}`,
): Promise<string> {
  const email = uniqueEmail();
  await expectAnswer(await caller.call("POST", "/api/members", { json: { email, displayName, role } }));
  const token = new URL(await linkMailedTo(email), e2eTarget.origin).searchParams.get("token");
  const json = { token, password: DEMO_PASSWORD };
  await expectAnswer(await callAs(e2eTarget, "POST", "/api/identity/reset-password/confirm", { json }));
  return email;
}

export async function enterAs(
  page: Page,
  email: string,
  { property }: { readonly property: Pick<Scene["property"], "id"> },
  path: string,
): Promise<void> {
  await signInByCookie(page, email);
  await openProperty(page, property, path);
}
