import { type RefObject, useEffect, useRef } from "react";

/**
 * Hands on a picture that is pasted while a field is the last place that was pressed or focused, wherever
 * on the page the focus went since.
 */
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
      // A press on what can't be focused gives the focus to what surrounds it.
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
