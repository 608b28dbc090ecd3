import type { HeadTotal } from "#domain/analytics/figures.ts";
import { pluralIn } from "../plural.ts";
import { dashboardAbout } from "./dashboard-about.ts";
import { dashboardAnswers } from "./dashboard-answers.ts";
import { dashboardCharts } from "./dashboard-charts.ts";
import { dashboardMail } from "./dashboard-mail.ts";
import { dashboardPlaces } from "./dashboard-places.ts";
import { dashboardSearches } from "./dashboard-searches.ts";

const plural = pluralIn("en");

export const dashboard = {
  about: dashboardAbout,
  answers: dashboardAnswers,
  charts: dashboardCharts,
  mail: dashboardMail,
  places: dashboardPlaces,
  searches: dashboardSearches,
  portfolio: "Compare properties",
  showAsTable: "Show as table",
  total: "Total",
  unique: "Unique",
  visits: "Visits",
  refresh: "Refresh",
  refreshing: "Refreshing",
  more: "More",
  print: "Print",
  export: (format: string) => `Download as ${format}`,
  exportFailed: "Couldn’t create the file",
  mails: "Email alerts",
  deletedButton: "Deleted button",
  range: "Range",
  chosenDay: "Day",
  chosenMonth: "Month",
  earlierDay: "Previous day",
  laterDay: "Next day",
  compared: {
    days: (range: string, count: number) =>
      `${range}, compared with the previous ${plural(count, { one: "day", other: "# days" })}`,
    month: (range: string) => `${range}, compared with the previous month`,
  },
  zone: (zone: string) => `Time zone ${zone}`,
  today: "Today so far",
  todayCounts: {
    visits: (count: number) => plural(count, { one: "# visit", other: "# visits" }),
    uniqueVisits: (count: number) => plural(count, { one: "# unique visit", other: "# unique visits" }),
    clicks: (count: number) => plural(count, { one: "# click", other: "# clicks" }),
  },
  /** Parts of the summary sentence, after the number of visits. */
  highlights: {
    day: (day: string) => `most on ${day}`,
    hour: (time: string) => `busiest around ${time}`,
    button: (name: string, count: number) =>
      plural(count, { one: `“${name}” was opened once`, other: `“${name}” was opened # times` }),
  },
  change: {
    more: (percent: string) => `${percent} more than the previous period`,
    less: (percent: string) => `${percent} less than the previous period`,
    same: "No change",
    none: "No earlier data",
  },
  uncounted: {
    about: "Counting limits",
    low: "Some figures are incomplete.",
    lowText: (count: number, first: string) =>
      plural(count, {
        one: `Traffic exceeded the counting limit in # hour, from ${first}.`,
        other: `Traffic exceeded the counting limit in # hours, the first from ${first}.`,
      }),
    surplus: "Some automated traffic was excluded.",
    surplusText: (count: number, first: string) =>
      plural(count, {
        one: `In # hour, from ${first}, some devices sent more than a guest would.`,
        other: `In # hours, the first from ${first}, some devices sent more than a guest would.`,
      }),
  },
  allOneNetwork: "All of these visits came through one network, such as your guests’ Wi-Fi.",
  oneNetwork: (percent: string) =>
    `${percent} of these visits came through one network, such as your guests’ Wi-Fi.`,
  mayCountAsOne: "“Count each phone once” is off, so guests on the same network may count as one.",
  totals: "Totals",
  reading: "Loading figures",
  failed: "Couldn’t load the figures. Check your connection and try again.",
  failedKept: "Couldn’t refresh. Showing earlier figures.",
  retry: "Try again",
  empty: {
    title: "No visits yet",
    text: "Your guests’ visits and clicks appear here as they happen. To get your first visit:",
    unpublished: "Your portal is not published yet, so guests can’t see it.",
    publish: "Publish the portal",
    printCode: "Print the QR code",
    openPortal: "Open the portal",
    ownVisit:
      "Your own visits aren’t counted while you’re signed in here. Scan the code with your phone to see it work.",
  },
  ranges: {
    last7: "Last 7 days",
    last30: "Last 30 days",
    daily: "Daily",
    monthly: "Monthly",
  },
  metrics: {
    visits: "Total visits",
    uniqueVisits: "Unique visits",
    visitsPerUser: "Average visits per user",
    clicks: "Total clicks",
    clicksPerUser: "Average clicks per user",
    clicksPerButton: "Clicks per button",
    visitsPerHour: "Visits per hour",
    repeatVisits: "Repeat visits",
    socialClicks: "Social clicks",
  } satisfies Record<HeadTotal, string> & Record<string, string>,
  busiest: (from: string, to: string) => `Busiest hour: ${from}–${to}`,
  consentNote: (count: number, total: string | number) =>
    `${plural(count, { one: "# visit", other: "# visits" })} of ${total}. Counted only for guests who gave consent.`,
  weight: {
    title: "Published page",
    version: (number: string | number) => `Version ${number}`,
    onPhone: "Download size on a phone",
    parts: (page: string, pictures: string, fonts: string) =>
      `Page ${page}, pictures ${pictures}, fonts ${fonts}`,
    carbon: "Carbon per visit",
    grams: (grams: string) => `${grams} g CO₂e`,
    estimate: "Estimate for a guest’s first visit",
    about: "How the estimate is made",
    method: (kwh: string, grams: string) =>
      `Bytes loaded × ${kwh} kWh per gigabyte × ${grams} g CO₂e per kWh, the world average. Covers data centres, networks and devices, including their manufacture. Green hosting is not deducted.`,
    source: "Source:",
    model: "Sustainable Web Design Model, version 4",
    unknown: "Publish again to see the download size.",
  },
};

export type DashboardMessages = typeof dashboard;
