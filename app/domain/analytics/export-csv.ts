import type { Figure, Mean, Report } from "./report.ts";

type Cell = string | number | null;
type Row = readonly [part: string, name: Cell, id: Cell, at: Cell, value: Cell, before: Cell];

const HEADINGS: Row = ["part", "name", "id", "at", "value", "before"];

/** Spreadsheets run a cell that begins like a formula, behind spaces as well; a quote makes it a text. */
const FORMULA = /^[\s]*[=+\-@|\t\r\n]/;

function cellOf(value: Cell): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}

type Named = readonly [name: string, figure: Figure | Mean | null];

function rowOf(part: string, figure: Figure | Mean | null, more: { name?: Cell; id?: Cell; at?: Cell }): Row {
  const { name = null, id = null, at = null } = more;
  return [part, name, id, at, figure?.value ?? null, figure?.before ?? null];
}

function rowsOf(report: Report): Row[] {
  const totals = Object.entries(report.totals) as Named[];
  const { feedback } = report;
  return [
    ["period", report.range, report.timeZone, report.from, report.to, null],
    ...totals.map(([name, figure]) => rowOf("total", figure, { name })),
    ...report.series.flatMap(({ at, visits, uniqueVisits, clicks }) => [
      rowOf("series", visits, { name: "visits", at }),
      rowOf("series", uniqueVisits, { name: "uniqueVisits", at }),
      rowOf("series", clicks, { name: "clicks", at }),
    ]),
    ...report.visitsPerHour.map((figure, hour) => rowOf("visits per hour", figure, { at: hour })),
    ...report.buttons.flatMap(({ buttonId: id, name, clicks, visits, clickRate }) => [
      rowOf("button clicks", clicks, { name, id }),
      rowOf("button visits", visits, { name, id }),
      rowOf("button click rate", clickRate, { name, id }),
    ]),
    ...report.channels.map(({ channel: name, clicks }) => rowOf("social clicks", clicks, { name })),
    ...report.languages.map(({ language: name, visits }) => rowOf("language", visits, { name })),
    ...report.askedLanguages.map(({ language: name, visits }) =>
      rowOf("language asked for", visits, { name }),
    ),
    ...Object.entries(report.sources).map(([name, figure]) => rowOf("source", figure, { name })),
    ...Object.entries(report.devices).map(([name, figure]) => rowOf("device", figure, { name })),
    rowOf("feedback", feedback.forms, { name: "forms" }),
    rowOf("feedback", feedback.rating, { name: "rating" }),
    ...feedback.questions.flatMap(({ questionId: id, text: name, answers, mean, trend }) => [
      rowOf("question answers", answers, { name, id }),
      rowOf("question mean", mean, { name, id }),
      ...trend.map(
        ({ day, sum, answers: count }): Row => [
          "question by day",
          name,
          id,
          day,
          Math.round((sum * 100) / count) / 100,
          null,
        ],
      ),
    ]),
  ];
}

/**
 * A report as CSV (RFC 4180), one figure a line, with the byte-order mark by which spreadsheets know UTF-8.
 * Nothing that staff or guests typed can run as a formula.
 */
export function exportCsv(report: Report): string {
  const lines = [HEADINGS, ...rowsOf(report)].map((row) => row.map(cellOf).join(","));
  return `\uFEFF${lines.join("\r\n")}\r\n`;
}
