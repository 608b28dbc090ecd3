import { stayInWindow } from "./app-browsers.ts";
import { attachBeacons } from "./beacons.ts";
import { startWhenIdle } from "./start-more.ts";

/*
 * What every published page begins with, served at /guest/v1.js: what can't wait. The rest is `more.ts`, which comes
 * when the page is idle, or with the first press that needs it. Pages live for months, so what both read from them is a
 * contract: data-events, data-zone, data-sheets and data-timetable on the body; data-popup, data-close, data-button,
 * data-social; data-form, data-empty, data-failed, data-later; data-step, data-shrink; data-map, data-title, data-copy,
 * data-copied; data-place, data-needed, data-steps, data-channel; data-news, data-key, data-more, data-read; of
 * dialogs, the elements of their headings. Older pages have their dialogs in themselves.
 */
document.documentElement.classList.add("js");
stayInWindow(navigator, document);

const { events } = document.body.dataset;
if (events) attachBeacons(events);
startWhenIdle();
