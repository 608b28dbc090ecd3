/** Lets the mouse wheel scroll a row of buttons to its end, then the page. */
export function attachWheel(root: Document | HTMLElement, until: AddEventListenerOptions): void {
  const onWheel = (event: Event) => {
    const { target, deltaX, deltaY, shiftKey, ctrlKey } = event as WheelEvent;
    const row = (target as Element).closest(".p-scroll");
    // The browser handles horizontal scrolling and Ctrl+wheel zoom.
    if (!row || shiftKey || ctrlKey || Math.abs(deltaX) > Math.abs(deltaY)) return;
    const before = row.scrollLeft;
    row.scrollLeft += getComputedStyle(row).direction === "rtl" ? -deltaY : deltaY;
    if (row.scrollLeft !== before) event.preventDefault();
  };
  root.addEventListener("wheel", onWheel, { ...until, passive: false });
}
