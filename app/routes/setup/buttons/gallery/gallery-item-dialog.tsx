import { useState } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import type { GalleryItem } from "#domain/content/buttons/gallery.ts";
import { ALT_LENGTH_MAX } from "#domain/content/media-reference.ts";
import { isSameData } from "#domain/content/merge.ts";
import { DESCRIPTION_LINES_MAX } from "#domain/limits.ts";
import { DESCRIPTION_LENGTH_MAX } from "#domain/value-schemas.ts";
import { checkGalleryItem } from "../fields/field-errors.ts";
import { focusControl } from "../fields/focus-control.ts";
import { type ButtonForm, getFieldProps } from "../fields/form.ts";
import { LinesField } from "../fields/lines-field.tsx";
import { PartDialog } from "../fields/part-dialog.tsx";
import { filterShownErrors } from "../fields/shown-errors.ts";
import { toInnerOriginal } from "../translation/original.ts";
import { GalleryPicture } from "./gallery-picture.tsx";

const PREFIX = "item-";

interface GalleryItemDialogProps {
  readonly form: ButtonForm;
  readonly initial: GalleryItem;
  readonly isNew: boolean;
  readonly onUse: (item: GalleryItem) => void;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

/** Dialog of one picture with its texts. Saved with the gallery [S58, S131]. */
export function GalleryItemDialog({
  form,
  initial,
  isNew,
  onUse,
  onDelete,
  onClose,
}: GalleryItemDialogProps) {
  const { buttons } = useMessages("setup");
  const words = buttons.gallery;
  // Set with updater functions, because an upload may end between a key press and its render.
  const [item, setItem] = useState(initial);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const checked = checkGalleryItem(item);
  const inner: ButtonForm = {
    ...form,
    original: form.original && toInnerOriginal(form.original, "items", initial.id),
    prefix: PREFIX,
    errors: filterShownErrors(checked.errors, left),
    leave: (path) => setLeft((paths) => new Set(paths).add(path)),
  };
  const { picture } = item;

  function use() {
    if (checked.ok) return onUse(checked.value);
    const paths = Object.keys(checked.errors);
    setLeft(new Set(paths));
    focusControl(paths[0] ?? "", PREFIX);
  }

  return (
    <PartDialog
      title={isNew ? words.newTitle : words.editTitle}
      useLabel={words.use}
      onUse={use}
      hasWork={!isSameData(item, initial)}
      onDelete={isNew ? undefined : onDelete}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        <GalleryPicture
          form={inner}
          path="picture"
          kind="gallery"
          label={words.picture}
          value={picture}
          onChange={(chosen) =>
            setItem((now) => ({
              ...now,
              picture: chosen && { ...chosen, alt: chosen.alt || (now.picture?.alt ?? "") },
            }))
          }
        />
        <TextField
          {...getFieldProps(inner, "picture.alt")}
          label={words.alt}
          hint={buttons.rich.pictureAltHint}
          dir={form.direction}
          lang={form.language}
          maxLength={ALT_LENGTH_MAX}
          disabled={picture === null}
          value={picture?.alt ?? ""}
          onChange={(event) => {
            const alt = event.currentTarget.value;
            setItem((now) => ({ ...now, picture: now.picture && { ...now.picture, alt } }));
          }}
        />
        <LinesField
          form={inner}
          path="title"
          label={words.title}
          value={item.title}
          onChange={(title) => setItem((now) => ({ ...now, title }))}
        />
        <LinesField
          form={inner}
          path="description"
          label={words.description}
          linesMax={DESCRIPTION_LINES_MAX}
          lengthMax={DESCRIPTION_LENGTH_MAX}
          rows={3}
          value={item.description}
          onChange={(description) => setItem((now) => ({ ...now, description }))}
        />
      </div>
    </PartDialog>
  );
}
