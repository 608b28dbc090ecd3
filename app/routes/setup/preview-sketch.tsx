import { getScreen } from "#app/ui/layout/device-frame.tsx";
import { mediaHref } from "#domain/content/media-reference.ts";
import { useDraft } from "./draft/draft-context.tsx";
import type { PreviewScreenProps } from "./preview-page.client.tsx";

const TILES = ["a", "b", "c", "d", "e", "f"];

/** Sketch with header, background and tiles, while the preview loads. */
export function PreviewSketch({ device, shown }: Pick<PreviewScreenProps, "device" | "shown">) {
  const { draft: edited } = useDraft();
  const { homepage, theme } = shown?.draft ?? edited;
  const { width, height } = getScreen(device);
  const picture =
    width > height
      ? (homepage.backgroundLandscape ?? homepage.backgroundPortrait)
      : homepage.backgroundPortrait;
  const { background, opacity, radius } = theme.button;
  return (
    <div
      aria-hidden="true"
      style={{
        width,
        height,
        background: picture ? `center / cover url("${mediaHref(picture.key)}")` : homepage.headerColour,
      }}
    >
      <div className="h-21" style={{ background: homepage.headerColour }} />
      <div className="grid grid-cols-2 gap-3 p-4">
        {TILES.map((tile) => (
          <div
            key={tile}
            className="h-27"
            style={{ background, borderRadius: radius, opacity: (opacity / 100) * 0.6 }}
          />
        ))}
      </div>
    </div>
  );
}
