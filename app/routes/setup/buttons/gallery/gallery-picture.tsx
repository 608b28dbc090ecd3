import { PictureControl } from "#app/components/pictures/picture-control.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import type { Picture } from "#domain/content/media-reference.ts";
import { type ButtonForm, getFieldProps } from "../fields/form.ts";

interface GalleryPictureProps {
  readonly form: ButtonForm;
  /** Field of the value. */
  readonly path: "picture" | "logo";
  readonly kind: "gallery" | "logo";
  readonly label: string;
  readonly hint?: string;
  readonly value: Picture | null;
  readonly onChange: (picture: Picture | null) => void;
}

/** A picture field of a gallery: choose, drop, paste, crop, replace, remove [S117, S184, S185]. */
export function GalleryPicture({ form, path, kind, label, hint, value, onChange }: GalleryPictureProps) {
  const { buttons, common, setup } = useMessages("setup");
  const { id, error } = getFieldProps(form, path);
  const { galleryUploadError, galleryUploadFailed } = buttons.toasts;
  return (
    <PictureControl
      propertyId={form.propertyId}
      kind={kind}
      id={id}
      label={label}
      words={{ edit: common.edit, replace: common.replace, remove: common.remove }}
      picture={value}
      frame={kind === "logo" ? "h-25" : "h-50"}
      sizeRule={setup.homepage.underLimit}
      {...(hint === undefined ? {} : { hint })}
      error={error}
      // The item's form has its own field for the alternative text.
      hasOwnAlt={path === "picture"}
      failureTitles={{ refused: galleryUploadFailed, lost: galleryUploadError }}
      onPicture={onChange}
      onRemove={() => onChange(null)}
    />
  );
}
