/** How each figure is counted (D11). */
export const dashboardAbout = {
  title: (figure: string) => `How is this counted: ${figure}`,
  period:
    "Days and hours are those of the property’s time zone. A range that takes in today is compared with just as much of the time before it.",
  periodDays:
    "Days are those of the property’s time zone. The days before are counted whole here, so a range that takes in today looks too low beside them until the day is over.",
  totalVisits:
    "A visit begins when a guest opens the portal and ends after 30 minutes without a sign of them. Left out are bots (known by name, by what browsers say and they forget, or by reporting like a clock), previews, and people who are signed in here.",
  uniqueVisits:
    "Guests counted day by day: a guest who comes on three days counts as three. A guest’s browser keeps a random number until the day is over, so nobody can be followed from one day to the next. Where a browser keeps nothing, or an owner has switched the number off, guests on the same network whose browser and language settings are alike can’t be told apart and count as one.",
  visitsPerUser: "Total visits divided by unique visits.",
  totalClicks: "Every press of a button or sub-button on the portal. Social icons are counted on their own.",
  clicksPerUser: "Total clicks divided by unique visits.",
  repeatVisits:
    "Visits by guests who had been here before, counted from the day of their consent. Only guests who gave consent can be recognised, so visits of all others are never among them.",
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
    "Scans of QR codes that you have replaced. Guests were told that the code is no longer in use: these prints still hang somewhere. The same guest’s next scan within ten minutes is not counted again.",
  feedback:
    "Forms that guests sent. The average of a question takes in every answer of this time; the line shows the average of each day with answers.",
  bounds: (events: string, guests: string, houseEvents: string, houseGuests: string) =>
    `At most ${events} page views and presses an hour are counted of one guest, and ${guests} new guests an hour from one network whose browsers keep no number; of a property, ${houseEvents} page views and presses an hour and ${houseGuests} guests a day, at most half of them from one network. This keeps scripts from bending your figures. The download names each hour.`,
};

export type DashboardAboutMessages = typeof dashboardAbout;
