import { useReducer } from "react";
import { newId } from "#app/components/new-id.ts";
import type { GalleryItem } from "#domain/content/buttons/gallery.ts";
import { focusSoon } from "../fields/focus-control.ts";
import { DIALOGS_CLOSED, isEmptyItem, reduceGalleryDialogs } from "./gallery-dialogs.ts";

interface Gallery {
  readonly value: readonly GalleryItem[];
  readonly onChange: (items: GalleryItem[]) => void;
  /** Id prefix of the form's controls. */
  readonly prefix: string;
}

/** Adding, editing and deleting a gallery's pictures in dialogs. */
export function useGalleryItems({ value, onChange, prefix }: Gallery) {
  const [{ opened, deleting }, act] = useReducer(reduceGalleryDialogs, DIALOGS_CLOSED);
  const isNew = opened !== null && !value.some(({ id }) => id === opened.id);

  function remove(id: string) {
    onChange(value.filter((entry) => entry.id !== id));
    act({ type: "deleted" });
    focusSoon("items", prefix);
  }

  return {
    opened,
    /** The picture in the dialog is not in the list yet. */
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
    /** Confirms only if something would be lost. */
    askToRemove: (item: GalleryItem) => {
      if (isEmptyItem(item)) remove(item.id);
      else act({ type: "ask-to-delete", item });
    },
  };
}
