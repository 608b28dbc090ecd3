import { env, runInDurableObject } from "cloudflare:test";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { GuestEvent } from "#domain/analytics/beacon.ts";
import type { Figures } from "#domain/analytics/report.ts";
import { sampleId } from "#tests/factories/draft.ts";
import { fetchFigures } from "#tests/factories/figures.ts";
import {
  type Clock,
  dayAfter,
  KATHMANDU,
  LORD_HOWE,
  NEW_YORK,
  ROME,
  wallClock,
} from "#tests/factories/guest-year/clocks.ts";
import { type Form, type Sent, simulateGuests } from "#tests/factories/guest-year/guests.ts";
import { COUNTED, type Span, Truth, toTruth } from "#tests/factories/guest-year/truth.ts";
import { isFullTier } from "#tests/factories/tier.ts";
import { callTimersAtOnce } from "#tests/factories/timers-at-once.ts";
import type { EventBatch } from "#worker/analytics/property-analytics.ts";
import type { Submission } from "#worker/analytics/submissions.ts";

const BUTTONS = [0, 1, 2, 3, 4].map((clock) => sampleId(clock + 1));
const QUESTIONS = [0, 1, 2].map((clock) => sampleId(clock + 80));
const PLACES = [0, 1, 2, 3, 4, 5].map((clock) => sampleId(clock + 40));
const NO_LIMITS = { perVisitorHour: 1e6, perNetworkHour: 1e6, perPropertyDay: 1e6, heldPerDay: 0 };
const HOUR = 3_600_000;

function toBatch({ guest, at, views, clicks, socials, ids }: Sent, timeZone: string): EventBatch {
  const kinds = [
    ...Array.from({ length: views }, () => ({ kind: "view" as const })),
    ...clicks.map((clock) => ({ kind: "click" as const, button: BUTTONS[clock] ?? "" })),
    ...socials.map((channel) => ({ kind: "social" as const, channel })),
  ];
  const { language, asked, device, via, network, consentedId, place } = guest;
  return {
    events: kinds.map((kind, clock) => ({ id: ids[clock] ?? "", ...kind }) as GuestEvent),
    visit: { language, asked, device, via },
    place: place === null ? null : (PLACES[place] ?? null),
    visitor: { network, userAgent: "Browser", consentedId },
    at,
    timeZone,
  };
}

function toSubmission({ id, answers }: Form): Submission {
  const given = answers.flatMap((value, clock) =>
    value === null
      ? []
      : [
          {
            questionId: QUESTIONS[clock] ?? "",
            question: `Question ${clock}`,
            responseType: clock === 2 ? ("like" as const) : ("stars" as const),
            value,
          },
        ],
  );
  const feedback = { buttonId: BUTTONS[0] ?? "", answers: given };
  return { kind: "feedback", id, key: id, limits: NO_LIMITS, feedback };
}

function makeRequest({ guest, at: sentAt }: Sent, placeId: string): Submission {
  const id = `${guest.name}-request-${sentAt}`;
  return { kind: "request", id, key: id, limits: NO_LIMITS, placeId };
}

// A batch waits on a timer for others to be written with it. Here one sender waits for each answer, so let the
// timers fire at once.
beforeAll(callTimersAtOnce);
afterAll(() => {
  vi.unstubAllGlobals();
});

/** Sends guests' events to a property's analytics, some of them twice, and records the truth. */
async function play(
  propertyId: string,
  clock: Clock,
  sent: readonly Sent[],
  truth: Truth,
  asked: Set<string>,
) {
  const stub = env.PROPERTY_ANALYTICS.getByName(propertyId);
  const { timeZone } = clock;
  await runInDurableObject(stub, async (analytics) => {
    for (const one of sent) {
      const batch = toBatch(one, timeZone);
      const { consentedId, network } = one.guest;
      if (consentedId && !asked.has(consentedId)) {
        asked.add(consentedId);
        const limits = NO_LIMITS;
        const submission = {
          kind: "consent",
          id: consentedId,
          key: consentedId,
          limits,
          consentedId,
        } as const;
        await analytics.admit(submission, { visitor: { network, userAgent: "" }, at: one.at, timeZone });
      }
      const sending = { visitor: batch.visitor, at: one.at, timeZone };
      const times = one.isRepeated ? 2 : 1;
      const placeId = batch.place ?? "";
      truth.add(one);
      if (one.scans) await analytics.countScan({ placeId }, sending);
      for (let time = 0; time < times; time += 1) {
        if (batch.events.length > 0) await analytics.record(batch);
        if (one.form) await analytics.admit(toSubmission(one.form), sending);
        if (one.oldScan) await analytics.countOldScan("old-code", sending);
        if (one.asks) await analytics.admit(makeRequest(one, placeId), sending);
      }
    }
  });
}

const at = (day: string, days: number) => dayAfter(day, days);
const month = (day: string, months: number) => {
  const [year = 0, number = 0] = day.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 10);
};

/** Spans of the four ranges at a moment, computed independently. */
function spansAt(day: string, hour: number): Record<"7d" | "30d" | "daily" | "monthly", Span> {
  const running = { to: day, beforeUntilHour: hour };
  const first = `${day.slice(0, 8)}01`;
  const lastOfBefore = at(first, -1);
  const isShorter = lastOfBefore.slice(8) < day.slice(8);
  return {
    "7d": { ...running, from: at(day, -6), before: { from: at(day, -13), to: at(day, -7) }, step: "day" },
    "30d": { ...running, from: at(day, -29), before: { from: at(day, -59), to: at(day, -30) }, step: "day" },
    daily: { ...running, from: day, before: { from: at(day, -1), to: at(day, -1) }, step: "hour" },
    monthly: {
      from: first,
      to: day,
      before: {
        from: month(day, -1),
        to: isShorter ? lastOfBefore : `${lastOfBefore.slice(0, 8)}${day.slice(8)}`,
      },
      beforeUntilHour: isShorter ? null : hour,
      step: "day",
    },
  };
}

