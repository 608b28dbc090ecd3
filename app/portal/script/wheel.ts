/** Lets the wheel of a mouse move a row of buttons to its end, and the page from there on. */
export function attachWheel(root: Document | HTMLElement, until: AddEventListenerOptions): void {
  const onWheel = (event: Event) => {
    const { target, deltaX, deltaY, shiftKey, ctrlKey } = event as WheelEvent;
    const row = (target as Element).closest(".p-scroll");
    // Sideways the browser moves it by itself, and with Ctrl it makes the page larger.
    if (!row || shiftKey || ctrlKey || Math.abs(deltaX) > Math.abs(deltaY)) return;
    const before = row.scrollLeft;
    row.scrollLeft += getComputedStyle(row).direction === "rtl" ? -deltaY : deltaY;
    if (row.scrollLeft !== before) event.preventDefault();
  };
  root.addEventListener("wheel", onWheel, { ...until, passive: false });
}
