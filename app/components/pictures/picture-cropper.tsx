import { type KeyboardEvent, useEffect, useRef } from "react";
import Cropper from "react-easy-crop";
import "react-easy-crop/react-easy-crop.css";
import { formatPercent } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { SliderField } from "#app/ui/form/slider-field.tsx";
import type { Colour } from "#domain/look/colour.ts";
import { type PictureCut, ZOOM_PERCENT_MAX } from "./picture-cut.ts";
import { getRatio, type PixelSize } from "./picture-geometry.ts";

const ZOOM_STEP = 0.1;
/** Screen pixels per arrow key; a fifth with Shift. */
const KEYBOARD_STEP = 10;

/** Selector of the cropper library's frame. */
const FRAME = "[data-testid=cropper]";

interface PictureCropperProps {
  readonly href: string;
  /** Pixels of the picture. */
  readonly size: PixelSize;
  readonly cut: PictureCut;
  /** Background behind transparent parts. */
  readonly ground: Colour | undefined;
  readonly onChange: (part: Partial<PictureCut>) => void;
  /** Accessible name, which distinguishes two crops side by side. */
  readonly label: string;
  readonly hintId: string;
  /** Called when the frame is ready for focus. */
  readonly onFrame: (frame: HTMLElement) => void;
}

/** The crop stage: drag or arrow keys move the picture; wheel, slider, plus and minus zoom. */
export function PictureCropper({
  href,
  size,
  cut,
  ground,
  onChange,
  label,
  hintId,
  onFrame,
}: PictureCropperProps) {
  const { pictures } = useMessages("setup");
  const language = useLanguage();
  const stage = useRef<HTMLDivElement>(null);
  const zoomTo = (zoom: number) =>
    onChange({ zoom: Math.min(ZOOM_PERCENT_MAX / 100, Math.max(1, Math.round(zoom * 100) / 100)) });

  function zoomByKey(event: KeyboardEvent) {
    const isOnFrame = event.target instanceof HTMLElement && event.target.matches(FRAME);
    const step = { "+": ZOOM_STEP, "=": ZOOM_STEP, "-": -ZOOM_STEP }[event.key];
    if (step === undefined || !isOnFrame) return;
    event.preventDefault();
    zoomTo(cut.zoom + step);
  }

  // The library renders its frame after measuring the picture, then reports a crop.
  useEffect(() => {
    const frame = stage.current?.querySelector<HTMLElement>(FRAME);
    if (frame) onFrame(frame);
  });

  return (
    <div role="group" aria-label={label} onKeyDown={zoomByKey} className="flex min-w-0 flex-col gap-2">
      <div
        ref={stage}
        className="relative h-80 overflow-hidden rounded-lg bg-fill-dark"
        style={ground ? { backgroundColor: ground } : undefined}
      >
        <Cropper
          disableAutomaticStylesInjection
          image={href}
          crop={cut.crop}
          zoom={cut.zoom}
          maxZoom={ZOOM_PERCENT_MAX / 100}
          aspect={cut.ratio}
          // A portrait crop of a landscape picture uses its full height and fills the stage.
          objectFit={cut.ratio < 1 && cut.ratio < getRatio(size) ? "vertical-cover" : "contain"}
          keyboardStep={KEYBOARD_STEP}
          onCropChange={(crop) => onChange({ crop })}
          onZoomChange={(zoom) => onChange({ zoom })}
          onCropAreaChange={(area) => onChange({ area })}
          mediaProps={{ draggable: false }}
          // Role `application`, so that arrow keys move the crop also with a screen reader.
          cropperProps={{ role: "application", "aria-label": pictures.cropArea, "aria-describedby": hintId }}
          classes={{
            cropAreaClassName:
              "rounded-xs outline-offset-[-3px] focus-visible:outline-3 focus-visible:outline-focus",
          }}
        />
      </div>
      <SliderField
        label={pictures.zoom}
        min={100}
        max={ZOOM_PERCENT_MAX}
        step={5}
        value={Math.round(cut.zoom * 100)}
        format={(percent) => formatPercent(language, percent / 100, 0)}
        onChange={(percent) => zoomTo(percent / 100)}
      />
    </div>
  );
}
