/**
 * The first element that matches a selector, has this accessible name and receives a press at its centre; null without
 * one. Runs in the page.
 */
export function findElement(css: string, name: string | null): HTMLElement | null {
  const plain = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim();
  const getLabel = (element: HTMLElement) =>
    // biome-ignore lint/performance/useDomNodeTextContent: a label may hold words that only some pages show.
    "labels" in element ? (element.labels as NodeListOf<HTMLLabelElement> | null)?.[0]?.innerText : null;
  const getName = (element: HTMLElement) =>
    plain(element.getAttribute("aria-label") ?? getLabel(element) ?? element.textContent) || element.title;
  for (const element of document.querySelectorAll<HTMLElement>(css)) {
    if (name !== null && getName(element) !== name) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    element.scrollIntoView({ block: "center", behavior: "instant" });
    const { left, top, width, height } = element.getBoundingClientRect();
    const reached = document.elementFromPoint(left + width / 2, top + height / 2);
    if (reached !== null && (element.contains(reached) || reached.contains(element))) return element;
  }
  return null;
}

/** Selects a field's value, so that typing replaces it. Runs in the page. */
export function selectText(field: HTMLElement): void {
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
}
