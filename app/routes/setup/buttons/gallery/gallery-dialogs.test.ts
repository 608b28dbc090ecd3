import { describe, expect, it } from "vitest";
import type { GalleryItem } from "#domain/content/buttons/gallery.ts";
import { DIALOGS_CLOSED, isEmptyItem, reduceGalleryDialogs } from "./gallery-dialogs.ts";

const item: GalleryItem = { id: "a", picture: null, title: "The bar", description: "" };
const open = reduceGalleryDialogs(DIALOGS_CLOSED, { type: "open", item });
const asking = reduceGalleryDialogs(open, { type: "ask-to-delete", item });

describe("a gallery's dialogs", () => {
  it("keep the picture's dialog open if deleting is cancelled [S58]", () => {
    expect(asking).toEqual({ opened: item, deleting: item });
    expect(reduceGalleryDialogs(asking, { type: "keep" })).toEqual(open);
  });

  it("close when the picture is deleted [S58]", () => {
    expect(reduceGalleryDialogs(asking, { type: "deleted" })).toEqual(DIALOGS_CLOSED);
    expect(reduceGalleryDialogs(open, { type: "close" })).toEqual(DIALOGS_CLOSED);
  });

  it("ask only if something would be lost [S58]", () => {
    expect(isEmptyItem({ ...item, title: "" })).toBe(true);
    expect(isEmptyItem(item)).toBe(false);
    expect(isEmptyItem({ ...item, title: "", description: "Cocktails" })).toBe(false);
  });
});
