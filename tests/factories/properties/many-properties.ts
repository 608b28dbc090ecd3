import { DAY_MS, type EpochMs } from "#domain/time.ts";

/** Licences of twenty properties: most valid, some of every other kind. */
const LICENCES: readonly (
  | readonly [mode: string, previous: string | null, startDays: number, endDays: number]
  | null
)[] = [
  ...Array.from({ length: 10 }, () => ["PAID", null, -100, 200] as const),
  ["TRIAL", null, -10, 20],
  ["TRIAL", null, -60, -30],
  ["PAID", null, -400, -35],
  ["PAID", null, 30, 395],
  ["REQUEST", "TRIAL", -10, 20],
  ["DEMO", null, 0, 0],
  ["SUSPENDED", "PAID", -10, 20],
  ["UNHEARD-OF", null, 0, 0],
  null,
  ["REQUEST", null, 0, 0],
];
const TOWNS = ["Zürich", "Falmouth", "Bologna", "Málaga", "Ålesund", "Konstanz", "Whitby", "Ravello"];

interface ManyProperties {
  readonly companyId: string;
  readonly groupId: string;
  readonly userId: string;
  readonly count: number;
  readonly now: EpochMs;
  /** First letters of the ids, so that ids of different calls differ. */
  readonly prefix: string;
}

/**
 * Statements that add thousands of properties at once; the API would take minutes. They differ in town, licence and
 * time of change; every tenth was never changed.
 */
export function manyProperties({ companyId, groupId, userId, count, now, prefix }: ManyProperties): string[] {
  const statements: string[] = [];
  const text = (value: string | null) => (value === null ? "null" : `'${value.replaceAll("'", "''")}'`);
  for (let from = 0; from < count; from += 250) {
    const numbers = Array.from({ length: Math.min(250, count - from) }, (_, index) => from + index);
    const toId = (number: number) => `${prefix}${digits(number)}`.padEnd(24, "a");
    const rows = numbers.map((number) => {
      const name = `Hotel ${TOWNS[number % TOWNS.length]} ${number}`;
      const folded = name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
      const updatedAt = number % 10 === 9 ? "null" : String(now - number * 60_000);
      return `(${text(toId(number))},${now},${updatedAt},${text(companyId)},${text(groupId)},${text(userId)},${text(name)},
        ${text(folded)},${text(`${prefix}-${number}`)},1,'["en","de"]','en','UTC','{"guestServices":false}',1)`;
    });
    statements.push(`insert into properties (id, created_at, updated_at, company_id, group_id, user_id, name,
      name_folded, slug, active, languages, default_language, time_zone, features, revision) values ${rows.join(",")}`);
    const licences = numbers.flatMap((number) => {
      const licence = LICENCES[number % LICENCES.length];
      if (!licence) return [];
      const [mode, previous, start, end] = licence;
      const [startsAt, endsAt] = [now + start * DAY_MS, now + end * DAY_MS];
      return [`(${text(toId(number))},${text(mode)},${text(previous)},${startsAt},${endsAt})`];
    });
    statements.push(`insert into property_licences (property_id, mode, mode_previous, date_start, date_end)
      values ${licences.join(",")}`);
  }
  return statements;
}

/** A number in the letters of ids. */
function digits(number: number): string {
  return [...String(number).padStart(5, "0")].map((digit) => "bcdefghijk"[Number(digit)]).join("");
}
