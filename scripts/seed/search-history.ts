import type { DatabaseSync } from "node:sqlite";
import { SEARCH_DEVICES_MIN, SEARCHES_KEPT_DAYS } from "#domain/analytics/searches.ts";

type Language = "en" | "de" | "ar";

interface Term {
  readonly term: string;
  readonly language: Language;
  /** Searches per 100 visits. */
  readonly weight: number;
  /** Share opened; `null`: nothing is found. */
  readonly opened: number | null;
}

const say = (language: Language, opened: number | null, weights: Readonly<Record<string, number>>): Term[] =>
  Object.entries(weights).map(([term, weight]) => ({ term, language, weight, opened }));

/** Terms as guests' pages send them: normalised, without umlauts and Arabic marks. */
const TERMS: readonly Term[] = [
  ...say("en", 0.93, { wifi: 3, breakfast: 1.5, parking: 0.9, "check out": 0.7, "late check out": 0.4 }),
  ...say("en", 0.86, { pool: 0.6, spa: 0.45, ferry: 0.3, pets: 0.2, iron: 0.15, beach: 0.15, picnic: 0.1 }),
  ...say("de", 0.9, { wlan: 1.3, fruhstuck: 0.7, parken: 0.4, schwimmbad: 0.25, hund: 0.12 }),
  ...say("ar", 0.81, { "واي فاي": 0.5, فطور: 0.25, مسبح: 0.12 }),
  ...say("en", null, { "kayak hire": 0.4, adapter: 0.3, umbrella: 0.2, newspaper: 0.15, surfboard: 0.12 }),
  ...say("de", null, { "kayak hire": 0.22, adapter: 0.24, surfbrett: 0.12 }),
  ...say("ar", null, { مظله: 0.15, مطعم: 0.02 }),
];

interface CountedDay {
  readonly day: string;
  readonly daysAgo: number;
  readonly visits: number;
}

/** Gives the demo hotel what guests looked for in the kept days. */
export function writeSearches(
  analytics: DatabaseSync,
  days: readonly CountedDay[],
  roll: () => number,
): void {
  const count = analytics.prepare(
    `insert into search_counts (day, language, term, missing, found, opened) values (?, ?, ?, ?, ?, ?)
     on conflict do update set missing = missing + excluded.missing, found = found + excluded.found,
       opened = opened + excluded.opened`,
  );
  const note = analytics.prepare(
    `insert into search_devices (day, term, devices) values (?, ?, ?)
     on conflict do update set devices = min(${SEARCH_DEVICES_MIN}, devices + excluded.devices)`,
  );
  analytics.exec("begin");
  for (const { day, daysAgo, visits } of days) {
    if (daysAgo >= SEARCHES_KEPT_DAYS) continue;
    for (const { term, language, weight, opened } of TERMS) {
      const searches = Math.floor((visits * weight) / 100 + roll());
      if (searches === 0) continue;
      const pressed = opened === null ? 0 : Math.min(searches, Math.floor(searches * opened + roll()));
      const counts =
        opened === null ? ([searches, 0, 0] as const) : ([0, searches - pressed, pressed] as const);
      count.run(day, language, "", ...counts);
      count.run(day, language, term, ...counts);
      note.run(day, term, Math.min(SEARCH_DEVICES_MIN, searches));
    }
  }
  analytics.exec("commit");
}
