import { useEffect, useRef, useState } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { SignedOutError } from "#app/session/authorised-fetch.ts";
import { useSession } from "#app/session/session-provider.tsx";
import { showToast } from "#app/ui/toast.tsx";
import type { MediaKind, Picture } from "#domain/content/media-reference.ts";
import { MAX_IMAGE_BYTES } from "#domain/limits.ts";
import type { ProblemCode } from "#domain/problem.ts";

export const IMAGE_TYPES = ["image/png", "image/jpeg", "image/webp", "image/gif"];

export type PictureUpload =
  | { readonly kind: "rest" }
  | { readonly kind: "uploading"; readonly file: File; readonly share: number; readonly thumbnail: string }
  | { readonly kind: "refused"; readonly message: string };

/** What can be told of a file before it is sent; null when it may go. */
export function refusalOf(file: Pick<File, "size" | "type">): ProblemCode | null {
  if (!IMAGE_TYPES.includes(file.type)) return "image_rejected";
  return file.size > MAX_IMAGE_BYTES ? "image_too_big" : null;
}

interface PictureUploadInput {
  readonly propertyId: string;
  readonly kind: MediaKind;
  readonly onPicture: (picture: Picture) => void;
}

/** Sends a picture, with its progress, a way to cancel it and the specified words where it is refused. */
export function usePictureUpload({ propertyId, kind, onPicture }: PictureUploadInput) {
  const { problems, common } = useMessages();
  const { connect } = useSession();
  const [upload, setUpload] = useState<PictureUpload>({ kind: "rest" });
  const running = useRef<AbortController | null>(null);

  const thumbnail = upload.kind === "uploading" ? upload.thumbnail : null;
  useEffect(() => {
    if (thumbnail === null) return;
    return () => URL.revokeObjectURL(thumbnail);
  }, [thumbnail]);

  async function start(file: File) {
    const refused = refusalOf(file);
    if (refused) return setUpload({ kind: "refused", message: problems.codes[refused] });
    const controller = new AbortController();
    running.current = controller;
    const state = { kind: "uploading", file, thumbnail: URL.createObjectURL(file) } as const;
    setUpload({ ...state, share: 0 });
    try {
      const answer = await connect().upload({
        propertyId,
        kind,
        file,
        signal: controller.signal,
        onProgress: (share) => setUpload({ ...state, share }),
      });
      if (controller.signal.aborted) return setUpload({ kind: "rest" });
      if (answer.ok) {
        const { key, width, height } = answer.value;
        onPicture({ key, width: width ?? 1, height: height ?? 1, alt: "" });
        setUpload({ kind: "rest" });
        return showToast({ tone: "success", title: common.toasts.fileUpdated });
      }
      const { code } = answer.problem;
      setUpload({ kind: "refused", message: problems.codes[code] });
      if (code !== "image_too_big" && code !== "image_rejected") {
        showToast({
          tone: "error",
          title: common.toasts.imageUploadFailed,
          action: { label: common.retry, onPress: () => void start(file) },
        });
      }
    } catch (error) {
      if (error instanceof SignedOutError) return;
      // A token could not be had, or the answer was no answer of ours.
      console.error(error);
      setUpload({ kind: "refused", message: common.toasts.imageUploadFailed });
    }
  }

  return { upload, start, cancel: () => running.current?.abort() };
}
