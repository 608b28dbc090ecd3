import { openLinksInSameWindow } from "./app-browsers.ts";
import { attachBeacons } from "./beacons.ts";
import { startWhenIdle } from "./start-more.ts";

/*
 * The initial script of published pages, served at /guest/v1.js: only urgent parts. The rest is `more.ts`,
 * loaded when idle or by the first press that needs it. Pages live for months, so what both read is a
 * contract: data-events, data-zone, data-sheets and data-timetable on the body; data-popup, data-close,
 * data-button, data-social; data-form, data-empty, data-failed, data-later; data-step, data-shrink; data-map,
 * data-title, data-copy, data-copied; data-place, data-needed, data-steps, data-channel; data-news, data-key,
 * data-more, data-read; .p-ask, .p-find and the page of results; and the headings of dialogs. Older pages
 * contain their dialogs.
 */
document.documentElement.classList.add("js");
openLinksInSameWindow(navigator, document);

const { events } = document.body.dataset;
if (events) attachBeacons(events);
startWhenIdle();
