import { useEffect, useState } from "react";
import { type Device, scaleToFit } from "#app/ui/layout/device-frame.tsx";

/** Scale at which a device fits the element with `ref`; at most `most`. */
export function useFit(
  device: Device,
  most: number,
): { ref: (space: HTMLElement | null) => void; scale: number } {
  const [space, setSpace] = useState<HTMLElement | null>(null);
  const [scale, setScale] = useState(most);
  useEffect(() => {
    if (!space) return;
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = space;
      if (width > 0 && height > 0) setScale(Math.min(most, scaleToFit(device, { width, height })));
    });
    observer.observe(space);
    return () => observer.disconnect();
  }, [space, device, most]);
  return { ref: setSpace, scale };
}
