/** Resolves when the browser is idle, or in the next task if it lacks `requestIdleCallback`. */
function untilIdle(): Promise<unknown> {
  return new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));
}

/**
 * Loads the fonts of closed dialogs once the page is idle: browsers load a font only when its text is shown.
 * For split fonts it loads only files with needed letters. Resolves when all have loaded or failed.
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
