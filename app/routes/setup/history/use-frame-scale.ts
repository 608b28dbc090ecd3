import { useEffect, useState } from "react";
import { type Device, scaleToFit } from "#app/ui/layout/device-frame.tsx";

const CAPTION_PX = 48;
const GAP_PX = 16;
const FOOT_PX = 24;
/** Scales for window widths of 1440, 1200 and 900. */
const LARGEST = 0.682;
const MEDIUM = 0.6;
const SMALL = 0.52;

function getMaxScale(windowWidth: number): number {
  if (windowWidth < 1200) return SMALL;
  return windowWidth < 1400 ? MEDIUM : LARGEST;
}

/** Scale at which this many devices fit side by side in the element with `ref`. */
export function useFrameScale(device: Device, count: 1 | 2) {
  const [space, setSpace] = useState<HTMLElement | null>(null);
  const [scale, setScale] = useState(SMALL);
  useEffect(() => {
    if (!space) return;
    const observer = new ResizeObserver(() => {
      const width = (space.clientWidth - (count + 1) * GAP_PX) / count;
      const height = space.clientHeight - CAPTION_PX - FOOT_PX;
      if (width > 0 && height > 0)
        setScale(Math.min(getMaxScale(window.innerWidth), scaleToFit(device, { width, height })));
    });
    observer.observe(space);
    return () => observer.disconnect();
  }, [space, device, count]);
  return { ref: setSpace, scale };
}
