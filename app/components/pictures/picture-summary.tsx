import { useMessages } from "#app/messages/messages-context.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Picture } from "#domain/content/media-reference.ts";
import { getPictureForm, type PictureKind } from "./picture-form.ts";

interface PictureSummaryProps {
  readonly id: string;
  readonly picture: Picture;
  readonly kind: PictureKind;
  /** Screen reader text while there is no alternative text. */
  readonly readWithoutAlt?: string | undefined;
  /** Whether a field beside the picture already shows the alternative text. */
  readonly hasOwnAlt: boolean;
}

/** Below a picture: its size and alternative text. */
export function PictureSummary({ id, picture, kind, readWithoutAlt, hasOwnAlt }: PictureSummaryProps) {
  const { pictures } = useMessages("setup");
  const { width, height, alt } = picture;
  return (
    <p id={id} className="flex min-w-0 flex-col text-xs text-subtle">
      <span className="tabular-nums">{pictures.size(width, height)}</span>
      {hasOwnAlt ? null : <LocalizedText kind={kind} text={alt || readWithoutAlt} />}
    </p>
  );
}

function LocalizedText({ kind, text }: { kind: PictureKind; text: string | undefined }) {
  const { pictures } = useMessages("setup");
  if (!getPictureForm(kind).isRead) return <span>{pictures.decoration}</span>;
  if (!text) {
    return (
      <span className="flex items-start gap-1 text-warn">
        <Icon name="alert" size="xs" className="mt-px" />
        {pictures.notDescribed}
      </span>
    );
  }
  return (
    <span className="line-clamp-2 wrap-anywhere" title={text}>
      {pictures.readAs(text)}
    </span>
  );
}
