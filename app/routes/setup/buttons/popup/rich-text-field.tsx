import { useEffect, useId, useState } from "react";
import { formatBytes, formatNumber } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { definePart, LazyPart } from "#app/ui/feedback/lazy-part.tsx";
import { Skeleton } from "#app/ui/feedback/skeleton.tsx";
import { useIsBrowser } from "#app/ui/use-is-browser.ts";
import { mediaHref } from "#domain/content/media-reference.ts";
import { getTextSpace, type RichText } from "#domain/content/rich-text.ts";
import { POPUP_IMAGE_BYTES_MAX } from "#domain/limits.ts";
import type { ButtonForm } from "../fields/form.ts";
import { OriginalText } from "../translation/original-text.tsx";

const MEBIBYTE = 1024 * 1024;
/** Smaller files are not shown in megabytes, because one decimal would give 0.0. */
const SMALL_BYTES = MEBIBYTE / 10;

// Loaded with the first popup, because the editor is larger than the rest of the tab. Browser only, so that
// the Worker's bundle excludes it.
const RICH_TEXT_EDITOR = definePart(
  () => import("./rich-text-editor.client.tsx"),
  ({ RichTextEditor }) => RichTextEditor,
);

/** The limit is shown once this share of it is used. */
const SHOWN_FROM = 0.75;

interface RichTextFieldProps {
  readonly form: ButtonForm;
  readonly value: RichText;
  readonly onChange: (content: RichText) => void;
  /** Opens the same content in the large editor. */
  readonly onEnlarge?: () => void;
  readonly size?: "md" | "lg";
}

/** A popup's content field with label, picture count and editor. */
export function RichTextField({ form, value, onChange, onEnlarge, size = "md" }: RichTextFieldProps) {
  const { buttons } = useMessages("setup");
  const labelId = useId();
  const isBrowser = useIsBrowser();
  const space = getTextSpace(value);
  const pictureNote = usePictureNote(value);
  const code = Object.entries(form.errors).find(([path]) => path.split(".")[0] === "content")?.[1];
  const waiting = (
    <Skeleton className={size === "lg" ? "h-90 w-full rounded-md" : "h-39 w-full rounded-md"} />
  );
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-baseline justify-between gap-2">
        <span id={labelId} className="text-sm font-medium text-strong">
          {buttons.editor.content}
        </span>
        <span className="flex gap-3 text-xs text-subtle tabular-nums">
          {pictureNote ? <span>{pictureNote}</span> : null}
          {space.used / space.max >= SHOWN_FROM ? (
            <span className={space.used > space.max ? "text-danger" : undefined}>
              {buttons.rich.room[space.of](space.used, space.max)}
            </span>
          ) : null}
        </span>
      </div>
      <OriginalText original={form.original} path="content" long />
      {isBrowser ? (
        <LazyPart
          part={RICH_TEXT_EDITOR}
          props={{
            form,
            labelledBy: labelId,
            value,
            error: code ? form.errorText(code) : undefined,
            onChange,
            size,
          }}
          fallback={waiting}
        />
      ) : (
        waiting
      )}
      {onEnlarge ? (
        <Button
          variant="ghost"
          size="sm"
          iconBefore="external"
          className="-ms-2 self-start"
          onClick={onEnlarge}
        >
          {buttons.popup.enlarge}
        </Button>
      ) : null}
    </div>
  );
}

/**
 * "1 picture, 0.8 of 2.5 MB": number of pictures in a content. With a single picture also its size, which is
 * the limited value; it comes from the stored file, because documents do not contain it.
 *
 * @returns `null` without pictures.
 */
function usePictureNote(content: RichText): string | null {
  const { buttons } = useMessages("setup");
  const language = useLanguage();
  const keys = content.flatMap((block) => (block.type === "picture" ? [block.picture.key] : []));
  const bytes = useStoredBytes(keys.length === 1 ? keys[0] : undefined);
  if (keys.length === 0) return null;
  if (bytes === null) return buttons.imageCount(keys.length);
  const used =
    bytes < SMALL_BYTES ? formatBytes(language, bytes) : formatNumber(language, bytes / MEBIBYTE, 1);
  return buttons.editor.imagesUsed(keys.length, used, formatBytes(language, POPUP_IMAGE_BYTES_MAX));
}

/** Size of a stored file; `null` while unknown or unavailable. */
function useStoredBytes(key: string | undefined): number | null {
  const [known, setKnown] = useState<{ readonly key: string; readonly bytes: number } | null>(null);
  useEffect(() => {
    if (key === undefined) return;
    const controller = new AbortController();
    fetch(mediaHref(key), { method: "HEAD", signal: controller.signal })
      .then(({ ok, headers }) => {
        const bytes = Number(headers.get("content-length"));
        if (ok && bytes > 0) setKnown({ key, bytes });
      })
      // Aborted or offline: show the note without the size.
      .catch((error: unknown) => {
        if (!controller.signal.aborted) console.warn(error);
      });
    return () => controller.abort();
  }, [key]);
  return known !== null && known.key === key ? known.bytes : null;
}
