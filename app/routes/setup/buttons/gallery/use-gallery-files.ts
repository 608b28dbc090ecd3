import { useRef } from "react";
import { newId } from "#app/components/new-id.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import type { GalleryItem } from "#domain/content/buttons/gallery.ts";
import { suggestTitle } from "#domain/content/file-title.ts";
import { GALLERY_ITEMS_MAX } from "#domain/limits.ts";
import { useDraft } from "../../draft/draft-context.tsx";
import { focusSoon } from "../fields/focus-control.ts";
import type { ButtonForm } from "../fields/form.ts";
import { useManyPictures } from "./use-many-pictures.ts";

interface Gallery {
  readonly form: ButtonForm;
  readonly value: readonly GalleryItem[];
  readonly onChange: (items: GalleryItem[]) => void;
}

/** Creates items from several files as each upload ends, then focuses the first one without a title. */
export function useGalleryFiles({ form, value, onChange }: Gallery) {
  const { problems } = useMessages();
  const { defaultLanguage } = useDraft().value("property");
  // Keep edits made during the uploads.
  const latest = useRef(value);
  latest.current = value;
  const section = useRef<HTMLElement>(null);
  const focusAtStart = useRef<Element | null>(null);
  const many = useManyPictures({
    propertyId: form.propertyId,
    onPicture: (picture, file) => {
      if (latest.current.length >= GALLERY_ITEMS_MAX) return showFullToast();
      // File names are in one language: in other languages the title is to be translated.
      const title = form.language === defaultLanguage ? suggestTitle(file.name) : "";
      latest.current = [...latest.current, { id: newId(), picture, title, description: "" }];
      onChange([...latest.current]);
    },
    onEnd: focusFirstUntitled,
  });

  function showFullToast() {
    showToast({ tone: "error", title: problems.fields.too_many_gallery_items });
  }

  /** Focus the next missing title, unless the person has moved on. */
  function focusFirstUntitled() {
    const at = document.activeElement;
    const isHere = at === focusAtStart.current || at === document.body || section.current?.contains(at);
    const untitled = latest.current.find(({ title }) => title === "");
    if (untitled && isHere) focusSoon(`items.${untitled.id}`, form.prefix);
  }

  /** Accepts as many as fit; a message explains the limit if some were left out. */
  function uploadFiles(files: readonly File[]) {
    const free = GALLERY_ITEMS_MAX - value.length;
    if (files.length > free) showFullToast();
    focusAtStart.current = document.activeElement;
    many.send(files.slice(0, free));
  }

  return {
    /** Ref of the gallery's element. */
    section,
    many,
    takeFiles: uploadFiles,
  };
}
