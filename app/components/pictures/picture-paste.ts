import { type RefObject, useEffect, useRef } from "react";

/** Passes on a pasted picture if the field was pressed or focused last, wherever the focus has gone since. */
export function usePicturePaste(field: RefObject<HTMLElement | null>, onFile: (file: File) => void): void {
  const latest = useRef(onFile);
  latest.current = onFile;
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    let isHere = false;
    const notice = (event: Event) => {
      isHere = event.target instanceof Node && field.current?.contains(event.target) === true;
    };
    const noticeFocus = (event: Event) => {
      // Pressing something not focusable focuses its surrounding element.
      const surrounds = event.target instanceof Node && event.target.contains(field.current);
      if (!surrounds) notice(event);
    };
    document.addEventListener("focusin", noticeFocus, { signal });
    document.addEventListener("pointerdown", notice, { signal });
    document.addEventListener(
      "paste",
      (event) => {
        const file = event.clipboardData?.files[0];
        if (!isHere || !file || event.defaultPrevented) return;
        event.preventDefault();
        latest.current(file);
      },
      { signal },
    );
    return () => listening.abort();
  }, [field]);
}
