export const FULL_CLASS = "is-full";

/** The visible picture of a row. */
export function findVisiblePicture(strip: Element): Element | undefined {
  return strip.children[Math.round(Math.abs(strip.scrollLeft) / strip.clientWidth)];
}

export function enlarge(strip: Element, figure: Element): void {
  for (const picture of strip.querySelectorAll("img")) picture.sizes = "100vw";
  strip.classList.add(FULL_CLASS);
  figure.scrollIntoView({ behavior: "instant" });
  strip.parentElement?.querySelector<HTMLElement>("[data-shrink]")?.focus();
  strip.dispatchEvent(new Event("open"));
}

export function shrink(strip: Element): void {
  const figure = findVisiblePicture(strip);
  strip.classList.remove(FULL_CLASS);
  figure?.scrollIntoView({ behavior: "instant", block: "nearest" });
  figure?.querySelector("a")?.focus();
  strip.dispatchEvent(new Event("close"));
}

/** Duration of a slide animation. */
const SLIDE_MS = 250;

/**
 * Shows the next picture to the right, or to the left with -1, in any text direction. Scrolls instantly and
 * animates only visually: smooth scrolling would be interrupted by the next press or by a picture that loads.
 */
function slide(strip: Element, by: number): void {
  const before = strip.scrollLeft;
  strip.scrollBy({ left: by * strip.clientWidth, behavior: "instant" });
  const from = `${strip.scrollLeft - before}px`;
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  // Animates children of the figure: snapping follows the figures themselves.
  for (const part of strip.querySelectorAll("figure > *"))
    part.animate({ translate: [from, "0"] }, { duration: SLIDE_MS, easing: "ease-out" });
}

/**
 * Full-screen gallery: a tap opens, a swipe or arrow continues, Escape closes and returns the focus to the
 * last shown picture.
 */
export function attachGallery(root: Document | HTMLElement, until: AddEventListenerOptions): void {
  const onClick = (event: Event) => {
    const target = event.target as Element;
    const link = target.closest(".p-figures a");
    const control = target.closest<HTMLElement>("[data-step],[data-shrink]");
    const strip = (link ?? control)?.closest(".p-body")?.querySelector(".p-figures");
    if (!strip) return;
    event.preventDefault();
    const figure = link?.closest("figure");
    if (figure && !strip.classList.contains(FULL_CLASS)) return enlarge(strip, figure);
    if (!control) return;
    const { step } = control.dataset;
    if (!step) return shrink(strip);
    slide(strip, Number(step) * (getComputedStyle(strip).direction === "rtl" ? -1 : 1));
  };
  const findStrip = (event: Event) =>
    (event.target as Element).closest("dialog")?.querySelector(`.${FULL_CLASS}`);
  const onKey = (event: Event) => {
    const { key } = event as KeyboardEvent;
    const by = key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : 0;
    const strip = by === 0 ? null : findStrip(event);
    if (!strip) return;
    event.preventDefault();
    slide(strip, by);
  };
  const onCancel = (event: Event) => {
    const strip = findStrip(event);
    if (!strip) return;
    event.preventDefault();
    shrink(strip);
  };
  root.addEventListener("click", onClick, until);
  root.addEventListener("keydown", onKey, until);
  // A dialog's event "cancel" does not bubble, so the listener captures it.
  root.addEventListener("cancel", onCancel, { ...until, capture: true });
}
