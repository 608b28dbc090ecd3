import type { ExplainedTotal } from "#domain/analytics/figures.ts";

/** How each figure is counted (D11). */
export const dashboardAbout = {
  all: "How figures are counted",
  title: (figure: string) => `How is this counted: ${figure}`,
  period:
    "Days and hours are in the property’s time zone. A range that includes today is compared with the same length of time before it.",
  periodDays:
    "Days are in the property’s time zone. Earlier days are counted in full, so a range that includes today looks low until the day is over.",
  totals: {
    visits:
      "A visit begins when a guest opens the portal and ends after 30 minutes of inactivity. Not counted: automated traffic (detected by name and behaviour), previews, and people signed in here.",
    uniqueVisits:
      "Guests counted per day: a guest who visits on three days counts as three. The guest’s browser keeps a random number until the end of the day, so nobody can be tracked from one day to the next. If a browser keeps nothing, or an owner has switched off “Count each phone once”, guests on the same network with the same browser and language settings can’t be told apart and count as one.",
    visitsPerUser: "Total visits divided by unique visits.",
    clicks: "Every click on a button or sub-button in the portal. Social icons are counted separately.",
    clicksPerUser: "Total clicks divided by unique visits.",
    socialClicks: "Clicks on social icons.",
    repeatVisits:
      "Visits by returning guests, counted from the day they gave consent. Only guests who gave consent can be recognised; all other visits are left out.",
    oldScans:
      "Scans of QR codes you have replaced. Guests are told the code is no longer in use, so old prints are still on display somewhere. A repeat scan by the same guest within ten minutes isn’t counted again.",
  } satisfies Record<ExplainedTotal, string>,
  clicksPerButton:
    "Clicks on each button in your draft, and on deleted buttons that were used in this period. The click rate is the share of visits in which the button was clicked at least once.",
  visitsPerHour:
    "Visits by the hour in which they began, added up over all days of the range. When the clocks go back, the repeated hour counts as one.",
  visits: "Total and unique visits over time. Each visit counts for the hour or day in which it began.",
  languages:
    "Visits by the language of the first page opened. Below: languages that guests’ browsers asked for first and the portal doesn’t offer.",
  sources: "Whether a visit began by scanning your QR code or by opening the address directly.",
  devices:
    "The type of device, as reported by the browser: approximate, and never stored together with a guest.",
  feedback:
    "Forms sent by guests. The average for a question includes every answer in this period; the line shows the average for each day with answers.",
  bounds: (events: string, guests: string, houseEvents: string, houseGuests: string) =>
    `Per guest, at most ${events} page views and clicks an hour are counted; per network, at most ${guests} new guests an hour whose browsers keep no number; per property, at most ${houseEvents} page views and clicks an hour and ${houseGuests} guests a day, no more than half of them from one network. This stops automated traffic from distorting your figures. The download lists each hour affected.`,
};

export type DashboardAboutMessages = typeof dashboardAbout;
