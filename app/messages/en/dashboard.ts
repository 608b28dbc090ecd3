import { pluralIn } from "../plural.ts";
import { dashboardAbout } from "./dashboard-about.ts";
import { dashboardCharts } from "./dashboard-charts.ts";
import { dashboardMail } from "./dashboard-mail.ts";
import { dashboardPortfolio } from "./dashboard-portfolio.ts";

const plural = pluralIn("en");

export const dashboard = {
  title: "Dashboard",
  about: dashboardAbout,
  charts: dashboardCharts,
  mail: dashboardMail,
  portfolio: dashboardPortfolio,
  showAsTable: "Show as table",
  total: "Total",
  unique: "Unique",
  visits: "Visits",
  refresh: "Refresh",
  refreshing: "Refreshing",
  more: "More",
  print: "Print",
  export: (format: string) => `Download as ${format}`,
  exportFailed: "The file could not be made",
  mails: "E-mails",
  deletedButton: "Deleted button",
  range: "Range",
  chosenDay: "Day",
  chosenMonth: "Month",
  earlierDay: "Day before",
  laterDay: "Day after",
  earlierMonth: "Month before",
  laterMonth: "Month after",
  compared: {
    days: (range: string, count: number) =>
      `${range}, compared with ${plural(count, { one: "the day", other: "the # days" })} before`,
    month: (range: string) => `${range}, compared with the month before`,
  },
  zone: (zone: string) => `Time zone ${zone}`,
  today: "Today so far",
  todayCounts: {
    visits: (count: number) => plural(count, { one: "# visit", other: "# visits" }),
    uniqueVisits: (count: number) => plural(count, { one: "# unique visit", other: "# unique visits" }),
    clicks: (count: number) => plural(count, { one: "# click", other: "# clicks" }),
  },
  change: {
    more: (percent: string) => `${percent} more than before`,
    less: (percent: string) => `${percent} less than before`,
    same: "As before",
    none: "None before",
  },
  uncounted: {
    about: "What is counted at most",
    low: "Some figures are too low.",
    lowText: (count: number, first: string) =>
      plural(count, {
        one: `In # hour, from ${first}, more came than is counted.`,
        other: `In # hours, the first from ${first}, more came than is counted.`,
      }),
    surplus: "A surplus was left out.",
    surplusText: (count: number, first: string) =>
      plural(count, {
        one: `In # hour, from ${first}, single devices sent more than any guest does.`,
        other: `In # hours, the first from ${first}, single devices sent more than any guest does.`,
      }),
  },
  mayCountAsOne: "Guests are counted without the random number, so guests on one network may count as one.",
  totals: "Totals",
  reading: "Reading the figures",
  failed: "The figures could not be read. Check your connection and try again.",
  failedKept: "The figures could not be read. What you see is from before.",
  retry: "Try again",
  empty: {
    title: "No visits yet",
    text: "Visits and clicks of your guests appear here as they happen. So that the first one comes:",
    unpublished: "Your portal is not published yet, so guests can’t see it.",
    publish: "Publish the portal",
    printCode: "Print the QR code",
    openPortal: "Open the portal",
    ownVisit:
      "Your own visits are not counted while you are signed in here. Scan the code with a phone to see it work.",
  },
  ranges: {
    last7: "Last 7 days",
    last30: "Last 30 days",
    daily: "Daily",
    monthly: "Monthly",
  },
  metrics: {
    totalVisits: "Total visits",
    uniqueVisits: "Unique visits",
    visitsPerUser: "Average visits per user",
    totalClicks: "Total clicks",
    clicksPerUser: "Average clicks per user",
    clicksPerButton: "Clicks per button",
    visitsPerHour: "Visits per hour",
    repeatVisits: "Repeat visits",
    socialClicks: "Social clicks",
  },
  busiest: (from: string, to: string) => `Busiest ${from} to ${to}`,
  consentNote: (count: number, total: string | number) =>
    `${plural(count, { one: "1 visit", other: "# visits" })} of ${total}. Counted only for guests who gave consent.`,
  weight: {
    title: "Published page",
    version: (number: string | number) => `Version ${number}`,
    onPhone: "Weight on a phone",
    parts: (page: string, pictures: string, fonts: string) =>
      `Page ${page}, pictures ${pictures}, fonts ${fonts}`,
    carbon: "Carbon per visit",
    grams: (grams: string) => `${grams} g CO₂e`,
    estimate: "Estimate for a guest’s first visit",
    about: "How the estimate is made",
    method: (kwh: string, grams: string) =>
      `Bytes loaded × ${kwh} kWh per gigabyte × ${grams} g CO₂e per kWh, the world’s average grid. It covers data centres, networks and devices, their use and their making. Green hosting is not deducted.`,
    source: "Source:",
    model: "Sustainable Web Design Model, version 4",
    unknown: "Publish again to see what the page weighs.",
  },
};

export type DashboardMessages = typeof dashboard;
