import type { Clock } from "./clocks.ts";

/** One event of a guest. The generator decides whether it begins a visit. */
export interface Sent {
  readonly at: number;
  readonly guest: Guest;
  readonly views: number;
  readonly clicks: readonly number[];
  readonly socials: readonly ("instagram" | "x" | "website")[];
  /** Whether the event begins a visit: decided by the generator, not computed from times. */
  readonly beginsVisit: boolean;
  /** Whether the event is sent a second time, by the same phone or by another. */
  readonly isRepeated: boolean;
  readonly ids: readonly string[];
  /** A feedback form submitted at this moment, and whether it is new. */
  readonly form: Form | null;
  /** A scan of a replaced code; a second scan of the same guest within ten minutes is a repeat. */
  readonly oldScan: "first" | "again" | null;
  /** Whether the guest scans the card of their place first. */
  readonly scans: boolean;
  /** Whether the guest sends a request from their place. */
  readonly asks: boolean;
}

/** Answers by question: 1 to 5 stars for the first two, 1 or 0 for the last; null when skipped. */
export interface Form {
  readonly id: string;
  readonly answers: readonly (number | null)[];
}

export interface Guest {
  readonly name: string;
  readonly network: string;
  readonly consentedId: string | null;
  readonly language: "en" | "de" | "ar";
  readonly asked: "ja" | "other" | null;
  readonly device: "phone" | "tablet" | "computer";
  readonly via: "qr" | "direct";
  /** Index of the place whose card they scanned; `FORGED` when only their cookie claims one. */
  readonly place: number | null;
}

/** A place that the property never had. */
export const FORGED = 5;

const MINUTE = 60_000;

/** Seeded 32-bit generator (mulberry32): the same numbers in every run. */
function dice(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    chance: (share: number) => next() < share,
    upTo: (count: number) => Math.floor(next() * count),
    of: <Item>(items: readonly Item[]): Item => items[Math.floor(next() * items.length)] as Item,
  };
}
type Dice = ReturnType<typeof dice>;

function newForm(rolls: Dice, id: string): Form {
  const stars = 1 + rolls.upTo(5);
  // A form has two answers, so that its mean is exact: a whole or a half number.
  if (rolls.chance(0.5)) {
    const other = 1 + rolls.upTo(5);
    return { id, answers: [stars, other, null] };
  }
  const like = rolls.upTo(2);
  return { id, answers: [stars, null, like] };
}

function newGuest(rolls: Dice, name: string, consentedId: string | null): Guest {
  const number = Number(name.replace(/\D/g, ""));
  return {
    name,
    network: `198.${18 + (number >> 16)}.${(number >> 8) & 255}.${number & 255}`,
    consentedId,
    language: rolls.of(["en", "en", "de", "ar"]),
    asked: rolls.of([null, null, null, "ja", "other"]),
    device: rolls.of(["phone", "phone", "tablet", "computer"]),
    via: rolls.of(["qr", "direct"]),
    place: [0, 1, 2, 3, 4, FORGED, null, null][number % 8] ?? null,
  };
}

/** Pauses: shorter than thirty minutes within a visit, thirty or longer between visits. */
const SHORT = [1_000, 40_000, 4 * MINUTE, 12 * MINUTE, 29 * MINUTE, 30 * MINUTE - 1];
const LONG = [30 * MINUTE, 31 * MINUTE, 90 * MINUTE, 200 * MINUTE];

/**
 * A guest's events: one to three stays, each begun by a view after a long pause. Occasionally a stay begins with a
 * click instead, so that neither it nor the following views are a visit.
 */
function simulateStay(rolls: Dice, guest: Guest, start: number): Sent[] {
  const sent: Sent[] = [];
  let at = start;
  const stays = 1 + rolls.upTo(3);
  for (let stay = 0; stay < stays; stay += 1) {
    if (stay > 0) at += rolls.of(LONG);
    const isClickOnly = stay > 0 && rolls.chance(0.1);
    const steps = 1 + rolls.upTo(3);
    for (let step = 0; step < steps; step += 1) {
      if (step > 0) at += rolls.of(SHORT);
      const isFirst = step === 0;
      const views = isFirst ? (isClickOnly ? 0 : 1 + rolls.upTo(2)) : rolls.upTo(2);
      const clicks = Array.from({ length: rolls.upTo(4) }, () => rolls.upTo(5));
      if (views === 0 && clicks.length === 0) clicks.push(0);
      const socials = rolls.chance(0.2) ? [rolls.of(["instagram", "x", "website"] as const)] : [];
      const count = views + clicks.length + socials.length;
      const ids = Array.from({ length: count }, (_, clock) => `${guest.name}-${at.toString(36)}-${clock}`);
      const beginsVisit = isFirst && !isClickOnly;
      const form =
        isFirst && stay === 0 && rolls.chance(0.3) ? newForm(rolls, `${guest.name}-form-${at}`) : null;
      const scans = isFirst && stay === 0 && rolls.chance(0.2);
      const isRepeated = rolls.chance(0.1);
      const plain = { guest, isRepeated, form: null, oldScan: null, scans: false, asks: false };
      const isAtPlace = guest.place !== null && guest.place !== FORGED;
      sent.push({
        ...plain,
        at,
        views,
        clicks,
        socials,
        beginsVisit,
        ids,
        form,
        oldScan: scans ? "first" : null,
        // Their card is always at hand; a visit has a place from its first scan on.
        scans: isAtPlace && isFirst && (stay === 0 || clicks.length > 1),
        asks: isAtPlace && clicks.length === 3,
      });
      if (scans && rolls.chance(0.4)) {
        const again = at + 9 * MINUTE;
        const nothing = { views: 0, clicks: [], socials: [], ids: [], beginsVisit: false };
        sent.push({ ...plain, ...nothing, at: again, oldScan: "again" });
      }
    }
  }
  return sent;
}

interface Plan {
  readonly clock: Clock;
  readonly from: number;
  readonly days: number;
  readonly guestsADay: number;
  /** Number of guests who consented and return. */
  readonly regulars: number;
  readonly seed: number;
}

/** Everything that a property's guests send in a period, ordered by arrival. */
export function simulateGuests({ from, days, guestsADay, regulars: regularCount, seed }: Plan): Sent[] {
  const rolls = dice(seed);
  const sent: Sent[] = [];
  const regulars = Array.from({ length: regularCount }, (_, clock) =>
    newGuest(rolls, `regular${900_000 + clock}`, `consented-regular-${String(clock).padStart(6, "0")}`),
  );
  let guests = 0;
  for (let day = 0; day < days; day += 1) {
    const morning = from + day * 24 * 60 * MINUTE;
    const moment = () => morning + rolls.upTo(24 * 60 * 60) * 1_000;
    for (let guest = 0; guest < guestsADay; guest += 1) {
      guests += 1;
      sent.push(...simulateStay(rolls, newGuest(rolls, `guest${guests}`, null), moment()));
    }
    // At most every third day, so that a stay ends before the same guest's next one.
    for (const regular of regulars.filter((_, clock) => clock % 3 === day % 3)) {
      if (rolls.chance(0.4)) sent.push(...simulateStay(rolls, regular, moment()));
    }
  }
  return sent.sort((a, b) => a.at - b.at);
}
