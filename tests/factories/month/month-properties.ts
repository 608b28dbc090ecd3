import { DAY_MS, type EpochMs, HOUR_MS, MINUTE_MS } from "#domain/time.ts";

/** A Sunday, so that the first Monday comes early. Later than every date in the migrations. */
export const MONTH_BEGIN: EpochMs = Date.UTC(2040, 0, 1);

const ROME = "Europe/Rome";
const NEW_YORK = "America/New_York";

/** A number in the letters of ids. */
function toId(kind: string, number: number): string {
  const digits = [...String(number).padStart(6, "0")].map((digit) => "bcdefghijk"[Number(digit)]);
  return `${kind}${digits.join("")}`.padEnd(24, "a");
}

export const companyId = toId("company", 0);
export const toGroupId = (group: number) => toId("group", group);
export const toUserId = (group: number) => toId("user", group);
const toPropertyId = (number: number) => toId("month", number);
/** Key of a property's upload. */
export const toMediaKey = (kind: number, number: number) =>
  `${kind}${number.toString(16).padStart(39, "0")}.webp`;

export interface MonthProperty {
  readonly number: number;
  readonly id: string;
  readonly group: number;
  readonly slug: string;
  readonly timeZone: string;
  readonly removedAt: EpochMs | null;
  readonly licenceEndsAt: EpochMs;
  /** Planned publication; null: none. */
  readonly plannedAt: EpochMs | null;
  /** When an earlier plan ended, before the month; null: none. */
  readonly planEndedAt: EpochMs | null;
}

/** Properties of the month; each kind repeats every two hundred. */
export function monthProperties(count: number, groups: number): readonly MonthProperty[] {
  return Array.from({ length: count }, (_, number) => {
    const removedAt = number % 50 === 7 ? MONTH_BEGIN - (Math.floor(number / 50) % 30) * DAY_MS : null;
    const licenceEndDays = number % 20 === 0 ? -35 : number % 20 === 1 ? 12 : 400;
    const plannedAt =
      number % 25 === 3
        ? MONTH_BEGIN + (number % 29) * DAY_MS + (number % 24) * HOUR_MS + (number % 60) * MINUTE_MS
        : null;
    return {
      number,
      id: toPropertyId(number),
      group: number % groups,
      slug: `month-${number}`,
      timeZone: number % 10 === 9 ? NEW_YORK : ROME,
      removedAt,
      licenceEndsAt: MONTH_BEGIN + licenceEndDays * DAY_MS,
      plannedAt: plannedAt !== null && plannedAt > MONTH_BEGIN + HOUR_MS ? plannedAt : null,
      planEndedAt: number % 25 === 4 ? MONTH_BEGIN - (number % 31) * DAY_MS : null,
    };
  });
}
