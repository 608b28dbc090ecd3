import { PictureControl } from "#app/components/pictures/picture-control.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import type { Picture } from "#domain/content/media-reference.ts";
import { type ButtonForm, fieldAt } from "../fields/form.ts";

interface GalleryPictureProps {
  readonly form: ButtonForm;
  /** Where it stands in the value. */
  readonly path: "picture" | "logo";
  readonly kind: "gallery" | "logo";
  readonly label: string;
  readonly hint?: string;
  readonly value: Picture | null;
  readonly onChange: (picture: Picture | null) => void;
}

/** A picture of a gallery: chosen, dropped or pasted, cropped, replaced and removed [S117, S184, S185]. */
export function GalleryPicture({ form, path, kind, label, hint, value, onChange }: GalleryPictureProps) {
  const { buttons, common, setup } = useMessages("setup");
  const { id, error } = fieldAt(form, path);
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
      // The item's own form has a field for it, beside its title.
      hasOwnAlt={path === "picture"}
      failureTitles={{ refused: galleryUploadFailed, lost: galleryUploadError }}
      onPicture={onChange}
      onRemove={() => onChange(null)}
    />
  );
}
