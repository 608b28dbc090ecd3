import { useEffect, useState } from "react";
import { formatBytes, formatNumber } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { mediaHref } from "#domain/content/media-reference.ts";
import type { RichText } from "#domain/content/rich-text.ts";
import { POPUP_IMAGE_BYTES_MAX } from "#domain/limits.ts";

const MEBIBYTE = 1024 * 1024;
/** Below this, one decimal of megabytes would show 0.0. */
const SMALL_BYTES = MEBIBYTE / 10;

/**
 * "1 picture, 0.8 of 2.5 MB": number of pictures in a content. With a single picture also its size, which is
 * the limited value; it comes from the stored file, because documents do not contain it.
 *
 * @returns `null` without pictures.
 */
export function usePictureNote(content: RichText): string | null {
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