function check(figures: Figures, truth: Truth, span: Span) {
  expect([figures.from, figures.to]).toEqual([span.from, span.to]);
  expect(toTruth(figures, { buttonIds: BUTTONS, questionIds: QUESTIONS, placeIds: PLACES })).toEqual(
    truth.expect(span),
  );
}

/** Number of simulated guests. The small size has the same days, clocks and kinds of figures. */
const SIZE = isFullTier
  ? { year: { guestsADay: 4, regulars: 12 }, season: { guestsADay: 8, regulars: 12 }, least: 100 }
  : { year: { guestsADay: 1, regulars: 4 }, season: { guestsADay: 3, regulars: 6 }, least: 50 };

/** By default, single days are checked around clock changes, plus one of each month. */
function isLookedAt({ changes }: Clock, day: string): boolean {
  const moments = changes?.(Number(day.slice(0, 4))) ?? [];
  const isNearChange = moments.some((moment) => Math.abs(moment - Date.parse(`${day}T12:00Z`)) < 42 * HOUR);
  return isFullTier || isNearChange || day.endsWith("-11");
}

const SEASONS = (
  [
    ["New York in spring", NEW_YORK, "2041-02-25"],
    ["New York in autumn", NEW_YORK, "2041-10-20"],
    ["Lord Howe, whose clocks move by half an hour", LORD_HOWE, "2041-03-20"],
    ["Lord Howe, when they move back", LORD_HOWE, "2041-09-20"],
    ["Kathmandu, three quarters of an hour off", KATHMANDU, "2041-12-15"],
  ] as const
)
  // The small size proves two of the cases: a year in Rome with both one-hour changes, and one half-hour change.
  .filter(([, , from]) => isFullTier || from === "2041-03-20" || from === "2041-12-15");

async function prove(
  clock: Clock,
  plan: { from: string; days: number; guestsADay: number; regulars: number; seed: number },
) {
  const id = crypto.randomUUID();
  const truth = new Truth(clock);
  const asked = new Set<string>();
  const { timeZone } = clock;
  const sent = simulateGuests({ clock, ...plan, from: Date.parse(plan.from) });
  // Check the figures at uneven moments during the simulation, and after it for each day and month.
  const parts = Math.ceil(plan.days / 25);
  for (let part = 0; part < parts; part += 1) {
    const share = sent.slice(
      Math.floor((part * sent.length) / parts),
      Math.floor(((part + 1) * sent.length) / parts),
    );
    await play(id, clock, share, truth, asked);
    const now = share.at(-1)?.at ?? 0;
    const { day, hour } = wallClock(clock, now);
    for (const [range, span] of Object.entries(spansAt(day, hour)) as [
      "7d" | "30d" | "daily" | "monthly",
      Span,
    ][]) {
      const figures = await fetchFigures(id, { range, now, timeZone });
      check(figures, truth, span);
    }
  }
  const end = (sent.at(-1)?.at ?? 0) + 100 * 24 * HOUR;
  const last = wallClock(clock, sent.at(-1)?.at ?? 0).day;
  for (let day = wallClock(clock, Date.parse(plan.from)).day; day <= last; day = at(day, 1)) {
    const span = {
      from: day,
      to: day,
      before: { from: at(day, -1), to: at(day, -1) },
      beforeUntilHour: null,
    };
    if (isLookedAt(clock, day)) {
      const figures = await fetchFigures(id, { range: "daily", date: day, now: end, timeZone });
      check(figures, truth, { ...span, step: "hour" });
    }
    if (!day.endsWith("-01")) continue;
    check(await fetchFigures(id, { range: "monthly", date: day.slice(0, 7), now: end, timeZone }), truth, {
      from: day,
      to: at(month(day, 1), -1),
      before: { from: month(day, -1), to: at(day, -1) },
      beforeUntilHour: null,
      step: "day",
    });
  }
  return { sent, truth, from: plan.from, last };
}

describe("every figure of every range equals what is known to have happened", { timeout: 120_000 }, () => {
  it("in a year of guests in Rome, both changes of its clocks among them [S213] [S214] [R5]", async () => {
    const { sent, truth, last } = await prove(ROME, {
      from: "2041-01-01",
      days: 365,
      ...SIZE.year,
      seed: 7,
    });
    // Enough events of each kind were sent for the proof to mean something.
    expect(sent.length).toBeGreaterThan(20 * SIZE.least);
    for (const what of [...COUNTED, "asked other", "pressed 4", "channel x", "via qr", "form", "answer 2"]) {
      expect(truth.count(what, "2041-01-01", last), `${what} in guest-year/`).toBeGreaterThan(SIZE.least);
    }
    for (const what of ["scans at 2", "visits at 2", "requests at 2"]) {
      expect(truth.count(what, "2041-01-01", last)).toBeGreaterThan(SIZE.least / 5);
    }
  });

  it.each(SEASONS)("in %s [S213] [S214]", async (_, clock, from) => {
    await prove(clock, { from, days: 40, ...SIZE.season, seed: 11 });
  });
});
