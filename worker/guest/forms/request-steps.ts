/**
 * Renders the progress of a guest's request as HTML: its steps for an open page, or one line for a page without
 * scripts. Exposes `stepsHtml` and `stepLine`.
 */

import { nameMoment } from "#domain/content/hours/moment-name.ts";
import type { RequestProgress } from "#domain/guest/request-progress.ts";
import { type ContentLanguage, getTextDirection } from "#domain/language.ts";
import { formatTelephone, telephoneHref } from "#domain/telephone.ts";
import type { EpochMs } from "#domain/time.ts";
import { escapeHtml } from "#portal/escape-html.ts";
import { formatOpeningLabel } from "#portal/tile/opening-label.ts";
import { TELEPHONE_WORDS } from "#portal/words/lines.ts";
import { formatClock } from "#portal/words/news-words.ts";
import { getOpeningWords, localiseDigits } from "#portal/words/opening-words.ts";
import { PROGRESS_WORDS } from "#portal/words/progress-words.ts";
import { getDateLocale } from "../../mail/date-locale.ts";

/** Language, zone, number and time for rendering a request's progress. */
interface ProgressContext {
  readonly language: ContentLanguage;
  readonly timeZone: string;
  /** The main number as staff typed it; empty: none. */
  readonly telephone: string;
  readonly now: EpochMs;
}

interface Step {
  readonly name: string;
  readonly detail: string;
  /** `null`: not reached yet. */
  readonly at: EpochMs | null;
}

function formatMinutes(language: ContentLanguage, minutes: number): string {
  const unit = { style: "unit", unit: "minute", unitDisplay: "long" } as const;
  const time = new Intl.NumberFormat(getDateLocale(language), unit).format(minutes);
  return PROGRESS_WORDS[language].about.replace("{time}", localiseDigits(getOpeningWords(language), time));
}

function formatReason({ reason }: RequestProgress, language: ContentLanguage): string {
  if (reason === null) return "";
  return reason.code === "own" ? (reason.text ?? "") : PROGRESS_WORDS[language][reason.code];
}

/** When the service opens, if it was closed when requested; empty once open. */
function formatOpening({ opensAt }: RequestProgress, { language, timeZone, now }: ProgressContext): string {
  if (opensAt === null || opensAt <= now) return "";
  return formatOpeningLabel(getOpeningWords(language), opensAt, { at: now, timeZone });
}

/** Steps of a request: three, or only the final one. */
function getSteps(progress: RequestProgress, context: ProgressContext): readonly Step[] {
  const { language } = context;
  const words = PROGRESS_WORDS[language];
  const { state, at, sentAt, seenAt, minutes, note } = progress;
  if (state === "done") return [{ name: words.done, detail: words.missing, at }];
  if (state === "refused") return [{ name: words.refused, detail: formatReason(progress, language), at }];
  const isTaken = state === "taken";
  return [
    {
      name: words.sent,
      detail: [formatOpening(progress, context), note].filter(Boolean).join(" · "),
      at: sentAt,
    },
    { name: words.seen, detail: "", at: seenAt },
    {
      name: words.taken,
      detail: isTaken && minutes !== null ? formatMinutes(language, minutes) : "",
      at: isTaken ? at : null,
    },
  ];
}

function formatClockTime({ language, timeZone }: ProgressContext, at: EpochMs): string {
  const time = formatClock(language, nameMoment(at, at, timeZone).time);
  return `<time datetime="${new Date(at).toISOString()}">${escapeHtml(time)}</time>`;
}

/** The property's number, for a request that can't be fulfilled. */
function getNumber({ telephone, language }: ProgressContext): string {
  if (telephone === "") return "";
  const number = `<bdi dir="ltr">${escapeHtml(formatTelephone(telephone))}</bdi>`;
  return `<small>${TELEPHONE_WORDS[language]} <a href="${telephoneHref(telephone)}">${number}</a></small>`;
}

const DRAWINGS = {
  done: "M5.5 12.5l4.5 4.5 8.5-9.5",
  refused: "M6.5 6.5l11 11M17.5 6.5l-11 11",
  ltr: "M5 12h14M13.5 6.5L19 12l-5.5 5.5",
  rtl: "M19 12H5M10.5 6.5L5 12l5.5 5.5",
} as const;

function sign(name: keyof typeof DRAWINGS): string {
  return `<svg class="p-i" viewBox="0 0 24 24" aria-hidden="true"><path d="${DRAWINGS[name]}"/></svg>`;
}

/**
 * Progress of a request as HTML: a list of steps, the present one with `aria-current`. `data-open`: more steps
 * may follow. `data-again`: reopens the form.
 */
export function stepsHtml(progress: RequestProgress, context: ProgressContext): string {
  const { language } = context;
  const { state, service } = progress;
  const steps = getSteps(progress, context);
  const present = steps.findLastIndex(({ at }) => at !== null);
  const isDone = state === "done";
  const presentSign =
    state === "refused" ? "refused" : state === "taken" ? getTextDirection(language) : "done";
  const items = steps.map(({ name, detail, at }, index) => {
    if (at === null) return `<li class="is-todo"><i></i><span>${name}</span></li>`;
    const isPresent = index === present;
    const look = isPresent ? ` class="is-now" aria-current="step"` : "";
    const more = detail === "" || isDone ? "" : `<small><bdi>${escapeHtml(detail)}</bdi></small>`;
    const number = state === "refused" ? getNumber(context) : "";
    const drawn = sign(isPresent ? presentSign : "done");
    return `<li${look}><i>${drawn}</i><span>${name}${more}${number}</span>${formatClockTime(context, at)}</li>`;
  });
  const isOpen = !isDone && state !== "refused";
  const again = `<button type="button" class="p-mini" data-again>${PROGRESS_WORDS[language].missing}</button>`;
  const foot = isOpen ? `<p>${PROGRESS_WORDS[language].byItself}</p>` : isDone ? again : "";
  return `<h3><bdi>${escapeHtml(service)}</bdi></h3><ol${isOpen ? " data-open" : ""}>${items.join("")}</ol>${foot}`;
}

/** The present step as one line for pages without scripts. */
export function stepLine(progress: RequestProgress, context: ProgressContext): string {
  const step = getSteps(progress, context).findLast(({ at }) => at !== null);
  if (!step || step.at === null) return "";
  const isRefused = progress.state === "refused";
  // The guest's own words are in the form above.
  const said = progress.state === "new" ? formatOpening(progress, context) : step.detail;
  const detail = said === "" ? "" : ` · ${escapeHtml(said)}`;
  return `<br><strong>${step.name}</strong> ${formatClockTime(context, step.at)}${detail}${isRefused ? ` ${getNumber(context)}` : ""}`;
}
