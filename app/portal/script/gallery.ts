export const FULL = "is-full";

/** The picture of a row that is in sight. */
export function shownIn(strip: Element): Element | undefined {
  return strip.children[Math.round(Math.abs(strip.scrollLeft) / strip.clientWidth)];
}

export function enlarge(strip: Element, figure: Element): void {
  for (const picture of strip.querySelectorAll("img")) picture.sizes = "100vw";
  strip.classList.add(FULL);
  figure.scrollIntoView({ behavior: "instant" });
  strip.parentElement?.querySelector<HTMLElement>("[data-shrink]")?.focus();
  strip.dispatchEvent(new Event("open"));
}

export function shrink(strip: Element): void {
  const figure = shownIn(strip);
  strip.classList.remove(FULL);
  figure?.scrollIntoView({ behavior: "instant", block: "nearest" });
  figure?.querySelector("a")?.focus();
  strip.dispatchEvent(new Event("close"));
}

/** How long a picture takes to slide into place. */
const SLIDE_MS = 250;

/**
 * One picture on to the right, or to the left with -1, whichever way the text runs. The row is there at once, and only
 * its looks slide: a smooth scroll would end early at the next press, or where a picture that arrives lays the row out.
 */
function slide(strip: Element, by: number): void {
  const before = strip.scrollLeft;
  strip.scrollBy({ left: by * strip.clientWidth, behavior: "instant" });
  const from = `${strip.scrollLeft - before}px`;
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  // Parts of a figure: the row snaps to where figures themselves are drawn.
  for (const part of strip.querySelectorAll("figure > *"))
    part.animate({ translate: [from, "0"] }, { duration: SLIDE_MS, easing: "ease-out" });
}

/**
 * Lets a gallery's pictures fill the screen: a tap opens, a swipe or an arrow goes on, Escape closes and
 * gives the focus back to the picture that was shown last.
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
    if (figure && !strip.classList.contains(FULL)) return enlarge(strip, figure);
    if (!control) return;
    const { step } = control.dataset;
    if (!step) return shrink(strip);
    slide(strip, Number(step) * (getComputedStyle(strip).direction === "rtl" ? -1 : 1));
  };
  const stripOf = (event: Event) => (event.target as Element).closest("dialog")?.querySelector(`.${FULL}`);
  const onKey = (event: Event) => {
    const { key } = event as KeyboardEvent;
    const by = key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : 0;
    const strip = by === 0 ? null : stripOf(event);
    if (!strip) return;
    event.preventDefault();
    slide(strip, by);
  };
  const onCancel = (event: Event) => {
    const strip = stripOf(event);
    if (!strip) return;
    event.preventDefault();
    shrink(strip);
  };
  root.addEventListener("click", onClick, until);
  root.addEventListener("keydown", onKey, until);
  // A dialog's own event, which does not rise.
  root.addEventListener("cancel", onCancel, { ...until, capture: true });
}
