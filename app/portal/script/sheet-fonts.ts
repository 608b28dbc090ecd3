/** Browsers without `requestIdleCallback` wait for the next task. */
function untilIdle(): Promise<unknown> {
  return new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));
}

/**
 * Fetches the fonts of closed dialogs once the loaded page is idle: a browser asks for a font only when a text in it is
 * shown. Of a font in many files, those with the letters of the dialogs. Settles when all are there or failed.
 */
export async function fetchSheetFonts(document: Document): Promise<void> {
  await untilIdle();
  const texts = [...document.querySelectorAll("dialog,dialog :is(h2,h3,b)")];
  await Promise.allSettled(
    texts.map((text) =>
      document.fonts.load(`1em ${getComputedStyle(text).fontFamily}`, text.textContent ?? ""),
    ),
  );
}
