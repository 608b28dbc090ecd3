import type { Browser, Page } from "@playwright/test";
import type { Role } from "#domain/account.ts";
import { callAs, DEMO_PASSWORD, expectAnswer } from "../../factories/caller.ts";
import type { Scene } from "../../factories/scene.ts";
import { choose, delayAnswers, e2eTarget, expect, signInByForm, uniqueEmail, untilAlive } from "./test.ts";

/** The one-time link of the newest mail to an address, as a reader of the local outbox finds it. */
export async function linkMailedTo(page: Page, email: string): Promise<string> {
  const link = page.getByRole("article").filter({ hasText: email }).first().locator("a[href*='?token=']");
  await expect(async () => {
    await page.goto("/dev/mail");
    await expect(link).toHaveCount(1, { timeout: 1_000 });
  }).toPass();
  return (await link.getAttribute("href")) ?? "";
}

/** Invites a person of a scene's group and lets them choose a password. */
export async function addPerson(
  page: Page,
  { caller }: Pick<Scene, "caller">,
  role: Role,
  displayName = `A ${role}`,
): Promise<string> {
  const email = uniqueEmail();
  await expectAnswer(await caller.call("POST", "/api/members", { json: { email, displayName, role } }));
  const token = new URL(await linkMailedTo(page, email), e2eTarget.origin).searchParams.get("token");
  const json = { token, password: DEMO_PASSWORD };
  await expectAnswer(await callAs(e2eTarget, "POST", "/api/identity/reset-password/confirm", { json }));
  return email;
}

export async function enterAs(
  page: Page,
  email: string,
  { property }: { readonly property: Pick<Scene["property"], "name"> },
  path: string,
): Promise<void> {
  await signInByForm(page, email);
  await choose(page, property);
  await page.goto(path);
  await untilAlive(page);
}

export async function anotherPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  await delayAnswers(context);
  return context.newPage();
}
