import type { ButtonType } from "#domain/content/button.ts";
import { chatEditor } from "./chat.tsx";
import { clickToCallEditor } from "./click-to-call.tsx";
import { feedbackEditor } from "./feedback.tsx";
import { galleryEditor } from "./gallery.tsx";
import { guestServicesEditor } from "./guest-services.tsx";
import { linkEditor } from "./link.tsx";
import { mapEditor } from "./map.tsx";
import { popupEditor } from "./popup.tsx";
import type { TypeEditor } from "./type-editor.ts";

/** Editors of all types, in menu order: most needed first [S13]. */
const EDITORS: { readonly [Type in ButtonType]: TypeEditor<Type> } = {
  link: linkEditor,
  map: mapEditor,
  popup: popupEditor,
  "click-to-call": clickToCallEditor,
  chat: chatEditor,
  gallery: galleryEditor,
  feedback: feedbackEditor,
  "guest-services": guestServicesEditor,
};

export const OFFERED_TYPES = Object.keys(EDITORS) as readonly ButtonType[];

/** The editor of a type. The cast is safe only for buttons of this type. */
export function getEditor(type: ButtonType): TypeEditor<ButtonType> {
  return EDITORS[type] as TypeEditor<ButtonType>;
}
