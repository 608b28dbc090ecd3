import { z } from "#domain/zod.ts";
import { FIRST_DATE, LAST_DATE } from "../../date.ts";
import { dayNumberOf } from "./season.ts";

const WEEK = 7;

const seasonOfVersion4 = z.looseObject({ kind: z.literal("dates"), from: z.string(), to: z.string() });
const windowOfVersion4 = z.looseObject({ season: z.unknown() });
const hoursOfVersion4 = z.looseObject({
  windows: z.array(windowOfVersion4),
  exceptions: z.array(z.looseObject({ id: z.string(), date: z.string() })),
});
const buttonsOfVersion4 = z.looseObject({
  buttons: z.array(z.looseObject({ hours: hoursOfVersion4.nullable().optional() })),
});
type HoursOfVersion4 = z.infer<typeof hoursOfVersion4>;

const isKnown = (date: string) => FIRST_DATE <= date && date <= LAST_DATE;

/**
 * Version 4 took any year from 0 to 9999; from version 5 on a date is one from 2000 to 2199. An exception beyond is
 * left out and a season cut, since nobody has seen them there or will. Hours of which nothing is left stay closed.
 */
export function boundDates(body: unknown): unknown {
  const stored = buttonsOfVersion4.parse(body);
  const buttons = stored.buttons.map((button) =>
    button.hours ? { ...button, hours: boundHours(button.hours) } : button,
  );
  return { ...stored, buttons };
}

function boundHours(hours: HoursOfVersion4): HoursOfVersion4 {
  const windows = hours.windows.flatMap(boundWindow);
  const exceptions = hours.exceptions.filter(({ date }) => isKnown(date));
  if (windows.length + exceptions.length > 0) return { ...hours, windows, exceptions };
  const closed = hours.exceptions.slice(0, 1).map(({ id }) => ({ id, date: FIRST_DATE, open: null }));
  const ofWindow = hours.windows
    .slice(0, 1)
    .map(({ id }) => ({ id: String(id), date: FIRST_DATE, open: null }));
  return { ...hours, windows, exceptions: closed.length > 0 ? closed : ofWindow };
}

/** Nothing where less than a week of its season is left, so that each of its weekdays still comes. */
function boundWindow(window: z.infer<typeof windowOfVersion4>): readonly z.infer<typeof windowOfVersion4>[] {
  const season = seasonOfVersion4.safeParse(window.season).data;
  if (!season || (isKnown(season.from) && isKnown(season.to))) return [window];
  const [, from = FIRST_DATE] = [FIRST_DATE, season.from].sort();
  const [to = LAST_DATE] = [LAST_DATE, season.to].sort();
  return dayNumberOf(to) - dayNumberOf(from) >= WEEK ? [{ ...window, season: { ...season, from, to } }] : [];
}
