import { useEffect, useState } from "react";
import type { Layout } from "./sheet.ts";

/** Margin around a page on screen. */
const MARGIN_PX = 24;
const PIXELS_PER_MM = 96 / 25.4;

/** Zoom at which a whole page fits the element with `ref`; at most paper size. */
export function usePaperZoom({ width, height }: Layout["page"]) {
  const [space, setSpace] = useState<HTMLElement | null>(null);
  const [zoom, setZoom] = useState(0.5);
  useEffect(() => {
    if (!space) return;
    const observer = new ResizeObserver(() => {
      const across = (space.clientWidth - 2 * MARGIN_PX) / (width * PIXELS_PER_MM);
      const down = (space.clientHeight - 2 * MARGIN_PX) / (height * PIXELS_PER_MM);
      if (across > 0 && down > 0) setZoom(Math.min(1, across, down));
    });
    observer.observe(space);
    return () => observer.disconnect();
  }, [space, width, height]);
  return { ref: setSpace, zoom };
}
