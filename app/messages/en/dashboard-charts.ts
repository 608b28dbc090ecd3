import { pluralIn } from "../plural.ts";

const plural = pluralIn("en");

export const dashboardCharts = {
  throughPoints: (chart: string) => `${chart} over time`,
  before: "Before",
  hour: "Hour",
  day: "Day",
  button: "Button",
  clicks: "Clicks",
  clickRate: "Click rate",
  channel: "Channel",
  language: "Language",
  way: "Source",
  device: "Device",
  change: "vs previous period",
  inPopup: (popup: string) => `in ${popup}`,
  showAll: (count: number) => plural(count, { one: "Show # button", other: "Show all # buttons" }),
  showFewer: "Show fewer",
  wanted: "Wanted while closed",
  wantedCount: (count: number) =>
    plural(count, { one: "Wanted # time while closed", other: "Wanted # times while closed" }),
  noSocial: "No clicks on social icons in this period.",
  noVisits: "No visits in this period.",
  languages: "Languages",
  asked: "Languages guests wanted",
  otherLanguage: "Another language",
  enable: (language: string) => `Enable ${language}`,
  arrival: "How guests arrive",
  old: "Old QR code",
  sources: { qr: "QR code", direct: "Direct" },
  devices: "Devices",
  deviceNames: { phone: "Phone", tablet: "Tablet", computer: "Computer" },
  oldScans: (count: number) =>
    plural(count, { one: "# scan of an old QR code", other: "# scans of old QR codes" }),
  repeatShare: (share: string) => `${share} of visits by guests who gave consent were repeat visits`,
  consented: "Visits by guests who gave consent",
  noConsent: "No guest has given consent yet, so repeat visits can’t be recognised.",
  feedback: "Feedback",
  forms: (count: number) => plural(count, { one: "# form", other: "# forms" }),
  rating: (mean: string) => `Average rating ${mean} out of 5`,
  question: "Question",
  answers: "Answers",
  average: "Average",
  answerCount: (count: number) => plural(count, { one: "# answer", other: "# answers" }),
  stars: (mean: string) => `${mean} out of 5`,
  likes: (share: string) => `${share} likes`,
  trend: (question: string) => `Daily trend: ${question}`,
  noFeedback: "No feedback in this period.",
  readAll: "Read all messages",
};

export type DashboardChartMessages = typeof dashboardCharts;
