import type { GalleryItem } from "#domain/content/buttons/gallery.ts";

/** The picture in the edit dialog, and the picture in the delete dialog; may be the same. */
export interface GalleryDialogs {
  readonly opened: GalleryItem | null;
  readonly deleting: GalleryItem | null;
}

export const DIALOGS_CLOSED: GalleryDialogs = { opened: null, deleting: null };

export type GalleryDialogsAction =
  | { readonly type: "open"; readonly item: GalleryItem }
  | { readonly type: "close" }
  | { readonly type: "ask-to-delete"; readonly item: GalleryItem }
  | { readonly type: "keep" }
  /** The picture was deleted: closes its dialogs. */
  | { readonly type: "deleted" };

export function reduceGalleryDialogs(state: GalleryDialogs, action: GalleryDialogsAction): GalleryDialogs {
  switch (action.type) {
    case "open":
      return { ...state, opened: action.item };
    case "close":
      return { ...state, opened: null };
    case "ask-to-delete":
      return { ...state, deleting: action.item };
    case "keep":
      return { ...state, deleting: null };
    case "deleted":
      return DIALOGS_CLOSED;
  }
}

/** Whether an item is empty and can be deleted without confirmation. Pure. */
export function isEmptyItem({ picture, title, description }: GalleryItem): boolean {
  return picture === null && title === "" && description === "";
}
