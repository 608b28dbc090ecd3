import type { Button, ButtonType } from "#domain/content/button.ts";
import type { ButtonView } from "./button-view.ts";
import { chatView } from "./chat.tsx";
import { clickToCallView } from "./click-to-call.ts";
import { feedbackView } from "./feedback.tsx";
import { galleryView } from "./gallery.tsx";
import { guestServicesView } from "./guest-services.tsx";
import { linkView } from "./link.tsx";
import { mapView } from "./map.tsx";
import { popupView } from "./popup.tsx";

/** The guest's view of each button type. */
const VIEWS: { readonly [Type in ButtonType]: ButtonView<Type> } = {
  link: linkView,
  chat: chatView,
  map: mapView,
  popup: popupView,
  feedback: feedbackView,
  "guest-services": guestServicesView,
  "click-to-call": clickToCallView,
  gallery: galleryView,
};

/** The view of the button's type. The cast is safe only for this button. */
export function getView(button: Button): ButtonView<ButtonType> {
  return VIEWS[button.type] as ButtonView<ButtonType>;
}
