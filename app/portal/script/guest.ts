import { stayInWindow } from "./app-browsers.ts";
import { attachBehaviours } from "./attach-behaviours.ts";
import { attachBeacons } from "./beacons.ts";
import { attachHistory } from "./history.ts";
import { keepOffline } from "./keep-offline.ts";
import { fetchSheetFonts } from "./sheet-fonts.ts";
import { attachStillOpen } from "./still-open.ts";

/*
 * The one script of a published page, served at /guest/v1.js. Pages live for months, so what it reads
 * from them is a contract: data-events and data-zone on the body; data-popup, data-close, data-button, data-social;
 * data-form, data-empty, data-failed, data-later; data-step, data-shrink; data-map, data-title, data-copy, data-copied;
 * of dialogs, the elements of their headings.
 */
attachBehaviours(document);
stayInWindow(navigator, document);

attachHistory();

const { events } = document.body.dataset;
if (events) {
  attachBeacons(events);
  attachStillOpen();
}
addEventListener("load", () => {
  const fonts = fetchSheetFonts(document);
  // A draft that is only looked at has no events, and is not to be kept.
  if (events) keepOffline(fonts);
});
