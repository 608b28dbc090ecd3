import type { Page } from "@playwright/test";
import { untilAlive } from "./test.ts";

declare global {
  interface Window {
    /** React Router's router, as its links use it. */
    __reactRouterDataRouter: { navigate: (path: string) => Promise<void> };
  }
}

/** The used part of React's tree: elements with their properties, down to the first child. */
interface Fiber {
  readonly memoizedProps: { readonly navigator?: object; readonly location?: Location } | null;
  readonly child: Fiber | null;
}

/**
 * Navigates from the open screen like a link: scripts stay, so it costs a third of a load. The router exists before
 * React has rendered the screen, so read React's last render.
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
