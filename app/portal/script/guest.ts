import { attachBeacons } from "./beacons.ts";
import { attachPopups } from "./popups.ts";

/*
 * The one script of a published page, served at /guest/v1.js. Pages live for months, so what it reads
 * from them is a contract: data-events on the body; data-popup, data-close, data-button, data-social.
 */
document.documentElement.classList.add("js");
attachPopups(document);

const named = location.hash.length > 1 ? document.getElementById(location.hash.slice(1)) : null;
if (named instanceof HTMLDialogElement) named.showModal();

const { events } = document.body.dataset;
if (events && "sendBeacon" in navigator) attachBeacons(events);
