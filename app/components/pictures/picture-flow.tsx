import { type ReactNode, useEffect, useRef, useState } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useRights } from "#app/session/role-context.tsx";
import { definePart, LazyPart } from "#app/ui/feedback/lazy-part.tsx";
import { mediaHref, type Picture } from "#domain/content/media-reference.ts";
import type { Colour } from "#domain/look/colour.ts";
import type { PictureKind } from "./picture-form.ts";
import { findFileRefusal, findSizeRefusal, getUnreadableRefusal, isHeic } from "./picture-size.ts";
import type { PictureSubject } from "./picture-subject.ts";
import {
  type FailureTitles,
  type PictureState,
  type PreparedPicture,
  usePictureUpload,
} from "./picture-upload.ts";

// Cropping code exceeds a tab's budget; loaded with the first picture, and never in the Worker.
const PICTURE_DIALOG = definePart(
  () => import("./picture-dialog.client.tsx"),
  ({ PictureDialog }) => PictureDialog,
);

export interface PictureFlowInput {
  readonly propertyId: string;
  readonly kind: PictureKind;
  /** Receives the stored picture; with `twin`, also the picture that was cropped for it from the same file. */
  readonly onPicture: (picture: Picture, twin?: Picture) => void;
  /** The same picture's other orientation, which may be cropped from the same file. */
  readonly twin?: PictureKind;
  /** Background behind transparent parts. */
  readonly ground?: Colour | undefined;
  /** Screen reader text while there is no alternative text. */
  readonly readWithoutAlt?: string | undefined;
  /** `true`: the upload continues after leaving the screen; otherwise it is cancelled. */
  readonly outlives?: boolean;
  /** Whether the form has a field for the alternative text, so that the dialog needs none. */
  readonly hasOwnAlt?: boolean;
  /** Custom titles for failures. */
  readonly failureTitles?: FailureTitles;
}

export interface PictureFlow {
  readonly state: PictureState;
  /** Handles a chosen, dropped or pasted file. */
  readonly choose: (file: File) => void;
  /** Opens a stored picture for editing. */
  readonly edit: (picture: Picture) => void;
  readonly cancel: () => void;
  /** The open dialog; the caller renders it. */
  readonly dialog: ReactNode;
}

/**
 * Workflow of every picture: refuse early or open, offer shrinking if too big, crop and describe, upload with
 * progress, hand over.
 */
export function usePictureFlow(input: PictureFlowInput): PictureFlow {
  const { common, pictures } = useMessages("setup");
  const { mayEdit } = useRights();
  const { kind, twin, onPicture } = input;
  const [subject, setSubject] = useState<PictureSubject | null>(null);
  const { state, setState, send, refuse, lose, cancel } = usePictureUpload({
    propertyId: input.propertyId,
    outlives: input.outlives ?? false,
    failureTitles: input.failureTitles,
    onPictures: ([picture, other]) => {
      if (picture) onPicture(picture, other);
    },
  });
  useEffect(() => (subject ? subject.source.close : undefined), [subject]);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  async function open(file: File, picture: Picture | null) {
    setState({ kind: "reading" });
    const { openPicture } = await import("./picture-source.ts");
    const source = await openPicture(file);
    if (!source) {
      refuse(getUnreadableRefusal(file, kind));
      return;
    }
    if (!isHere.current) return source.close();
    setState({ kind: "rest" });
    const offer = findSizeRefusal({ bytes: file.size, size: source.originalSize }, kind);
    setSubject({ source, picture, offer });
  }

  function choose(file: File) {
    // Files can be dropped or pasted even if the controls are disabled.
    if (!mayEdit) return;
    const refusal = findFileRefusal(file, kind);
    if (refusal) {
      refuse(refusal, isHeic(file) ? pictures.saveAsJpeg : undefined);
      return;
    }
    open(file, null).catch((error: unknown) => {
      // The dialog's module could not be loaded, or there is not enough memory for the picture.
      if (!(error instanceof TypeError)) console.error(error);
      lose(common.toasts.imageUploadFailed, () => choose(file));
    });
  }

  async function openStored(picture: Picture) {
    const response = await fetch(mediaHref(picture.key));
    if (!response.ok) throw new Error(`A stored picture answered ${response.status}.`);
    const blob = await response.blob();
    await open(new File([blob], picture.key, { type: blob.type }), picture);
  }

  function edit(picture: Picture) {
    openStored(picture).catch((error: unknown) => {
      // Offline, or the picture is gone from storage.
      if (!(error instanceof TypeError)) console.error(error);
      setState({ kind: "refused", message: common.toasts.unstableNetwork });
    });
  }

  function upload(items: readonly PreparedPicture[]) {
    setSubject(null);
    send(items);
  }

  const dialog = subject ? (
    <LazyPart
      part={PICTURE_DIALOG}
      props={{
        subject,
        kind,
        twin,
        ground: input.ground,
        readWithoutAlt: input.readWithoutAlt,
        hasOwnAlt: input.hasOwnAlt ?? false,
        onClose: () => setSubject(null),
        onDecline: (code) => {
          setSubject(null);
          refuse(code);
        },
        onPrepared: upload,
      }}
    />
  ) : null;
  return { state, choose, edit, cancel, dialog };
}
