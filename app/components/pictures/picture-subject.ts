import type { Picture } from "#domain/content/media-reference.ts";
import type { Colour } from "#domain/look/colour.ts";
import type { ProblemCode } from "#domain/problem-code.ts";
import type { PictureSource } from "./open-picture.ts";
import type { PictureKind } from "./picture-form.ts";
import type { PreparedPicture } from "./picture-upload.ts";

/** The dialog's picture. */
export interface PictureSubject {
  readonly source: PictureSource;
  /** The stored picture being edited; `null`: a new file. */
  readonly picture: Picture | null;
  /** Refusal code unless the picture is made smaller; `null` if it is small enough. */
  readonly offer: ProblemCode | null;
}

export interface PictureDialogProps {
  readonly subject: PictureSubject;
  readonly kind: PictureKind;
  readonly twin: PictureKind | undefined;
  readonly ground: Colour | undefined;
  readonly readWithoutAlt: string | undefined;
  /** Whether the form has a field for the alternative text, so that the dialog needs none. */
  readonly hasOwnAlt: boolean;
  readonly onClose: () => void;
  /** The person declined shrinking, so the picture is refused. */
  readonly onDecline: (code: ProblemCode) => void;
  readonly onPrepared: (pictures: readonly PreparedPicture[]) => void;
}
