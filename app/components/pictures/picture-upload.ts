import { useEffect, useRef, useState } from "react";
import { useHelpAction } from "#app/components/help/use-help-action.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { SignedOutError } from "#app/session/authorised-fetch.ts";
import { useSession } from "#app/session/session-provider.tsx";
import { showToast } from "#app/ui/toast.tsx";
import type { Focus, Picture } from "#domain/content/media-reference.ts";
import type { StoredMedia } from "#domain/media.ts";
import type { ProblemCode, Verdict } from "#domain/problem.ts";
import { isMiddle } from "./picture-geometry.ts";
import type { PictureKind } from "./picture-place.ts";

/** A picture that was cut and is to be stored, or one that is stored already and only described anew. */
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

function pictureOf(item: PreparedPicture, stored: Pick<Picture, "key" | "width" | "height">): Picture {
  const { key, width, height } = stored;
  return { key, width, height, alt: item.alt, ...(isMiddle(item.focus) ? {} : { focus: item.focus }) };
}

/**
 * Stores pictures one after the other, with their progress in all, a way to call them off and the specified
 * words (S179, S189). What was stored before a failure is not sent again when it is retried.
 */
export function usePictureUpload(input: UploadInput) {
  const { problems, common } = useMessages();
  const { connect } = useSession();
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
  function refuse(code: ProblemCode) {
    const message = problems.codes[code];
    setState({ kind: "refused", message });
    const { failureTitles } = latest.current;
    if (failureTitles)
      showToast({ tone: "error", title: failureTitles.refused, detail: message, ...helpFor(code) });
  }

  /** On the way: it may well arrive the next time. */
  function lose(message: string, retry: () => void) {
    setState({ kind: "refused", message });
    showToast({
      tone: "error",
      title: latest.current.failureTitles?.lost ?? common.toasts.imageUploadFailed,
      action: { label: common.retry, onPress: retry },
    });
  }

  async function send(items: readonly PreparedPicture[]) {
    const files = items.filter(isToUpload).map(({ content }) => content.file);
    const [first] = files;
    const pictures = items.map((item) =>
      "stored" in item.content ? pictureOf(item, item.content.stored) : null,
    );
    if (!first) return finish(pictures);
    const controller = new AbortController();
    running.current = controller;
    const progress = { kind: "uploading", file: first, thumbnail: URL.createObjectURL(first) } as const;
    setState({ ...progress, share: 0 });
    const bytesTotal = files.reduce((sum, { size }) => sum + size, 0);
    let bytesDone = 0;
    for (const [place, item] of items.entries()) {
      if (!isToUpload(item)) continue;
      const { file } = item.content;
      const answer = await store(item.kind, file, controller.signal, (share) =>
        setState({ ...progress, share: (bytesDone + share * file.size) / bytesTotal }),
      );
      if (controller.signal.aborted || answer === null) return setState({ kind: "rest" });
      if (!answer.ok) {
        const { code } = answer.problem;
        if (REFUSALS.has(code)) return refuse(code);
        return lose(
          problems.codes[code],
          () => void send(items.map((one, index) => keepStored(one, pictures[index]))),
        );
      }
      const { key, width, height } = answer.value;
      pictures[place] = pictureOf(item, { key, width: width ?? 1, height: height ?? 1 });
      bytesDone += file.size;
    }
    finish(pictures);
    showToast({ tone: "success", title: common.toasts.fileUpdated });
  }

  function finish(pictures: readonly (Picture | null)[]) {
    setState({ kind: "rest" });
    latest.current.onPictures(pictures.flatMap((picture) => picture ?? []));
  }

  /** Null: signed out, and the page is leaving. */
  async function store(
    kind: PictureKind,
    file: File,
    signal: AbortSignal,
    onProgress: (share: number) => void,
  ): Promise<Verdict<StoredMedia> | null> {
    const { propertyId } = latest.current;
    try {
      return await connect().upload({ propertyId, kind, file, signal, onProgress });
    } catch (error) {
      if (error instanceof SignedOutError) return null;
      // A token could not be had, or the answer was no answer of ours.
      if (!(error instanceof TypeError)) console.error(error);
      return { ok: false, problem: { code: "upload_interrupted" } };
    }
  }

  return { state, setState, send, refuse, lose, cancel: () => running.current?.abort() };
}

/** What the same bytes would meet again. */
const REFUSALS: ReadonlySet<ProblemCode> = new Set([
  "image_rejected",
  "image_too_big",
  "popup_image_too_big",
  "body_too_large",
  "licence_unavailable",
  "forbidden",
]);

function keepStored(item: PreparedPicture, picture: Picture | null | undefined): PreparedPicture {
  return picture ? { ...item, content: { stored: picture } } : item;
}
