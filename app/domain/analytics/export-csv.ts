import type { Answers, AnswerTimes } from "../guest/answer-times.ts";
import type { InterfaceLanguage } from "../language.ts";
import { getPlaceLabel } from "../place/place.ts";
import { type CsvValue, writeCsv } from "./csv.ts";
import type { CsvWords } from "./csv-words.ts";
import { SERIES_NAMES, TOTAL_NAMES } from "./figures.ts";
import type { PlacesReport, Report } from "./report.ts";

/** One figure: its key, the same in every language, and the values that identify it. */
interface Line {
  readonly key: keyof CsvWords["figures"];
  readonly name?: string | null;
  readonly at?: string;
  readonly figure: { readonly value: CsvValue; readonly before: CsvValue } | null;
  readonly id?: string;
}

function languageNames(language: InterfaceLanguage): (code: string) => string {
  const names = new Intl.DisplayNames(language, { type: "language" });
  return (code) => names.of(code) ?? code;
}

function getMean(sum: number, count: number): number {
  return Math.round((sum * 100) / count) / 100;
}

function toLines(report: Report, words: CsvWords, getName: (code: string) => string): Line[] {
  const { totals, feedback, sources, devices } = report;
  const named = (code: string) => (code === "other" ? words.otherLanguage : getName(code));
  return [
    { key: "period.from", figure: { value: report.from, before: report.before?.from ?? null } },
    { key: "period.to", figure: { value: report.to, before: report.before?.to ?? null } },
    { key: "period.timeZone", figure: { value: report.timeZone, before: null } },
    ...TOTAL_NAMES.map((name): Line => ({ key: `totals.${name}`, figure: totals[name] })),
    ...report.series.flatMap(({ at, ...step }) =>
      SERIES_NAMES.map((name): Line => ({ key: `series.${name}`, at: formatMoment(at), figure: step[name] })),
    ),
    ...report.visitsPerHour.map(
      (figure, hour): Line => ({
        key: "visitsPerHour",
        at: `${String(hour).padStart(2, "0")}:00`,
        figure,
      }),
    ),
    ...report.buttons.flatMap(({ buttonId: id, name, clicks, closedClicks, visits, clickRate }): Line[] => [
      { key: "buttons.clicks", name, id, figure: clicks },
      { key: "buttons.visits", name, id, figure: visits },
      { key: "buttons.clickRate", name, id, figure: clickRate },
      ...(closedClicks ? [{ key: "buttons.closedClicks" as const, name, id, figure: closedClicks }] : []),
    ]),
    ...report.channels.map(
      ({ channel, clicks }): Line => ({ key: "channels", name: channel, figure: clicks }),
    ),
    ...report.languages.map(
      ({ language, visits }): Line => ({ key: "languages", name: named(language), figure: visits }),
    ),
    ...report.askedLanguages.map(
      ({ language, visits }): Line => ({ key: "askedLanguages", name: named(language), figure: visits }),
    ),
    { key: "sources", name: words.qr, figure: sources.qr },
    { key: "sources", name: words.direct, figure: sources.direct },
    { key: "devices", name: words.phone, figure: devices.phone },
    { key: "devices", name: words.tablet, figure: devices.tablet },
    { key: "devices", name: words.computer, figure: devices.computer },
    { key: "feedback.forms", figure: feedback.forms },
    { key: "feedback.rating", figure: feedback.rating },
    ...feedback.questions.flatMap(({ questionId: id, text: name, answers, mean, trend }): Line[] => [
      { key: "questions.answers", name, id, figure: answers },
      { key: "questions.mean", name, id, figure: mean },
      ...trend.map(({ day, sum, answers: count }): Line => {
        return {
          key: "questions.day",
          name,
          id,
          at: day,
          figure: { value: getMean(sum, count), before: null },
        };
      }),
    ]),
    ...report.uncounted.flatMap(({ at, ...over }) =>
      (["visitor", "network", "property"] as const)
        .filter((bound) => over[bound] > 0)
        .map((bound): Line => {
          return {
            key: `uncounted.${bound}`,
            at: formatMoment(at),
            figure: { value: over[bound], before: null },
          };
        }),
    ),
    ...(report.answers ? toAnswerLines(report.answers, words) : []),
    ...(report.places ? toPlaceLines(report.places, words) : []),
  ];
}

/** Minutes with one decimal. */
function toMinutes(seconds: number | null): number | null {
  return seconds === null ? null : Math.round(seconds / 6) / 10;
}

function toAnswerLines({ all, services, placeKinds, hours }: Answers, words: CsvWords): Line[] {
  const toLines = (times: AnswerTimes, whose: Pick<Line, "name" | "at" | "id">): Line[] => [
    { key: "answers.requests", ...whose, figure: { value: times.requests, before: null } },
    { key: "answers.answered", ...whose, figure: { value: times.answered, before: null } },
    { key: "answers.median", ...whose, figure: { value: toMinutes(times.median), before: null } },
    { key: "answers.ninetieth", ...whose, figure: { value: toMinutes(times.ninetieth), before: null } },
  ];
  return [
    ...toLines(all, {}),
    ...services.flatMap(({ serviceId: id, name, ...times }) => toLines(times, { name, id })),
    ...placeKinds.flatMap(({ kind, ...times }) =>
      toLines(times, { name: kind === null ? words.noPlace : words.placeKinds[kind] }),
    ),
    ...hours.flatMap((times, hour) =>
      times.requests === 0 ? [] : toLines(times, { at: `${String(hour).padStart(2, "0")}:00` }),
    ),
  ];
}

function toPlaceLines({ withoutPlace, kinds, items }: PlacesReport, words: CsvWords): Line[] {
  return [
    { key: "placeKinds.visits", name: words.noPlace, figure: withoutPlace },
    ...kinds.flatMap(({ kind, visits, scans, requests }): Line[] => [
      { key: "placeKinds.visits", name: words.placeKinds[kind], figure: visits },
      { key: "placeKinds.scans", name: words.placeKinds[kind], figure: scans },
      { key: "placeKinds.requests", name: words.placeKinds[kind], figure: requests },
    ]),
    ...items.flatMap(({ placeId: id, visits, scans, requests, ...place }): Line[] => {
      const name = getPlaceLabel(place, words.placeKinds[place.kind]);
      return [
        { key: "places.visits", name, id, figure: visits },
        { key: "places.scans", name, id, figure: scans },
        { key: "places.requests", name, id, figure: requests },
      ];
    }),
  ];
}

/** `2026-11-21T14` in a form that spreadsheets parse; a day stays unchanged. */
function formatMoment(at: string): string {
  return at.includes("T") ? `${at.replace("T", " ")}:00` : at;
}

/**
 * A report as CSV: one figure per line, in the given language, with a language-independent key in the last
 * column. No user text can run as a formula.
 */
export function exportCsv(
  report: Report,
  { language, words }: { readonly language: InterfaceLanguage; readonly words: CsvWords },
): string {
  const { head, figures } = words;
  const rows = toLines(report, words, languageNames(language)).map(
    ({ key, name = null, at = null, figure, id = null }): CsvValue[] => [
      figures[key],
      name,
      at,
      figure?.value ?? null,
      // Empty if nothing was counted in the previous period, unlike a count of 0.
      report.before === null ? null : (figure?.before ?? null),
      id,
      key,
    ],
  );
  const heads = [head.figure, head.name, head.at, head.value, head.before, head.id, head.key];
  return writeCsv(language, [heads, ...rows]);
}
