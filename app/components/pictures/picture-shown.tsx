import { useRef } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Spinner } from "#app/ui/feedback/spinner.tsx";
import { useFileDrop } from "#app/ui/form/use-file-drop.ts";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Tooltip } from "#app/ui/overlay/tooltip.tsx";
import { mediaHref, type Picture } from "#domain/content/media-reference.ts";
import type { Colour } from "#domain/look/colour.ts";
import type { PictureKind } from "./picture-form.ts";
import { IMAGE_TYPES } from "./picture-size.ts";

/** Labels of the three actions, which name the picture. */
export interface PictureWords {
  readonly edit: string;
  readonly replace: string;
  readonly remove: string;
}

interface PictureShownProps {
  readonly id: string;
  readonly label: string;
  readonly frame: string;
  readonly picture: Picture;
  readonly kind: PictureKind;
  readonly ground: Colour | undefined;
  readonly words: PictureWords;
  readonly isReading: boolean;
  readonly onFile: (file: File) => void;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** A picture in its field, with actions; another one can be dropped on it. */
export function PictureShown(props: PictureShownProps) {
  const { id, label, frame, picture, kind, ground, words, isReading, onFile, onEdit, onRemove } = props;
  const { pictures } = useMessages("setup");
  const input = useRef<HTMLInputElement>(null);
  const { isOver, zone } = useFileDrop(([file]) => {
    if (file) onFile(file);
  });
  const isLogo = kind === "logo";

  return (
    <div
      role="group"
      aria-label={label}
      aria-busy={isReading || undefined}
      {...zone}
      className={classNames(
        "relative overflow-hidden rounded-row border border-default bg-surface-neutral",
        frame,
      )}
      style={isLogo && ground ? { backgroundColor: ground } : undefined}
    >
      <img
        src={mediaHref(picture.key)}
        alt=""
        className={classNames("size-full", isLogo ? "object-contain p-6 pt-9" : "object-cover")}
        style={picture.focus && { objectPosition: `${picture.focus.x}% ${picture.focus.y}%` }}
      />
      <div className="absolute end-2 top-2 flex gap-1">
        <Tooltip text={words.edit}>
          <IconButton
            id={id}
            variant="secondary"
            size="sm"
            icon="crop"
            label={words.edit}
            aria-describedby={`${id}-note`}
            onClick={onEdit}
          />
        </Tooltip>
        <Tooltip text={words.replace}>
          <IconButton
            variant="secondary"
            size="sm"
            icon="upload"
            label={words.replace}
            onClick={() => input.current?.click()}
          />
        </Tooltip>
        <Tooltip text={words.remove}>
          <IconButton variant="secondary" size="sm" icon="trash" label={words.remove} onClick={onRemove} />
        </Tooltip>
      </div>
      {isOver || isReading ? (
        <div className="pointer-events-none absolute inset-0 grid place-content-center justify-items-center gap-1 border border-dashed border-selected bg-surface-floating text-sm text-on-highlight">
          {isReading ? <Spinner /> : <Icon name="download" />}
          {isReading ? pictures.reading : pictures.drop.over}
        </div>
      ) : null}
      <input
        ref={input}
        type="file"
        hidden
        accept={IMAGE_TYPES.join()}
        aria-label={words.replace}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = "";
          if (file) onFile(file);
        }}
      />
    </div>
  );
}
