import type { Page } from "@playwright/test";

/** What a person waits for as a screen opens. Milliseconds since the navigation began. */
export interface ScreenMoments {
  /** The first paint in which the element has a place on the screen and there is text. */
  readonly readable: number;
  /** React holds the element, drawn or not: a press on it is answered. */
  readonly pressable: number;
}

/** Kinds of files by the ends of their names. */
const KINDS = { script: /\.js$/, style: /\.css$/, font: /\.woff2$/ } as const;
export type FileKind = keyof typeof KINDS;

/** A file that a screen asked for before it could be pressed. */
export interface AskedFile {
  readonly path: string;
  readonly kind: FileKind;
  /** Bytes of the body as they came; 0 where the browser held the file. */
  readonly bytes: number;
}

declare global {
  interface Window {
    screenMoments?: { readable?: number; pressable?: number };
  }
}

/** Notes the moments of every page that opens from now on, of the first element that a selector finds. */
export async function watchMoments(page: Page, selector: string): Promise<void> {
  await page.addInitScript((wanted) => {
    // Frames, such as a preview, are pages as well.
    if (window !== window.top) return;
    const moments: NonNullable<typeof window.screenMoments> = {};
    window.screenMoments = moments;
    let placed: number | undefined;
    const look = () => {
      const element = document.querySelector(wanted);
      if (element && element.getBoundingClientRect().height > 0) placed ??= performance.now();
      const paint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime;
      if (placed !== undefined && paint !== undefined) {
        // Told by the browser: scripts can hold up the frame in which this runs for long after that paint.
        moments.readable = paint >= placed ? paint : performance.now();
        return;
      }
      requestAnimationFrame(look);
    };
    // Not by frames, which a busy machine draws late: the screen fetches for later meanwhile.
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

/** The moments of the page that is open; waits until it can be pressed. Call `watchMoments` before it is opened. */
export async function readMoments(page: Page): Promise<ScreenMoments> {
  const moments = await page.waitForFunction(() =>
    window.screenMoments?.pressable === undefined || window.screenMoments.readable === undefined
      ? null
      : window.screenMoments,
  );
  return (await moments.jsonValue()) as ScreenMoments;
}

/** What the open page had asked for when it could be pressed, by `readMoments`. */
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
