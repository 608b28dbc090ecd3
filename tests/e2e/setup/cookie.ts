import type { Page } from "@playwright/test";
import { e2eTarget } from "./target.ts";

/** Gives a browser a cookie as a local run of the product sets it. */
export async function addCookie(page: Page, name: string, value: string): Promise<void> {
  await page.context().addCookies([{ name, value, url: e2eTarget.origin, sameSite: "Lax" }]);
}
