import type { Page } from "@playwright/test";
import type { Target } from "#scripts/api/caller.ts";
import { localSecrets } from "#scripts/local-secrets.ts";

export const PORT = Number(process.env.E2E_PORT ?? 8797);

const { CLIENT_KEY, OPS_TOKEN } = localSecrets();

/** The server under test, to arrange a journey's start. */
export const e2eTarget: Target = {
  origin: `http://localhost:${PORT}`,
  send: (request) => fetch(request),
  clientKey: CLIENT_KEY,
  opsToken: OPS_TOKEN,
};

/** Sets a cookie as a local run of the product does. */
export async function addCookie(page: Page, name: string, value: string): Promise<void> {
  await page.context().addCookies([{ name, value, url: e2eTarget.origin, sameSite: "Lax" }]);
}
