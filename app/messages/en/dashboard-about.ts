/** How each figure is counted (D11). */
export const dashboardAbout = {
  title: (figure: string) => `How is this counted: ${figure}`,
  period:
    "Days and hours are those of the property’s time zone. A range that takes in today is compared with just as much of the time before it.",
  totalVisits:
    "A visit begins when a guest opens the portal and ends after 30 minutes without a sign of them. Known bots, previews and people who are signed in here are left out.",
  uniqueVisits:
    "Guests counted day by day: whoever comes on three days counts as three. Without a cookie a guest is known only by an anonymous mark that changes every day, so nobody can be followed from one day to the next.",
  visitsPerUser: "Total visits divided by unique visits.",
  totalClicks: "Every press of a button or sub-button on the portal. Social icons are counted on their own.",
  clicksPerUser: "Total clicks divided by unique visits.",
  repeatVisits:
    "Visits by guests who had been here before. Only guests who gave consent can be recognised, so visits of all others are never among them.",
  clicksPerButton:
    "Clicks on each button of your draft, and on deleted ones that were pressed in this time. The click rate is the share of visits in which the button was pressed at least once.",
  visitsPerHour:
    "Visits by the hour in which they began, added up over all days of the range. Where the clock goes back, the hour that comes twice is one.",
  socialClicks: "Presses of the icons in the social bar, one for each press.",
  visits:
    "Total visits and unique visits, step by step. Each visit belongs to the hour or day in which it began.",
  languages:
    "Visits by the language of the page that was opened first. Below: visits whose browser asked first for a language that the portal did not have.",
  sources: "A visit that began by scanning your QR code, or by going straight to the address.",
  devices: "The kind of screen, as the browser names itself: roughly, and never stored with a guest.",
  oldScans:
    "Scans of QR codes that you have replaced. Guests were told that the code is no longer in use: these prints still hang somewhere.",
  feedback:
    "Forms that guests sent. The average of a question takes in every answer of this time; the line shows the average of each day with answers.",
};

export type DashboardAboutMessages = typeof dashboardAbout;
