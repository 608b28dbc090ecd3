import type { SetupMessages } from "#app/messages/catalogues.ts";
import { formatDate, formatDayMonth, formatFullDay, formatTime } from "#app/messages/format.ts";
import type { IconName } from "#app/ui/icon-name.ts";
import { toDayNumber } from "#domain/content/hours/season.ts";
import type { InterfaceLanguage } from "#domain/language.ts";
import type { HistoryEvent } from "#domain/property/history.ts";
import { DAY_MS, type EpochMs } from "#domain/time.ts";
import { firstMomentAt, toLocalTime } from "#domain/zoned-time.ts";

interface Words {
  readonly messages: Pick<SetupMessages, "history" | "publish">;
  readonly language: InterfaceLanguage;
  readonly timeZone: string;
}

/** Kinds of events for the filter. */
export const EVENT_GROUPS = ["versions", "announcements", "licence", "season"] as const;
export type EventGroup = (typeof EVENT_GROUPS)[number];

export function getGroup({ kind }: HistoryEvent): EventGroup {
  if (kind === "version" || kind === "unpublished" || kind === "record-began") return "versions";
  if (kind === "announcement") return "announcements";
  return kind === "licence" ? "licence" : "season";
}

export function getIcon(event: HistoryEvent): IconName {
  if (event.kind === "licence") return event.state === "open" ? "check" : "lock";
  if (event.kind === "record-began") return "info";
  if (event.kind === "announcement") return event.form === "emergency" ? "alert" : "megaphone";
  return event.kind === "unpublished" ? "eye-off" : "calendar";
}

export function getTitle(event: HistoryEvent, { messages, language }: Words): string {
  const { history, publish } = messages;
  switch (event.kind) {
    case "version":
      return event.note === "" ? publish.version(event.number) : event.note;
    case "announcement":
      return event.text;
    case "licence":
      if (event.state === "closed") return history.licenceEnded;
      if (event.until === null) return history.licenceOpen;
      return history.licenceUntil(formatDate(language, Date.parse(event.until), "UTC"));
    case "closure":
      return history.closure;
    case "closure-ended":
      return history.closureEnded;
    case "unpublished":
      return history.unpublished;
    case "record-began":
      return history.recordBegan;
  }
}

/** "12 Sep, 16:04" */
export function formatShortMoment(at: EpochMs, { language, timeZone }: Omit<Words, "messages">): string {
  return `${formatDayMonth(language, toLocalTime(at, timeZone).day)}, ${formatTime(language, at, timeZone)}`;
}

/** `endedAt`: when a closure was ended early or replaced, from `findClosureEnd`. */
export function formatEventTimes(event: HistoryEvent, endedAt: EpochMs | null, words: Words): string {
  const { history } = words.messages;
  const at = formatShortMoment(Date.parse(event.at), words);
  if (event.kind === "version") {
    if (event.until === null) return history.liveSince(at);
    return history.span(at, formatShortMoment(Date.parse(event.until), words));
  }
  if (event.kind === "announcement") {
    if (event.until === null) return history.shownSince(at);
    return history.span(at, formatShortMoment(Date.parse(event.until), words));
  }
  return event.kind === "closure" ? formatClosureTimes(event, endedAt, words) : at;
}

/** Times of a closure: its days, when it was planned, and when it was ended early. */
function formatClosureTimes(
  { at, closesOn, opensOn }: Extract<HistoryEvent, { kind: "closure" }>,
  endedAt: EpochMs | null,
  words: Words,
): string {
  const { history } = words.messages;
  const { timeZone, language } = words;
  const [closesAt, opensAt] = [closesOn, opensOn].map((day) =>
    firstMomentAt(toDayNumber(day) * DAY_MS, timeZone),
  ) as [EpochMs, EpochMs];
  const setAt = Date.parse(at);
  if (endedAt !== null && endedAt <= closesAt) return history.neverClosed(formatShortMoment(setAt, words));
  if (endedAt !== null && endedAt < opensAt) {
    return history.span(
      formatShortMoment(Math.max(setAt, closesAt), words),
      formatShortMoment(endedAt, words),
    );
  }
  const days = history.span(formatDayMonth(language, closesOn), formatDayMonth(language, opensOn));
  return setAt < closesAt ? history.planned(days, formatShortMoment(setAt, words)) : days;
}

/** "Sunday 3 May 2026, 19:00" */
export function formatFullMoment(at: EpochMs, { language, timeZone }: Omit<Words, "messages">): string {
  return `${formatFullDay(language, toLocalTime(at, timeZone).day)}, ${formatTime(language, at, timeZone)}`;
}
