import { type EpochMs, HOUR_MS, MINUTE_MS, SECOND_MS } from "#domain/time.ts";
import { findEmergency } from "../../screen/screen-at.ts";
import { SCREEN_LISTENER, type ScreenContent, type ScreenNews } from "../../screen/screen-content.ts";
import { enableOffline } from "../enable-offline.ts";
import { drawEmergency, getEmergencyTurn } from "./draw-emergency.ts";
import { drawScreen, fillCards } from "./draw-screen.ts";
import { stayConnected } from "./stay-connected.ts";

/*
 * Script of a lobby screen (N7), a static file: draws the page's content by the clock and follows the
 * property. It runs for months unattended, so its data must not grow.
 */

/** How long a language is shown. */
const TURN_MS = 20 * SECOND_MS;
const FADE_MS = 400;
/** Interval of updates during an emergency; a divisor of its language turns and of a minute. */
const EMERGENCY_STEP_MS = 4 * SECOND_MS;
/** Silence after which the screen shows that it is offline, and after which its data is too old. */
const OFFLINE_MS = MINUTE_MS;
const TOO_OLD_MS = 24 * HOUR_MS;
/** How long a fetched page may lag behind a change announced by the socket. */
const PAGE_BEHIND_MS = 2 * MINUTE_MS;
/** Clock differences below this are ignored. */
const CLOCK_TOLERANCE_MS = 5 * SECOND_MS;
/** Design size of the screen; it is scaled to others. */
const WIDTH = 1920;
const HEIGHT = 1080;

function readContent(page: Document): ScreenContent | null {
  const text = page.querySelector("#content")?.textContent;
  return text ? JSON.parse(text) : null;
}

let content = readContent(document) as ScreenContent;
/** The last applied page; an equal page changes nothing. */
let taken = "";
let wordAt = Date.now();
/** Storage key of the last contact, for a restart while offline. */
const WORD = "screen word";
let hasWord = false;
let newsAt = 0;
/** How far the device's clock is behind the server's. */
let behind = 0;
let shown = "";
let timer = 0;
let turnShown = -1;

function draw(): void {
  const now = Date.now() + behind;
  const silence = Date.now() - wordAt;
  const offlineSince = silence > OFFLINE_MS ? wordAt + behind : null;
  const isTooOld = silence > TOO_OLD_MS;
  const emergency = isTooOld ? null : findEmergency(content, now);
  const turn = Math.floor(now / TURN_MS) % content.languages.length;
  const key = [turn, Math.floor(now / MINUTE_MS), offlineSince, isTooOld, emergency && getEmergencyTurn(now)];
  if (key.join() === shown) return;
  shown = key.join();
  const { classList } = document.body;
  classList.toggle("is-emergency", emergency !== null);
  classList.toggle("is-bare", isTooOld);
  classList.toggle("is-closed", !content.isOpen);
  const state = { content, now, turn, offlineSince };
  if (emergency) drawEmergency(emergency, state);
  else if (turnShown === turn || turnShown === -1) drawScreen(state);
  else fade(() => drawScreen(state));
  turnShown = emergency ? -1 : turn;
}

function fade(change: () => void): void {
  const { classList } = document.body;
  classList.add("is-turning");
  setTimeout(() => {
    classList.remove("is-turning");
    // An emergency that arrived during the fade is shown without one.
    if (!classList.contains("is-emergency")) change();
  }, FADE_MS);
}

/** Draws, and schedules the next possible change: a language turn (turns begin each minute) or an offline notice. */
function tick(): void {
  draw();
  const now = Date.now() + behind;
  const step = document.body.classList.contains("is-emergency") ? EMERGENCY_STEP_MS : TURN_MS;
  const untilSilent = wordAt + OFFLINE_MS + 1 - Date.now();
  const untilStep = step - (now % step);
  clearTimeout(timer);
  timer = window.setTimeout(tick, untilSilent > 0 ? Math.min(untilStep, untilSilent) : untilStep);
}

function drawAgain(): void {
  shown = "";
  turnShown = -1;
  tick();
}

/** The server's time lies between request and now, however long the answer took. */
function setClock({ headers }: Response, askedAt: EpochMs): void {
  const said = Date.parse(headers.get("date") ?? "");
  if (Number.isNaN(said)) return;
  const [least, most] = [said - Date.now(), said + SECOND_MS - askedAt];
  behind = least > CLOCK_TOLERANCE_MS ? least : most < -CLOCK_TOLERANCE_MS ? most : 0;
}

/** Applies the fetched page; one with another style or script replaces the document. */
async function applyAnswer(answer: Response | null, askedAt: EpochMs): Promise<void> {
  if (answer) setClock(answer, askedAt);
  const text = answer ? await answer.text() : "";
  const page = new DOMParser().parseFromString(text, "text/html");
  const next = readContent(page);
  if (!next) {
    content = {
      ...content,
      isOpen: false,
      isTelling: false,
      news: [],
      languages: content.languages.map(withoutAll),
    };
    return drawAgain();
  }
  if (page.documentElement.dataset.version !== document.documentElement.dataset.version) {
    location.reload();
    return;
  }
  const isBehind = Date.now() - newsAt < PAGE_BEHIND_MS;
  content = isBehind ? { ...next, news: content.news } : next;
  const portal = page.querySelector(".portal");
  if (portal && text !== taken) document.querySelector(".portal")?.replaceWith(portal);
  // Let the service worker cache the page for a restart while offline.
  if (text !== taken) navigator.serviceWorker?.controller?.postMessage([location.href]);
  taken = text;
  drawAgain();
}

function withoutAll(language: ScreenContent["languages"][number]) {
  return { ...language, tiles: [], answers: null, closed: [] };
}

function scaleToFit(): void {
  const scale = Math.min(innerWidth / WIDTH, innerHeight / HEIGHT);
  document.documentElement.style.setProperty("--scale", String(scale));
}

/** Keeps the display on; may be refused by the device. */
function stayAwake(): void {
  if (!document.hidden) navigator.wakeLock?.request("screen").catch(() => {});
}

function store(at: EpochMs): void {
  try {
    localStorage.setItem(WORD, String(at));
  } catch {
    // Storage unavailable: count from the start.
  }
}

function stored(): EpochMs {
  try {
    return Number(localStorage.getItem(WORD));
  } catch {
    return 0;
  }
}

stayConnected({
  address: () => {
    const { slug, place, isTelling } = content;
    const of = place === null ? "" : `&place=${place}`;
    const path = `/p/${slug}/channel?language=${SCREEN_LISTENER}&since=-1${of}`;
    return isTelling ? location.origin.replace("http", "ws") + path : null;
  },
  onWord: () => {
    wordAt = Date.now();
    hasWord = true;
    store(wordAt);
  },
  onLost: () => {
    const before = hasWord ? 0 : stored();
    if (before === 0 || before >= wordAt) return;
    wordAt = before;
    drawAgain();
  },
  onNews: (pieces) => {
    newsAt = Date.now();
    // Announcements from the socket are current, whatever the device's clock says.
    const now = newsAt + behind;
    const news = pieces.map((piece): ScreenNews => JSON.parse(piece));
    content = { ...content, news: news.map((item) => ({ ...item, from: Math.min(item.from, now) })) };
    drawAgain();
  },
  onPage: applyAnswer,
});

fillCards();
scaleToFit();
addEventListener("resize", scaleToFit);
stayAwake();
enableOffline(Promise.resolve());
document.addEventListener("visibilitychange", stayAwake);
tick();
