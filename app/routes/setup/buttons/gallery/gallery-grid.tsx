import { useId, useReducer } from "react";
import { newId } from "#app/components/new-id.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { useFileDrop } from "#app/ui/form/use-file-drop.ts";
import { ConfirmDialog } from "#app/ui/overlay/confirm-dialog.tsx";
import type { GalleryItem } from "#domain/content/buttons/gallery.ts";
import { GALLERY_ITEMS_MAX } from "#domain/limits.ts";
import { useShownTexts } from "../../answers/use-shown-texts.ts";
import { AddRow } from "../fields/add-row.tsx";
import { focusSoon } from "../fields/focus-control.ts";
import type { ButtonForm } from "../fields/form.ts";
import { moveEntry } from "../tiles/tile-order.ts";
import { useCarry } from "../tiles/use-carry.ts";
import { DIALOGS_CLOSED, isEmptyItem, reduceGalleryDialogs } from "./gallery-dialogs.ts";
import { GalleryItemDialog } from "./gallery-item-dialog.tsx";
import { GalleryTile } from "./gallery-tile.tsx";
import { ManyPicturesRow } from "./many-pictures-row.tsx";
import { useGalleryFiles } from "./use-gallery-files.ts";

interface GalleryGridProps {
  readonly form: ButtonForm;
  readonly value: readonly GalleryItem[];
  readonly onChange: (items: GalleryItem[]) => void;
}

/** A gallery's pictures in order, with a dialog for each [S58]; at most twelve [S126]. */
export function GalleryGrid({ form, value, onChange }: GalleryGridProps) {
  const { buttons, common, problems } = useMessages("setup");
  const words = buttons.gallery;
  const { section, many, takeFiles } = useGalleryFiles({ form, value, onChange });
  const items = useGalleryItems({ value, onChange, prefix: form.prefix });
  const { isOver, zone } = useFileDrop(takeFiles);
  return (
    <section ref={section} aria-label={words.items} className="flex flex-col gap-1.5">
      <div className="flex items-baseline justify-between gap-2">
        <h3 className="text-sm font-medium text-strong">{words.items}</h3>
        <span className="text-xs text-subtle tabular-nums">
          {common.counter(value.length, GALLERY_ITEMS_MAX)}
        </span>
      </div>
      <div
        role="group"
        aria-label={words.items}
        {...zone}
        className={classNames(
          "rounded-row border",
          isOver ? "border-selected bg-surface-selected" : "border-default",
        )}
      >
        <GalleryTiles
          form={form}
          value={value}
          onChange={onChange}
          onOpen={items.open}
          onDelete={items.askToRemove}
        />
        <AddRow
          id={`${form.prefix}items`}
          label={words.add}
          count={value.length}
          max={GALLERY_ITEMS_MAX}
          fullText={problems.fields.too_many_gallery_items}
          onAdd={items.openNew}
        />
        {value.length < GALLERY_ITEMS_MAX || many.progress || many.failed.length > 0 ? (
          <ManyPicturesRow many={many} onFiles={takeFiles} />
        ) : null}
      </div>
      <GalleryItemDialogs form={form} items={items} />
    </section>
  );
}

interface GalleryTilesProps extends GalleryGridProps {
  readonly onOpen: (item: GalleryItem) => void;
  readonly onDelete: (item: GalleryItem) => void;
}

function GalleryTiles({ form, value, onChange, onOpen, onDelete }: GalleryTilesProps) {
  const show = useShownTexts(form.language);
  const { carried, act, shown, settle, pointerAt } = useCarry(value, onChange);
  const list = useId();
  if (value.length === 0) return null;
  return (
    <ol dir={form.direction} className="grid grid-cols-3 gap-2 p-2">
      {shown.map((item, index) => (
        <GalleryTile
          key={item.id}
          id={`${form.prefix}items.${item.id}`}
          item={item}
          title={show(item.title)}
          list={list}
          index={index}
          count={value.length}
          isCarried={carried?.id === item.id}
          onOpen={() => onOpen(item)}
          onStep={(by) => onChange(moveEntry(value, item.id, index + by))}
          onDelete={() => onDelete(item)}
          {...pointerAt(item.id, index)}
          onDrop={(landed) => {
            if (carried && landed) settle(carried.id, carried.index);
            else act({ type: "end" });
          }}
        />
      ))}
    </ol>
  );
}

interface GalleryItemDialogsProps {
  readonly form: ButtonForm;
  readonly items: ReturnType<typeof useGalleryItems>;
}

/** Dialogs for editing and deleting a picture. */
function GalleryItemDialogs({ form, items }: GalleryItemDialogsProps) {
  const { buttons } = useMessages("setup");
  const words = buttons.gallery;
  const { opened, deleting } = items;
  const show = useShownTexts(form.language);
  return (
    <>
      {opened ? (
        <GalleryItemDialog
          key={opened.id}
          form={form}
          initial={opened}
          isNew={items.isNew}
          onUse={items.use}
          onDelete={() => items.askToRemove(opened)}
          onClose={items.close}
        />
      ) : null}
      <ConfirmDialog
        open={deleting !== null}
        onOpenChange={items.keep}
        icon="trash"
        size="sm"
        title={buttons.remove.title(show(deleting?.title ?? "") || words.unnamed)}
        description={words.deleteNote}
        safeLabel={words.keep}
        confirmLabel={words.confirm}
        onConfirm={() => {
          if (deleting) items.remove(deleting.id);
        }}
      />
    </>
  );
}

interface Gallery {
  readonly value: readonly GalleryItem[];
  readonly onChange: (items: GalleryItem[]) => void;
  /** Id prefix of the form's controls. */
  readonly prefix: string;
}

/** Adding, editing and deleting a gallery's pictures in dialogs. */
function useGalleryItems({ value, onChange, prefix }: Gallery) {
  const [{ opened, deleting }, act] = useReducer(reduceGalleryDialogs, DIALOGS_CLOSED);
  const isNew = opened !== null && !value.some(({ id }) => id === opened.id);

  function remove(id: string) {
    onChange(value.filter((entry) => entry.id !== id));
    act({ type: "deleted" });
    focusSoon("items", prefix);
  }

  return {
    opened,
    /** Whether the picture in the dialog is not in the list yet. */
    isNew,
    deleting,
    remove,
    open: (item: GalleryItem) => act({ type: "open", item }),
    openNew: () => act({ type: "open", item: { id: newId(), picture: null, title: "", description: "" } }),
    close: () => act({ type: "close" }),
    keep: () => act({ type: "keep" }),
    use: (item: GalleryItem) => {
      onChange(isNew ? [...value, item] : value.map((entry) => (entry.id === item.id ? item : entry)));
      act({ type: "close" });
    },
    /** Deletes an empty item at once, and asks before deleting any other. */
    askToRemove: (item: GalleryItem) => {
      if (isEmptyItem(item)) remove(item.id);
      else act({ type: "ask-to-delete", item });
    },
  };
}
