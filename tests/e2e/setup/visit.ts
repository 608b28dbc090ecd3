import type { Page } from "@playwright/test";
import { untilAlive } from "./test.ts";

declare global {
  interface Window {
    /** React Router's own, as its links use it. */
    __reactRouterDataRouter: { navigate: (path: string) => Promise<void> };
  }
}

/** Goes to another screen of the one that is open, as a link does: scripts stay, so it costs a third of a load. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => window.__reactRouterDataRouter.navigate(to), path);
  await untilAlive(page);
}
