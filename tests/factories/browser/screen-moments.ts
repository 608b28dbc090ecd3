import type { Page } from "@playwright/test";

/** Milestones of an opening screen. Milliseconds since the navigation began. */
export interface ScreenMoments {
  /** First paint in which the element is laid out and has text. */
  readonly readable: number;
  /** React has hydrated the element, painted or not: a press on it is answered. */
  readonly pressable: number;
}

/** Kinds of files by extension. */
const KINDS = { script: /\.js$/, style: /\.css$/, font: /\.woff2$/ } as const;
export type FileKind = keyof typeof KINDS;

/** A file that a screen requested before it could be pressed. */
export interface AskedFile {
  readonly path: string;
  readonly kind: FileKind;
  /** Transferred body bytes; 0 from the browser's cache. */
  readonly bytes: number;
}

declare global {
  interface Window {
    screenMoments?: { readable?: number; pressable?: number };
  }
}

/** Records the milestones of every page opened from now on, for the first element that matches a selector. */
export async function watchMoments(page: Page, selector: string): Promise<void> {
  await page.addInitScript((wanted) => {
    // Skip frames, such as a preview.
    if (window !== window.top) return;
    const moments: NonNullable<typeof window.screenMoments> = {};
    window.screenMoments = moments;
    let placed: number | undefined;
    const look = () => {
      const element = document.querySelector(wanted);
      if (element && element.getBoundingClientRect().height > 0) placed ??= performance.now();
      const paint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime;
      if (placed !== undefined && paint !== undefined) {
        // Paint time comes from the browser: scripts can delay this callback long after the paint.
        moments.readable = paint >= placed ? paint : performance.now();
        return;
      }
      requestAnimationFrame(look);
    };
    // Not by animation frames, which a busy machine delays while the screen prefetches.
    const press = () => {
      const element = document.querySelector(wanted);
      if (element && Object.keys(element).some((key) => key.startsWith("__reactProps"))) {
        moments.pressable = performance.now();
        return;
      }
      setTimeout(press, 0);
    };
    press();
    requestAnimationFrame(look);
  }, selector);
}

/** Milestones of the open page; waits until it can be pressed. Call `watchMoments` before opening it. */
export async function readMoments(page: Page): Promise<ScreenMoments> {
  const moments = await page.waitForFunction(() =>
    window.screenMoments?.pressable === undefined || window.screenMoments.readable === undefined
      ? null
      : window.screenMoments,
  );
  return (await moments.jsonValue()) as ScreenMoments;
}

/** Files that the open page requested before it could be pressed; see `readMoments`. */
export async function filesUntil(page: Page, { pressable }: ScreenMoments): Promise<readonly AskedFile[]> {
  const asked = await page.evaluate(
    (end) =>
      (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
        .filter(({ startTime }) => startTime <= end)
        .map((entry) => ({
          path: new URL(entry.name).pathname,
          bytes: entry.transferSize === 0 ? 0 : entry.encodedBodySize,
        })),
    pressable,
  );
  const known = new Map(asked.map(({ path, bytes }) => [path, bytes]));
  return [...known].flatMap(([path, bytes]) => {
    const kind = (Object.keys(KINDS) as FileKind[]).find((name) => KINDS[name].test(path));
    return kind ? [{ path, kind, bytes }] : [];
  });
}
