import type { Page } from "@playwright/test";

type Watched = Window & { shifts: number[] };

/** Records layout shifts of the next page. Call it before opening the page. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    });
    observer.observe({ type: "layout-shift", buffered: true });
  });
}

/** Layout shift since the page was opened, after the pending paint. */
export async function layoutShift(page: Page): Promise<number> {
  const shifts = await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await nextFrame();
    await nextFrame();
    return (window as unknown as Watched).shifts;
  });
  return shifts.reduce((total, each) => total + each, 0);
}
