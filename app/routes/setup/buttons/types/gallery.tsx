import { useMessages } from "#app/messages/messages-context.tsx";
import type { ButtonOf } from "#domain/content/button.ts";
import type { ButtonForm } from "../fields/form.ts";
import { LinesField } from "../fields/lines-field.tsx";
import { GalleryGrid } from "../gallery/gallery-grid.tsx";
import { GalleryPicture } from "../gallery/gallery-picture.tsx";
import type { TypeEditor } from "./type-editor.ts";

type GalleryValues = Pick<ButtonOf<"gallery">, "title" | "logo" | "items">;

interface GalleryFieldsProps {
  readonly form: ButtonForm;
  readonly value: GalleryValues;
  readonly onChange: (patch: Partial<GalleryValues>) => void;
}

/** Gallery: title, logo and up to twelve items [S78]. */
function GalleryFields({ form, value, onChange }: GalleryFieldsProps) {
  const { buttons, common } = useMessages("setup");
  const words = buttons.gallery;
  return (
    <>
      <LinesField
        form={form}
        path="title"
        label={words.pageTitle}
        hint={words.pageTitleHint}
        value={value.title}
        onChange={(title) => onChange({ title })}
      />
      <GalleryGrid form={form} value={value.items} onChange={(items) => onChange({ items })} />
      <GalleryPicture
        form={form}
        path="logo"
        kind="logo"
        label={`${words.logo} (${common.optional.toLocaleLowerCase()})`}
        hint={words.logoHint}
        value={value.logo}
        onChange={(logo) => onChange({ logo })}
      />
    </>
  );
}

export const galleryEditor: TypeEditor<"gallery"> = {
  Fields: GalleryFields,
};
