import { useMessages } from "#app/messages/messages-context.tsx";
import { DeviceFrame } from "#app/ui/layout/device-frame.tsx";
import { useMedia } from "#app/ui/use-media.ts";
import type { EpochMs } from "#domain/time.ts";
import { PreviewScreen } from "../../preview-screen.tsx";

/** Below this width there is no preview beside the tiles; matches `lg` in the style sheets. */
const NARROW = "(width < 64rem)";
const SCALE = 0.4;

/** In a narrow window: the preview above the line, while it is dragged. */
export function FloatingPhone({ at, share }: { readonly at: EpochMs; readonly share: number }) {
  const { preview } = useMessages("setup").setup;
  const isNarrow = useMedia(NARROW);
  if (!isNarrow) return null;
  return (
    <div
      style={{ left: `${share * 100}%`, translate: `-${share * 100}% 0` }}
      className="pointer-events-none absolute bottom-full mb-8"
    >
      <DeviceFrame device="phone-portrait" scale={SCALE}>
        <PreviewScreen device="phone-portrait" title={preview.live} inert at={at} />
      </DeviceFrame>
    </div>
  );
}
