import { useEffect, useRef, useState } from "react";
import { useHelpAction } from "#app/components/help/use-help-action.ts";
import { useTrackUpload } from "#app/components/uploads.tsx";
import { useStoreFile } from "#app/components/use-store-file.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import type { Focus, Picture } from "#domain/content/media-reference.ts";
import type { ProblemCode } from "#domain/problem-code.ts";
import { averagePictureColour } from "./picture-colour.ts";
import type { PictureKind } from "./picture-form.ts";
import { isMiddle } from "./picture-geometry.ts";

/** A cropped picture to upload, or a stored one with new metadata. */
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

/** Toast titles for a refused or lost picture. */
export interface FailureTitles {
  readonly refused: string;
  readonly lost: string;
}

interface UploadInput {
  readonly propertyId: string;
  /** In order of preparation. */
  readonly onPictures: (pictures: readonly Picture[]) => void;
  /** `true`: the upload continues after leaving the screen; otherwise it is cancelled. */
  readonly outlives: boolean;
  /** Custom titles; by default only a lost picture shows a toast. */
  readonly failureTitles?: FailureTitles | undefined;
}

function isToUpload(item: PreparedPicture): item is PreparedPicture & { content: { file: File } } {
  return "file" in item.content;
}

function getFiles(items: readonly PreparedPicture[]): readonly File[] {
  return items.filter(isToUpload).map(({ content }) => content.file);
}

/** The stored picture of an item without upload; `null` for a new file. */
function findStored(item: PreparedPicture): Picture | null {
  return "stored" in item.content ? toPicture(item, item.content.stored) : null;
}

function toPicture(item: PreparedPicture, stored: Omit<Picture, "alt" | "focus">): Picture {
  const { key, width, height, colour } = stored;
  const focus = isMiddle(item.focus) ? {} : { focus: item.focus };
  return { key, width, height, alt: item.alt, ...focus, ...(colour ? { colour } : {}) };
}

/**
 * Uploads pictures one by one with total progress, cancellation and the specified messages (S179, S189). On
 * retry, already stored ones are not uploaded again.
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

  /** By a rule: a retry would be refused too. */
  function refuse(code: ProblemCode, advice?: string): false {
    const message = [problems.codes[code], advice].filter(Boolean).join(" ");
    setState({ kind: "refused", message });
    const { failureTitles } = latest.current;
    if (failureTitles)
      showToast({ tone: "error", title: failureTitles.refused, detail: message, ...helpFor(code) });
    return false;
  }

  /** On the network: a retry may succeed. */
  function reportLost(message: string, retry: () => void): false {
    setState({ kind: "refused", message });
    showToast({
      tone: "error",
      title: latest.current.failureTitles?.lost ?? common.toasts.imageUploadFailed,
      action: { label: common.retry, onPress: retry },
    });
    return false;
  }

  function send(items: readonly PreparedPicture[]): void {
    const [first] = getFiles(items);
    if (!first) {
      finish(items.map(findStored));
      return;
    }
    const controller = new AbortController();
    running.current = controller;
    track({ ended: storeAll(items, first, controller), cancel: () => controller.abort() });
  }

  /** @returns whether none was refused or lost; cancelling counts as success. */
  async function storeAll(
    items: readonly PreparedPicture[],
    first: File,
    { signal }: AbortController,
  ): Promise<boolean> {
    const pictures = items.map(findStored);
    const progress = { kind: "uploading", file: first, thumbnail: URL.createObjectURL(first) } as const;
    setState({ ...progress, share: 0 });
    const bytesTotal = getFiles(items).reduce((sum, { size }) => sum + size, 0);
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
        if (PERMANENT_REFUSALS.has(code)) return refuse(code);
        return reportLost(problems.codes[code], () =>
          send(items.map((one, index) => withStored(one, pictures[index]))),
        );
      }
      const { key, width, height } = answer.value;
      const colour = item.kind === "gallery" ? await averagePictureColour(file) : {};
      pictures[index] = toPicture(item, { key, width: width ?? 1, height: height ?? 1, ...colour });
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

  return { state, setState, send, refuse, lose: reportLost, cancel: () => running.current?.abort() };
}

/** Refusals that a retry with the same bytes would get again. */
const PERMANENT_REFUSALS: ReadonlySet<ProblemCode> = new Set([
  "image_rejected",
  "image_apple_only",
  "files_full",
  "image_too_big",
  "popup_image_too_big",
  "body_too_large",
  "licence_unavailable",
  "forbidden",
]);

function withStored(item: PreparedPicture, picture: Picture | null | undefined): PreparedPicture {
  return picture ? { ...item, content: { stored: picture } } : item;
}
