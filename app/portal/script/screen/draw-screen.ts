import { getTextDirection } from "#domain/language.ts";
import type { EpochMs } from "#domain/time.ts";
import {
  formatTimeOfDay,
  getScreenView,
  type ScreenAnswer,
  type ScreenCard,
  type ScreenNotice,
  type ScreenView,
} from "../../screen/screen-at.ts";
import type { ScreenContent, ScreenLanguage } from "../../screen/screen-content.ts";
import { getScreenWords } from "../../screen/screen-words.ts";
import { getClockLocale } from "../../words/opening-words.ts";
import { element, ICONS, icon, withLanguage } from "./element.ts";

/** Name and icon of a tile, without its link. */
function drawCard({ html, when, note }: ScreenCard): HTMLElement {
  const template = document.createElement("template");
  template.innerHTML = html;
  const sign = template.content.querySelector("svg");
  const name = template.content.querySelector("span");
  const head = element("div", "t", ...(sign ? [sign] : []), element("span", "when", when));
  const title = element("h3", "", ...(name ? [name] : []));
  const foot = element("div", "", title, ...(note === "" ? [] : [element("p", "", note)]));
  return element("article", "tv-card", head, foot);
}

function drawRow(title: string, cards: readonly ScreenCard[]): readonly HTMLElement[] {
  if (cards.length === 0) return [];
  return [element("h2", "tv-h", title), element("div", "tv-row", ...cards.map(drawCard))];
}

function drawNotice({ text, language, when, isClear }: ScreenNotice): HTMLElement {
  const said = withLanguage(element("span", "", text), language, getTextDirection(language));
  const sign = icon(isClear ? ICONS.check : ICONS.info);
  return element("li", "", sign, said, element("small", "", when));
}

/** Today's hours; a dot says what is open. */
function drawToday(title: string, answers: readonly ScreenAnswer[]): readonly HTMLElement[] {
  if (answers.length === 0) return [];
  const items = answers.map(({ title: name, isOpen, times }) => {
    const spans = times.map((time) => element("span", "", time));
    return element("li", isOpen ? "on" : "", element("b", "", name), element("div", "tv-times", ...spans));
  });
  return [element("div", "tv-today", element("h2", "", title), element("ul", "", ...items))];
}

/** The columns with content; without any, the property's name. */
function drawColumns(
  { open, next, today, notices }: ScreenView,
  { code, closed }: ScreenLanguage,
  name: string,
) {
  const words = getScreenWords(code);
  const list = notices.length === 0 ? [] : [element("ul", "tv-notes", ...notices.map(drawNotice))];
  const sentences = closed.map((sentence) => element("p", "tv-closed", sentence));
  const rows = [...drawRow(words.open, open), ...drawRow(words.next, next), ...drawToday(words.today, today)];
  const all = [...rows, ...list, ...sentences];
  return all.length > 0 ? all : [element("p", "tv-closed", name)];
}

/** Indicator of the current language; empty if there is only one. */
function drawChip({ name }: ScreenLanguage, turn: number, count: number): readonly HTMLElement[] {
  if (count < 2) return [];
  const dots = Array.from({ length: count }, (_, place) => element("s", place === turn ? "on" : ""));
  const row = element("i", "", ...dots);
  row.setAttribute("aria-hidden", "true");
  return [element("span", "tv-lang", icon(ICONS.globe), name, row)];
}

function drawClock(content: ScreenContent, { code }: ScreenLanguage, now: EpochMs): HTMLElement {
  const { timeZone } = content;
  const time = formatTimeOfDay(now, { now, timeZone, language: code });
  const day = new Intl.DateTimeFormat(getClockLocale(code), {
    timeZone,
    weekday: "long",
    day: "numeric",
    month: "long",
  });
  return element("div", "tv-clock", element("b", "", time), element("small", "", day.format(now)));
}

/** Replaces the children of the element with a class. */
export function setContent(className: string, ...children: readonly (Node | string)[]): void {
  document.querySelector(`.${className}`)?.replaceChildren(...children);
}

export interface ScreenState {
  readonly content: ScreenContent;
  readonly now: EpochMs;
  /** Index of the current language. */
  readonly turn: number;
  /** Since when the screen is offline; `null`: connected. */
  readonly offlineSince: EpochMs | null;
}

/** Makes cards opaque, unlike buttons: they are read from afar over a picture. */
export function fillCards(): void {
  const portal = document.querySelector(".portal");
  const fill = portal ? getComputedStyle(portal).getPropertyValue("--fill").trim() : "";
  document.documentElement.style.setProperty("--card", fill.slice(0, "#rrggbb".length));
}

/** Draws everything except emergencies in the current language; the page's direction follows it. */
export function drawScreen({ content, now, turn, offlineSince }: ScreenState): void {
  const language = content.languages[turn];
  if (!language) return;
  const { code, direction } = language;
  const words = getScreenWords(code);
  withLanguage(document.documentElement, code, direction);
  for (const style of document.querySelectorAll<HTMLStyleElement>("style[data-language]"))
    style.media = style.dataset.language === code ? "all" : "not all";
  setContent(
    "tv-side",
    ...drawChip(language, turn, content.languages.length),
    drawClock(content, language, now),
  );
  setContent("tv-col", ...drawColumns(getScreenView(content, language, now), language, content.name));
  setContent("tv-scan", element("h2", "", words.scan), element("p", "", words.scanText));
  const since =
    offlineSince === null
      ? ""
      : formatTimeOfDay(offlineSince, { now, timeZone: content.timeZone, language: code });
  const note = element("span", "tv-off", icon(ICONS.offline), words.offline.replace("{time}", since));
  setContent("tv-foot", ...(offlineSince === null ? [] : [note]));
}
