import { type ContentLanguage, getTextDirection } from "#domain/language.ts";
import { SECOND_MS } from "#domain/time.ts";
import { splitHeading } from "../../news-heading.ts";
import { formatTimeOfDay } from "../../screen/screen-at.ts";
import type { ScreenNews } from "../../screen/screen-content.ts";
import { getScreenWords } from "../../screen/screen-words.ts";
import { type ScreenState, setContent } from "./draw-screen.ts";
import { element, ICONS, icon, withLanguage } from "./element.ts";

/** Other languages shown at once below; more take turns. */
const OTHERS_MAX = 4;
const OTHERS_MS = 8 * SECOND_MS;

/** Longer texts use smaller letters, so that every text fits. */
const LONG_HEADING = 32;
const VERY_LONG_HEADING = 70;

function getSize(heading: string): string {
  if (heading.length < LONG_HEADING) return "";
  return heading.length < VERY_LONG_HEADING ? "is-long" : "is-longer";
}

interface Text {
  readonly language: ContentLanguage;
  readonly text: string;
}

function drawBlock({ language, text }: Text, level: "h1" | "h2"): HTMLElement {
  const [heading, rest] = splitHeading(text);
  const title = element(level, level === "h1" ? getSize(heading) : "", heading);
  const made = element("div", "", title, ...(rest === "" ? [] : [element("p", "", rest)]));
  return withLanguage(made, language, getTextDirection(language));
}

/** The other languages of the current turn. */
function getOthers(texts: readonly Text[], now: number): readonly Text[] {
  const groups = Math.ceil(texts.length / OTHERS_MAX);
  const start = groups === 0 ? 0 : (Math.floor(now / OTHERS_MS) % groups) * OTHERS_MAX;
  return texts.slice(start, start + OTHERS_MAX);
}

/** Changes with each turn of an emergency's languages. */
export function getEmergencyTurn(now: number): number {
  return Math.floor(now / OTHERS_MS);
}

/** Draws an emergency over everything (picture 57): the default language large, others below. */
export function drawEmergency({ texts, from }: ScreenNews, { content, now }: ScreenState): void {
  const [main, ...others] = texts;
  if (!main) return;
  const { language } = main;
  const moment = { now, timeZone: content.timeZone, language };
  const since = getScreenWords(language).since.replace("{time}", formatTimeOfDay(from, moment));
  withLanguage(document.documentElement, language, getTextDirection(language));
  setContent("te-time", element("small", "", since), element("b", "", formatTimeOfDay(now, moment)));
  setContent("te-main", element("span", "te-mark", icon(ICONS.alert)), drawBlock(main, "h1"));
  setContent(
    "te-langs",
    ...getOthers(others, now).map((other) => element("div", "", drawBlock(other, "h2"))),
  );
}
