import type { Editor } from "@tiptap/react";
import { useRef } from "react";
import { usePictureFlow } from "#app/components/pictures/picture-flow.tsx";
import { pictureSchema } from "#domain/content/media-reference-schema.ts";
import { rememberPicture } from "./own-pictures.ts";
import { toStoredAttributes } from "./rich-text-json.ts";

/** Inserts pictures into a text, and edits the selected one. */
export function useTextPictures(editor: Editor | null, propertyId: string) {
  const isEditing = useRef(false);
  const { state, choose, edit, dialog } = usePictureFlow({
    propertyId,
    kind: "popup",
    onPicture: (picture) => {
      const attrs = { ...picture, focus: picture.focus ?? null };
      rememberPicture(propertyId, picture.key);
      const chain = editor?.chain().focus();
      if (isEditing.current) chain?.updateAttributes("picture", attrs).run();
      else
        chain
          ?.insertContentAt(getPictureSpot(editor), [{ type: "picture", attrs }, { type: "paragraph" }])
          .run();
    },
  });

  return {
    state,
    dialog,
    insert: (file: File) => {
      isEditing.current = false;
      choose(file);
    },
    editSelected: () => {
      const picture = pictureSchema.safeParse(toStoredAttributes(editor?.getAttributes("picture")));
      if (!picture.success) return;
      isEditing.current = true;
      edit(picture.data);
    },
  };
}

/** Where to insert a picture: at the selection, or after the surrounding list. */
function getPictureSpot(editor: Editor | null): number | { from: number; to: number } {
  const { $from, from, to } = editor?.state.selection ?? { $from: null, from: 0, to: 0 };
  const isInList = $from !== null && $from.depth > 1;
  return isInList ? $from.after(1) : { from, to };
}
