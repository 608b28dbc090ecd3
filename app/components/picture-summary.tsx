import { useMessages } from "#app/messages/messages-context.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Picture } from "#domain/content/media-reference.ts";
import { type PictureKind, placeOf } from "./picture-place.ts";

interface PictureSummaryProps {
  readonly id: string;
  readonly picture: Picture;
  readonly kind: PictureKind;
  /** What is read out while there is no alternative text. */
  readonly readWithoutAlt?: string | undefined;
}

/** Under a picture: its size, and what guests hear who can't see it. */
export function PictureSummary({ id, picture, kind, readWithoutAlt }: PictureSummaryProps) {
  const { pictures } = useMessages();
  const { width, height, alt } = picture;
  const read = alt || readWithoutAlt;
  return (
    <p id={id} className="flex min-w-0 flex-col text-xs text-subtle">
      <span className="tabular-nums">{pictures.size(width, height)}</span>
      {placeOf(kind).isRead ? (
        read ? (
          <span className="line-clamp-2 wrap-anywhere" title={read}>
            {pictures.readAs(read)}
          </span>
        ) : (
          <span className="flex items-start gap-1 text-warn">
            <Icon name="alert" size="xs" className="mt-px" />
            {pictures.notDescribed}
          </span>
        )
      ) : (
        <span>{pictures.decoration}</span>
      )}
    </p>
  );
}
