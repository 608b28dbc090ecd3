import { useEffect, useRef, useState } from "react";
import { useHelpAction } from "#app/components/help/use-help-action.ts";
import { useTrackUpload } from "#app/components/uploads.tsx";
import { useStoreFile } from "#app/components/use-store-file.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import type { Focus, Picture } from "#domain/content/media-reference.ts";
import type { ProblemCode } from "#domain/problem-code.ts";
import { colourOfPicture } from "./picture-colour.ts";
import type { PictureKind } from "./picture-form.ts";
import { isMiddle } from "./picture-geometry.ts";

/** A picture that was cut and is to be stored, or one that is stored already and only described again. */
export interface PreparedPicture {
  readonly kind: PictureKind;
  readonly content: { readonly file: File } | { readonly stored: Picture };
  readonly alt: string;
  readonly focus: Focus;
}

export type PictureState =
  | { readonly kind: "rest" }
  | { readonly kind: "reading" }
  | { readonly kind: "uploading"; readonly file: File; readonly share: number; readonly thumbnail: string }
  | { readonly kind: "refused"; readonly message: string };

/** What a toast says first where a picture was refused, or got lost on the way. */
export interface FailureTitles {
  readonly refused: string;
  readonly lost: string;
}

interface UploadInput {
  readonly propertyId: string;
  /** In the order in which they were prepared. */
  readonly onPictures: (pictures: readonly Picture[]) => void;
  /** An upload goes on when its screen is left; otherwise it is called off. */
  readonly outlives: boolean;
  /** The place has words of its own; by default only a lost picture gets a toast. */
  readonly failureTitles?: FailureTitles | undefined;
}

function isToUpload(item: PreparedPicture): item is PreparedPicture & { content: { file: File } } {
  return "file" in item.content;
}

function filesIn(items: readonly PreparedPicture[]): readonly File[] {
  return items.filter(isToUpload).map(({ content }) => content.file);
}

/** The picture of what needs no upload; null for a new file. */
function storedIn(item: PreparedPicture): Picture | null {
  return "stored" in item.content ? pictureOf(item, item.content.stored) : null;
}

function pictureOf(item: PreparedPicture, stored: Omit<Picture, "alt" | "focus">): Picture {
  const { key, width, height, colour } = stored;
  const focus = isMiddle(item.focus) ? {} : { focus: item.focus };
  return { key, width, height, alt: item.alt, ...focus, ...(colour ? { colour } : {}) };
}

/**
 * Stores pictures one after the other, with their progress in all, a way to call them off and the specified
 * words (S179, S189). What was stored before a failure is not sent again when it is retried.
 */
export function usePictureUpload(input: UploadInput) {
  const { problems, common } = useMessages();
  const store = useStoreFile();
  const track = useTrackUpload();
  const helpFor = useHelpAction();
  const [state, setState] = useState<PictureState>({ kind: "rest" });
  const running = useRef<AbortController | null>(null);
  const latest = useRef(input);
  latest.current = input;

  const thumbnail = state.kind === "uploading" ? state.thumbnail : null;
  useEffect(() => {
    if (thumbnail === null) return;
    return () => URL.revokeObjectURL(thumbnail);
  }, [thumbnail]);
  const { outlives } = input;
  useEffect(() => (outlives ? undefined : () => running.current?.abort()), [outlives]);

  /** By a rule: the same picture would be refused again. */
  function refuse(code: ProblemCode, advice?: string): false {
    const message = [problems.codes[code], advice].filter(Boolean).join(" ");
    setState({ kind: "refused", message });
    const { failureTitles } = latest.current;
    if (failureTitles)
      showToast({ tone: "error", title: failureTitles.refused, detail: message, ...helpFor(code) });
    return false;
  }

  /** On the way: it may well arrive the next time. */
  function lose(message: string, retry: () => void): false {
    setState({ kind: "refused", message });
    showToast({
      tone: "error",
      title: latest.current.failureTitles?.lost ?? common.toasts.imageUploadFailed,
      action: { label: common.retry, onPress: retry },
    });
    return false;
  }

  function send(items: readonly PreparedPicture[]): void {
    const [first] = filesIn(items);
    if (!first) {
      finish(items.map(storedIn));
      return;
    }
    const controller = new AbortController();
    running.current = controller;
    track({ ended: storeAll(items, first, controller), cancel: () => controller.abort() });
  }

  /** @returns whether none was refused or lost; one that was called off was neither. */
  async function storeAll(
    items: readonly PreparedPicture[],
    first: File,
    { signal }: AbortController,
  ): Promise<boolean> {
    const pictures = items.map(storedIn);
    const progress = { kind: "uploading", file: first, thumbnail: URL.createObjectURL(first) } as const;
    setState({ ...progress, share: 0 });
    const bytesTotal = filesIn(items).reduce((sum, { size }) => sum + size, 0);
    let bytesDone = 0;
    for (const [index, item] of items.entries()) {
      if (!isToUpload(item)) continue;
      const { file } = item.content;
      const answer = await store({
        propertyId: latest.current.propertyId,
        kind: item.kind,
        file,
        signal,
        onProgress: (share) => setState({ ...progress, share: (bytesDone + share * file.size) / bytesTotal }),
      });
      if (signal.aborted || answer === null) {
        setState({ kind: "rest" });
        return answer !== null;
      }
      if (!answer.ok) {
        const { code } = answer.problem;
        if (REFUSALS.has(code)) return refuse(code);
        return lose(problems.codes[code], () =>
          send(items.map((one, index) => keepStored(one, pictures[index]))),
        );
      }
      const { key, width, height } = answer.value;
      const colour = item.kind === "gallery" ? await colourOfPicture(file) : {};
      pictures[index] = pictureOf(item, { key, width: width ?? 1, height: height ?? 1, ...colour });
      bytesDone += file.size;
    }
    finish(pictures);
    showToast({ tone: "success", title: common.toasts.fileUpdated });
    return true;
  }

  function finish(pictures: readonly (Picture | null)[]) {
    setState({ kind: "rest" });
    latest.current.onPictures(pictures.flatMap((picture) => picture ?? []));
  }

  return { state, setState, send, refuse, lose, cancel: () => running.current?.abort() };
}

/** What the same bytes would meet again. */
const REFUSALS: ReadonlySet<ProblemCode> = new Set([
  "image_rejected",
  "image_apple_only",
  "files_full",
  "image_too_big",
  "popup_image_too_big",
  "body_too_large",
  "licence_unavailable",
  "forbidden",
]);

function keepStored(item: PreparedPicture, picture: Picture | null | undefined): PreparedPicture {
  return picture ? { ...item, content: { stored: picture } } : item;
}
