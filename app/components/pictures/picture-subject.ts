import type { Picture } from "#domain/content/media-reference.ts";
import type { Colour } from "#domain/look/colour.ts";
import type { ProblemCode } from "#domain/problem-code.ts";
import type { PictureSource } from "./open-picture.ts";
import type { PictureKind } from "./picture-form.ts";
import type { PreparedPicture } from "./picture-upload.ts";

/** What the dialog works on. */
export interface PictureSubject {
  readonly source: PictureSource;
  /** The stored picture that is edited; null for a new file. */
  readonly picture: Picture | null;
  /** How it will be refused unless it is made smaller; null when it fits. */
  readonly offer: ProblemCode | null;
}

/** What the dialog is told, and what it tells. */
export interface PictureDialogProps {
  readonly subject: PictureSubject;
  readonly kind: PictureKind;
  readonly twin: PictureKind | undefined;
  readonly ground: Colour | undefined;
  readonly readWithoutAlt: string | undefined;
  /** The form behind it asks for the alternative text. */
  readonly hasOwnAlt: boolean;
  readonly onClose: () => void;
  /** The picture is not to be made smaller, so that it is refused. */
  readonly onDecline: (code: ProblemCode) => void;
  readonly onPrepared: (pictures: readonly PreparedPicture[]) => void;
}
