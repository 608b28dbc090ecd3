import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { beforeAll, expect, it } from "vitest";
import { loadMessages } from "#app/messages/load-messages.ts";
import { MessagesProvider } from "#app/messages/messages-context.tsx";
import type { Answers, AnswerTimes } from "#domain/guest/answer-times.ts";
import { AnswersCard } from "./answers-card.tsx";

const MINUTE = 60;

function times(requests: number, minutes: number | null, ninetieth = minutes): AnswerTimes {
  const seconds = (value: number | null) => value && value * MINUTE;
  return { requests, answered: requests, median: seconds(minutes), ninetieth: seconds(ninetieth) };
}

const NO_HOURS = Array.from({ length: 24 }, () => times(0, null));
const ANSWERS: Answers = {
  all: { ...times(616, 9, 31), answered: 612 },
  services: [
    { serviceId: "t".repeat(24), name: "Bath towels", icon: "bed", ...times(148, 6) },
    { serviceId: "c".repeat(24), name: "Cot", ...times(3, null) },
    { serviceId: "b".repeat(24), name: "Something is broken", ...times(57, 24) },
  ],
  placeKinds: [],
  hours: NO_HOURS.with(1, times(40, 21)).with(2, times(31, 24)),
};

const getText = (html: string) =>
  html
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

function renderCard(answers: Answers) {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <MessagesProvider language="en">
        <AnswersCard answers={answers} />
      </MessagesProvider>
    </MemoryRouter>,
  );
  const heads = /<dl.*?<\/dl>/.exec(html)?.[0] ?? "";
  return {
    heads: [...heads.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)].map(([, name, value]) => [
      value,
      name,
    ]),
    icons: [...html.matchAll(/<li.*?#i-([a-z]+)/g)].map(([, icon]) => icon),
    rows: (html.match(/<li.*?<\/li>/g) ?? []).map((row) => [getText(row), /width:([\d.]+)/.exec(row)?.[1]]),
    text: getText(html),
  };
}

beforeAll(() => Promise.all([loadMessages("shell", "en"), loadMessages("dashboard", "en")]));

it("starts with the median, the 90th percentile, and the number of unanswered requests [R13]", () => {
  const { heads, rows, text } = renderCard(ANSWERS);
  expect(heads).toEqual([
    ["9 min", "Median of 612 requests"],
    ["31 min", "9 of 10 answered within …"],
    ["4", "Not answered"],
  ]);
  expect(rows).toEqual([
    ["Bath towels 6 min 148", "25"],
    ["Cot Too few 3", "0"],
    ["Something is broken 24 min 57", "100"],
  ]);
  expect(text).toContain("By service Median and requests");
  expect(text).toContain("Slowest 02:00 to 03:00, 24 min");
});

it("shows a service's icon, and a bell if it was deleted from the draft [R13]", () => {
  const { icons } = renderCard(ANSWERS);
  expect(icons).toEqual(["bed", "bell", "bell"]);
});

it("has no median for too few requests, and no slowest hour [R13]", () => {
  const { heads, text } = renderCard({ ...ANSWERS, all: times(4, null), services: [], hours: NO_HOURS });
  expect(heads).toEqual([
    ["–", "Too few requests to show a median"],
    ["0", "Not answered"],
  ]);
  expect(text).not.toContain("Slowest");
});
