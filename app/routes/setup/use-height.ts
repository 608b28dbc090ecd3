import { useEffect, useState } from "react";

/** The height, in pixels, of the element that `ref` is given to, as it changes. */
export function useHeight(): { ref: (element: HTMLElement | null) => void; height: number } {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [height, setHeight] = useState(0);
  useEffect(() => {
    if (!element) return;
    const observer = new ResizeObserver(() => setHeight(element.offsetHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return { ref: setElement, height };
}
