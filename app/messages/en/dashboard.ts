import { pluralIn } from "../plural.ts";

const plural = pluralIn("en");

export const dashboard = {
  title: "Dashboard",
  showAsTable: "Show as table",
  total: "Total",
  unique: "Unique",
  visits: "Visits",
  download: "CSV",
  refresh: "Refresh",
  refreshing: "Refreshing",
  today: (date: string, zone: string) => `Today, ${date}, in the time zone ${zone}`,
  deletedButton: "Deleted button",
  noClicks: "No clicks yet today.",
  empty: {
    title: "No visits yet today",
    text: "Visits and clicks of your guests appear here as they happen.",
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
  compared: (range: string, count: number) =>
    `${range}, compared with ${plural(count, { one: "the day", other: "the # days" })} before`,
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
