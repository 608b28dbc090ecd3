import { type KeyboardEvent, type PointerEvent, useId } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import type { Focus } from "#domain/content/media-reference.ts";
import type { PictureSource } from "./open-picture.ts";
import type { PictureCut } from "./picture-cut.ts";
import { focusAt, isMiddle, MIDDLE_FOCUS } from "./picture-geometry.ts";
import { PicturePart, partRatio } from "./picture-part.tsx";

/** Percent per arrow key; a larger step with Shift. */
const STEP = 2;
const LONG_STEP = 10;

interface PictureFocusStageProps {
  readonly source: PictureSource;
  readonly cut: PictureCut;
  readonly onFocus: (focus: Focus) => void;
  readonly label: string;
  readonly hintId: string;
}

/** The crop with its focus point: set by press or drag, moved by arrow keys. */
export function PictureFocusStage({ source, cut, onFocus, label, hintId }: PictureFocusStageProps) {
  const { pictures } = useMessages("setup");
  const focusId = useId();
  const { focus, area } = cut;
  const ratio = partRatio(source.size, area);

  function point(event: PointerEvent<HTMLButtonElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    onFocus(
      focusAt(((event.clientX - box.left) / box.width) * 100, ((event.clientY - box.top) / box.height) * 100),
    );
  }

  function move(event: KeyboardEvent) {
    const step = event.shiftKey ? LONG_STEP : STEP;
    const [x, y] = getDirection(event.key);
    if (x === 0 && y === 0) return;
    event.preventDefault();
    onFocus(focusAt(focus.x + x * step, focus.y + y * step));
  }

  return (
    <div role="group" aria-label={label} className="flex min-w-0 flex-col gap-2">
      <div
        // Role `application`, so that arrow keys move the point also with a screen reader.
        role="application"
        aria-label={label}
        className="grid h-80 place-items-center overflow-hidden rounded-lg bg-fill-dark [container-type:size]"
      >
        <button
          type="button"
          aria-label={pictures.focusPoint}
          aria-describedby={`${focusId} ${hintId}`}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            point(event);
          }}
          onPointerMove={(event) => {
            if (event.currentTarget.hasPointerCapture(event.pointerId)) point(event);
          }}
          onKeyDown={move}
          className="relative block cursor-crosshair touch-none outline-offset-[-3px] focus-visible:outline-3 focus-visible:outline-focus"
          style={{ aspectRatio: ratio, width: `min(100cqw, ${100 * ratio}cqh)` }}
        >
          <PicturePart href={source.href} area={area} />
          <span
            aria-hidden="true"
            className="pointer-events-none absolute grid size-8 -translate-x-1/2 -translate-y-1/2 place-items-center rounded-full border-2 border-selected bg-surface-floating shadow-lg"
            style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
          >
            <span className="size-2 rounded-full bg-fill-primary" />
          </span>
        </button>
      </div>
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <output id={focusId} className="text-xs text-muted tabular-nums">
          {pictures.focusAt(focus.x, focus.y)}
        </output>
        <Button size="sm" variant="link" disabled={isMiddle(focus)} onClick={() => onFocus(MIDDLE_FOCUS)}>
          {pictures.focusMiddle}
        </Button>
      </div>
    </div>
  );
}

function getDirection(key: string): readonly [x: number, y: number] {
  switch (key) {
    case "ArrowLeft":
      return [-1, 0];
    case "ArrowRight":
      return [1, 0];
    case "ArrowUp":
      return [0, -1];
    case "ArrowDown":
      return [0, 1];
    default:
      return [0, 0];
  }
}
