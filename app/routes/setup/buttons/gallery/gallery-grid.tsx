import { useId, useRef, useState } from "react";
import { newId } from "#app/components/new-id.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { showToast } from "#app/ui/feedback/toast.tsx";
import { useFileDrop } from "#app/ui/form/use-file-drop.ts";
import { ConfirmDialog } from "#app/ui/overlay/confirm-dialog.tsx";
import type { GalleryItem } from "#domain/content/buttons/gallery.ts";
import { titleOfFileName } from "#domain/content/file-title.ts";
import { GALLERY_ITEMS_MAX } from "#domain/limits.ts";
import { useDraft } from "../../draft/draft-context.tsx";
import { AddRow } from "../fields/add-row.tsx";
import { focusSoon } from "../fields/focus-control.ts";
import type { ButtonForm } from "../fields/form.ts";
import { moveEntry } from "../tiles/tile-order.ts";
import { GalleryItemDialog } from "./gallery-item-dialog.tsx";
import { GalleryTile } from "./gallery-tile.tsx";
import { ManyPicturesRow } from "./many-pictures-row.tsx";
import { useManyPictures } from "./use-many-pictures.ts";

interface GalleryGridProps {
  readonly form: ButtonForm;
  readonly value: readonly GalleryItem[];
  readonly onChange: (items: GalleryItem[]) => void;
}

/** The pictures of a gallery in their order, and a dialog for each [S58]; twelve at most [S126]. */
export function GalleryGrid({ form, value, onChange }: GalleryGridProps) {
  const { buttons, common, problems } = useMessages();
  const words = buttons.gallery;
  const [opened, setOpened] = useState<GalleryItem | null>(null);
  const [deleting, setDeleting] = useState<GalleryItem | null>(null);
  const [carried, setCarried] = useState<{ readonly id: string; readonly index: number } | null>(null);
  const list = useId();
  // What is typed or moved while pictures are on their way stays.
  const latest = useRef(value);
  latest.current = value;
  const section = useRef<HTMLElement>(null);
  const focusAtStart = useRef<Element | null>(null);
  const { defaultLanguage } = useDraft().value("property");
  const { isOver, zone } = useFileDrop(takeFiles);
  const many = useManyPictures({
    propertyId: form.propertyId,
    onPicture: (picture, file) => {
      if (latest.current.length >= GALLERY_ITEMS_MAX) return sayFull();
      // Files are named in whatever language their maker speaks: elsewhere a title is translated.
      const title = form.language === defaultLanguage ? titleOfFileName(file.name) : "";
      latest.current = [...latest.current, { id: newId(), picture, title, description: "" }];
      onChange([...latest.current]);
    },
    onEnd: focusFirstUntitled,
  });
  const shown = carried ? moveEntry(value, carried.id, carried.index) : value;
  const isNew = opened !== null && !value.some(({ id }) => id === opened.id);

  function use(item: GalleryItem) {
    onChange(isNew ? [...value, item] : value.map((entry) => (entry.id === item.id ? item : entry)));
    setOpened(null);
  }

  function sayFull() {
    showToast({ tone: "error", title: problems.fields.too_many_gallery_items });
  }

  /** As many as there is room for; the limit is said where some were left out. */
  function takeFiles(files: readonly File[]) {
    const room = GALLERY_ITEMS_MAX - value.length;
    if (files.length > room) sayFull();
    focusAtStart.current = document.activeElement;
    many.send(files.slice(0, room));
  }

  /** Where somebody still has to type, unless they went elsewhere meanwhile. */
  function focusFirstUntitled() {
    const at = document.activeElement;
    const isHere = at === focusAtStart.current || at === document.body || section.current?.contains(at);
    const untitled = latest.current.find(({ title }) => title === "");
    if (untitled && isHere) focusSoon(`items.${untitled.id}`, form.prefix);
  }

  function remove(id: string) {
    onChange(value.filter((entry) => entry.id !== id));
    setDeleting(null);
    setOpened(null);
    focusSoon("items", form.prefix);
  }

  /** Asks first where there is something to lose. */
  function askToRemove(item: GalleryItem) {
    const isEmpty = item.picture === null && item.title === "" && item.description === "";
    if (isEmpty) remove(item.id);
    else setDeleting(item);
  }

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
        {value.length > 0 ? (
          <ol dir={form.direction} className="grid grid-cols-3 gap-2 p-2">
            {shown.map((item, index) => (
              <GalleryTile
                key={item.id}
                id={`${form.prefix}items.${item.id}`}
                item={item}
                list={list}
                index={index}
                count={value.length}
                isCarried={carried?.id === item.id}
                onOpen={() => setOpened(item)}
                onStep={(by) => onChange(moveEntry(value, item.id, index + by))}
                onDelete={() => askToRemove(item)}
                onLift={() => setCarried({ id: item.id, index })}
                onOver={(id) => {
                  if (id !== item.id) setCarried({ id, index });
                }}
                onDrop={(landed) => {
                  if (carried && landed) onChange(moveEntry(value, carried.id, carried.index));
                  setCarried(null);
                }}
              />
            ))}
          </ol>
        ) : null}
        <AddRow
          id={`${form.prefix}items`}
          label={words.add}
          count={value.length}
          max={GALLERY_ITEMS_MAX}
          fullText={problems.fields.too_many_gallery_items}
          onAdd={() => setOpened({ id: newId(), picture: null, title: "", description: "" })}
        />
        {value.length < GALLERY_ITEMS_MAX || many.progress || many.failed.length > 0 ? (
          <ManyPicturesRow many={many} onFiles={takeFiles} />
        ) : null}
      </div>
      {opened ? (
        <GalleryItemDialog
          key={opened.id}
          form={form}
          initial={opened}
          isNew={isNew}
          onUse={use}
          onDelete={() => askToRemove(opened)}
          onClose={() => setOpened(null)}
        />
      ) : null}
      <ConfirmDialog
        open={deleting !== null}
        onOpenChange={() => setDeleting(null)}
        icon="trash"
        size="sm"
        title={buttons.remove.title(deleting?.title || words.unnamed)}
        description={words.deleteNote}
        safeLabel={words.keep}
        confirmLabel={words.confirm}
        onConfirm={() => {
          if (deleting) remove(deleting.id);
        }}
      />
    </section>
  );
}
