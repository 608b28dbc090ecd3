import type { Page } from "@playwright/test";
import { untilAlive } from "./test.ts";

declare global {
  interface Window {
    /** React Router's own, as its links use it. */
    __reactRouterDataRouter: { navigate: (path: string) => Promise<void> };
  }
}

/** What of React's tree is read here: each element with its properties, down to the first child. */
interface Fiber {
  readonly memoizedProps: { readonly navigator?: object; readonly location?: Location } | null;
  readonly child: Fiber | null;
}

/**
 * Goes to another screen of the one that is open, as a link does: scripts stay, so it costs a third of a load.
 * The router is there before React has drawn the screen, so what React drew last is asked.
 */
export async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => window.__reactRouterDataRouter.navigate(to), path);
  await page.waitForFunction(() => {
    const [, root] = Object.entries(document).find(([key]) => key.startsWith("__reactContainer")) ?? [];
    let fiber: Fiber | null = root?.stateNode.current ?? null;
    while (fiber && !fiber.memoizedProps?.navigator) fiber = fiber.child;
    const drawn = fiber?.memoizedProps?.location;
    return drawn?.pathname === location.pathname && drawn.search === location.search;
  });
  await untilAlive(page);
}
