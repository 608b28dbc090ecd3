/** The dots of `buttons.css`, for browsers without `::scroll-marker`. */
const ROW = "display:flex;flex-wrap:wrap;justify-content:center;gap:9px;padding-bottom:12px";
const DOT = "height:8px;border-radius:4px;background:#fff;box-shadow:0 0 0 1px rgb(8 14 26/.4);";
const CURRENT = `${DOT}width:22px`;
const OTHER = `${DOT}width:8px;opacity:.6`;

/**
 * Adds position dots below a scrolling row of buttons. Not if the browser draws `::scroll-marker`, or the
 * whole row is visible.
 */
export function addDots(document: Document): void {
  const row = document.querySelector<HTMLElement>(".p-scroll");
  if (!row || CSS.supports("selector(::scroll-marker)")) return;
  const dots = document.createElement("div");
  dots.className = "p-dots";
  dots.ariaHidden = "true";
  row.insertAdjacentElement("afterend", dots);
  const draw = () => {
    const count = [...row.children].filter((tile) => tile.getClientRects().length > 0).length;
    const hidden = row.scrollWidth - row.clientWidth;
    const current = Math.round((Math.abs(row.scrollLeft) / hidden) * (count - 1));
    dots.replaceChildren(
      ...Array.from({ length: hidden > 1 ? count : 0 }, (_, index) => {
        const dot = document.createElement("i");
        dot.style.cssText = index === current ? CURRENT : OTHER;
        return dot;
      }),
    );
    dots.style.cssText = ROW;
  };
  draw();
  row.addEventListener("scroll", draw, { passive: true });
  addEventListener("resize", draw);
}
