import { toWeekday } from "#domain/content/hours/season.ts";
import { DAY_MS } from "#domain/time.ts";
import { toLocalClock } from "#domain/zoned-time.ts";
import { openLineAt, renderOpenLine } from "#portal/guide/open-line.ts";
import { getMidnightAfter } from "#portal/tile/tile-state.ts";
import type { PageAddition } from "../page-addition.ts";
import { getSlots, toFills } from "../slots.ts";

/** States at each entry of the guide with opening hours whether it is open (A6). */
export const openLines: PageAddition = ({ markup, served, manifest: { timeZone }, guideTiming }, now) => {
  if (guideTiming === null || served !== "open") return null;
  const { entries, words } = guideTiming;
  const lines = entries.map(({ id, hours }) => ({ id, ...openLineAt(hours, { at: now, timeZone }, words) }));
  const until = Math.min(...lines.map((line) => line.until ?? Number.POSITIVE_INFINITY));
  return { fills: lines.flatMap((line) => toFills(markup, `open.${line.id}`, renderOpenLine(line))), until };
};

/** Marks today's rows in the timetables of the guide. */
export const today: PageAddition = ({ markup, served, manifest: { timeZone } }, now) => {
  if (served !== "open" || getSlots(markup, "today").length === 0) return null;
  const day = toWeekday(Math.floor(toLocalClock(now, timeZone) / DAY_MS));
  const until = getMidnightAfter({ at: now, timeZone });
  return { fills: toFills(markup, "today", `today-${day}`), until };
};
