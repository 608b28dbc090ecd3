import type { SQLOutputValue } from "node:sqlite";
import {
  type AskedStep,
  applyStep,
  type Handling,
  type NamedMember,
  newHandling,
} from "#domain/guest/request-state.ts";
import { encodeId } from "#domain/id.ts";
import type { KnownPlace } from "#domain/place/place.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#domain/time.ts";

/** Text that guests add to a request, by service as staff read it. Most add none. */
interface Words {
  readonly language: "en" | "de" | "ar";
  /** The service in the guest's language. */
  readonly service: string;
  readonly note: string;
}

const IN_ENGLISH = { language: "en", note: "" } as const;

const WRITTEN: Readonly<Record<string, readonly Words[]>> = {
  "Fresh towels": [
    { language: "en", service: "Fresh towels", note: "Two bath, one hand towel" },
    { language: "de", service: "Frische Handtücher", note: "Bitte zwei große, wir sind bis sieben da" },
    { language: "ar", service: "مناشف نظيفة", note: "منشفتان كبيرتان من فضلكم" },
  ],
  "Breakfast in your room": [
    { language: "de", service: "Frühstück aufs Zimmer", note: "Für zwei, bitte ohne Nüsse" },
    { language: "en", service: "Breakfast in your room", note: "Tea with milk, please" },
    { language: "ar", service: "الفطور في الغرفة", note: "" },
  ],
  "Late check-out": [
    { language: "en", service: "Late check-out", note: "Until one o’clock, if you can" },
    { language: "de", service: "Später abreisen", note: "" },
  ],
};

/** The guest's text at a turn. */
function getWords(service: string, turn: number): Words {
  const written = WRITTEN[service] ?? [];
  return written[turn % (written.length + 1)] ?? { ...IN_ENGLISH, service };
}

export type MessageRow = Readonly<Record<string, SQLOutputValue>>;

interface Asked {
  readonly places: readonly KnownPlace[];
  readonly roll: () => number;
}

/** Copies a message to another moment, without a receipt. */
export function copyRequest(pattern: MessageRow, at: number, roll: () => number): MessageRow {
  const id = encodeId(Uint8Array.from({ length: 24 }, () => Math.floor(roll() * 256)));
  return { ...pattern, id, at, receipt_code: null, due_at: null };
}

interface Content {
  readonly service: string;
  readonly clock?: readonly { readonly from: number; readonly to: number }[] | null;
}

/** A request at a moment from some room's card. Response time starts then. */
function askedAt(pattern: MessageRow, at: number, { places, roll }: Asked, turn: number): MessageRow {
  const rooms = places.filter(({ kind }) => kind === "room");
  const place = rooms[Math.floor(roll() * rooms.length)];
  const content = JSON.parse(String(pattern.content)) as Content;
  const since = at - Number(pattern.at);
  const clock = content.clock?.map(({ from, to }) => ({ from: from + since, to: to + since })) ?? null;
  const { language, ...words } = getWords(content.service, turn);
  const asked = { ...content, ...words, room: "", place, opensAt: null, clock };
  return {
    ...copyRequest(pattern, at, roll),
    language,
    room: place?.name ?? "",
    content: JSON.stringify(asked),
  };
}

/** Towels arrive sooner by day than at night. */
function usualMinutes(hour: number): number {
  if (hour < 6) return 24;
  return hour < 18 ? 8 : 14;
}
/** Number of indexes for `getWords` to choose from: enough to use each guest text. */
const TURNS = 12;
/** Share of requests that take up to an hour. */
const SLOW_SHARE = 0.11;

/** A request that was done within the hour. */
export function doneRequest(pattern: MessageRow, at: number, asked: Asked): MessageRow {
  const { roll } = asked;
  const usual = usualMinutes(new Date(at).getUTCHours());
  const minutes = roll() < SLOW_SHARE ? 60 * roll() : usual * (0.4 + roll());
  const turn = Math.floor(roll() * TURNS);
  return { ...askedAt(pattern, at, asked, turn), closed_at: Math.round(at + minutes * MINUTE_MS) };
}

/** Requests at the start of a shift: minutes since each arrived, and its handling. */
const LAST_HOUR_REQUESTS: readonly {
  readonly ago: number;
  /** Index for `getWords`. */
  readonly turn: number;
  readonly steps: readonly (AskedStep & { after: number })[];
}[] = [
  { ago: 27, turn: 0, steps: [] },
  { ago: 8, turn: 0, steps: [{ after: 2, to: "seen" }] },
  { ago: 2, turn: 1, steps: [] },
  { ago: 14, turn: 2, steps: [{ after: 3, to: "taken", minutes: 20 }] },
  {
    ago: 38,
    turn: 1,
    steps: [
      { after: 2, to: "seen" },
      { after: 4, to: "taken", minutes: 15 },
      { after: 21, to: "done" },
    ],
  },
  { ago: 52, turn: 0, steps: [{ after: 6, to: "refused", reason: { code: "none_left", text: null } }] },
];

/** Requests of the last hour: some wait, one is in progress, others are done. */
export function requestsOfTheHour(
  patterns: readonly MessageRow[],
  { now, by, ...asked }: Asked & { readonly now: number; readonly by: NamedMember },
): MessageRow[] {
  return LAST_HOUR_REQUESTS.flatMap(({ ago, turn, steps }, index) => {
    const pattern = patterns[index % patterns.length];
    if (!pattern) return [];
    const at = now - ago * MINUTE_MS;
    let handling: Handling = newHandling(null);
    for (const { after, ...step } of steps) {
      handling = applyStep(handling, step, by, at + after * MINUTE_MS) ?? handling;
    }
    const ended = handling.events.findLast(({ state }) => state === "done" || state === "refused");
    const row = askedAt(pattern, at, asked, turn);
    return { ...row, handling: JSON.stringify(handling), closed_at: ended?.at ?? null };
  });
}

/** Age in days of the oldest messages. */
export const MESSAGE_DAYS = 60;

/** Random moments for `count` messages, the newest before the last hour. */
export function momentsBefore(now: number, count: number, roll: () => number): number[] {
  const apart = (MESSAGE_DAYS * DAY_MS) / count;
  return Array.from({ length: count }, (_, index) => Math.round(now - (index + roll()) * apart - HOUR_MS));
}
