import type { Page } from "@playwright/test";
import { e2eTarget } from "./target.ts";

/** Chromium takes a `Secure` cookie for an https address alone; it then sends it to localhost without TLS as well. */
const COOKIE_URL = e2eTarget.origin.replace(/^http:/, "https:");

/** Gives a browser a cookie as the product sets it. */
export async function addSecureCookie(page: Page, name: string, value: string): Promise<void> {
  await page.context().addCookies([{ name, value, url: COOKIE_URL, secure: true, sameSite: "Lax" }]);
}
