import { z } from "#domain/zod.ts";
import { moment, oneLine, severalLines, someone } from "../account/transfer/values.ts";
import { idSchema } from "../id-schema.ts";
import { isBlank } from "../text.ts";
import { limitLength, typedText } from "../text-schema.ts";
import type { EpochMs } from "../time.ts";

/** Where a request is: `taken` has somebody on it, `refused` can't be done. */
export const REQUEST_STATES = ["new", "seen", "taken", "done", "refused"] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** Why something can't be done, in words that guests read in their language; `own` has words of the staff. */
export const REASON_CODES = ["none_left", "closed_now", "call_us", "own"] as const;

/** What a guest may be told that it takes. */
export const HANDLING_MINUTES_MAX = 240;
export const REASON_LENGTH_MAX = 200;
export const STAFF_NOTE_LENGTH_MAX = 500;
/** So many steps of a request are kept: the first, and the last ones. */
export const HANDLING_EVENTS_MAX = 20;

const minutesSchema = z.int().min(1).max(HANDLING_MINUTES_MAX);
const personSchema = z.strictObject({ userId: idSchema, name: someone });
/** A person of the staff, by the name that they had then. */
export type Person = z.output<typeof personSchema>;

/** `text` is there for `own`, and for nothing else. */
export const reasonSchema = z
  .strictObject({ code: z.enum(REASON_CODES), text: typedText().pipe(oneLine(REASON_LENGTH_MAX)).nullable() })
  .refine(({ code, text }) => (code === "own") === (text !== null && !isBlank(text)), {
    message: "required",
    path: ["text"],
  });
export type Reason = z.output<typeof reasonSchema>;

export const handlingEventSchema = z.strictObject({
  at: moment,
  state: z.enum(REQUEST_STATES),
  /** Who did it; null: nobody knows. */
  by: personSchema.nullable(),
  /** Who was on it from then on. */
  holder: personSchema.nullable(),
});
export type HandlingEvent = z.output<typeof handlingEventSchema>;

const staffNoteSchema = severalLines(STAFF_NOTE_LENGTH_MAX);

/** What staff have done about a request, as it is stored. */
export const handlingSchema = z.strictObject({
  state: z.enum(REQUEST_STATES),
  /** Who is on it, or was when it ended. */
  holder: personSchema.nullable(),
  /** What its guest is told that it takes. */
  minutes: minutesSchema.nullable(),
  reason: reasonSchema.nullable(),
  /** Guests never see it. */
  staffNote: staffNoteSchema,
  /** The oldest first. */
  events: z.array(handlingEventSchema).max(HANDLING_EVENTS_MAX),
  /** Grows with all that somebody decides. To look at a request decides nothing. */
  revision: z.int().min(0),
});
export type Handling = z.output<typeof handlingSchema>;

/** A step that somebody asks for. Without `to`, the request stays where it is. */
export const handlingStepSchema = z.strictObject({
  to: z.enum(["seen", "taken", "done", "refused"]).optional(),
  /** Of a request that is taken: null tells its guest no time, absent leaves it. */
  minutes: minutesSchema.nullish(),
  /** Of one that is refused. */
  reason: reasonSchema.optional(),
  staffNote: limitLength(
    // A browser's form sends two characters for a line break.
    typedText({ multiline: true }).overwrite((text) => text.replaceAll("\r\n", "\n")),
    STAFF_NOTE_LENGTH_MAX,
  )
    .pipe(staffNoteSchema)
    .optional(),
});
export type AskedStep = z.output<typeof handlingStepSchema>;

/** A step, with the person who is to be on it where that is another one than who presses. */
export interface HandlingStep extends AskedStep {
  readonly holder?: Person;
}

const OPEN: readonly RequestState[] = ["new", "seen", "taken"];

/** From where each state is reached. */
const FROM: Readonly<Record<Exclude<RequestState, "new">, readonly RequestState[]>> = {
  seen: ["new", "taken", "done", "refused"],
  taken: OPEN,
  done: OPEN,
  refused: OPEN,
};

export function isOpenState(state: RequestState): boolean {
  return OPEN.includes(state);
}

/** A request that nobody has done anything about; with `closedAt`, one that was ticked off before steps were kept. */
export function untouched(closedAt: EpochMs | null): Handling {
  const state = closedAt === null ? "new" : "done";
  const events = closedAt === null ? [] : [{ at: closedAt, state, by: null, holder: null } as const];
  return { state, holder: null, minutes: null, reason: null, staffNote: "", events, revision: 0 };
}

/**
 * Decides what a request is after a step. Pure; `at` is epoch milliseconds.
 *
 * Who takes over, gives back or reopens clears what the state before had: a time, a reason. A step that changes nothing
 * returns the same object; to mark as seen what somebody is on already is such a step only from `seen` itself.
 *
 * @returns null for a step that the state does not allow, or that lacks its reason.
 */
export function takeStep(handling: Handling, step: HandlingStep, by: Person, at: EpochMs): Handling | null {
  const { state } = handling;
  const to = step.to ?? state;
  const staffNote = step.staffNote ?? handling.staffNote;
  const isMoved = step.to !== undefined && to !== state;
  if (isMoved && (to === "new" || !FROM[to].includes(state))) return null;
  if (step.reason !== undefined && to !== "refused") return null;
  if ((typeof step.minutes === "number" || step.holder) && to !== "taken") return null;
  if (isMoved && to === "refused" && step.reason === undefined) return null;
  const next = {
    ...handling,
    state: to,
    staffNote,
    holder: holderAfter(handling, step, by),
    minutes: minutesAfter(handling, step),
    reason: to === "refused" ? (step.reason ?? handling.reason) : null,
  };
  if (!isMoved && isSame(handling, next)) return handling;
  const isTold = isMoved || next.holder?.userId !== handling.holder?.userId;
  const event = { at, state: to, by, holder: next.holder };
  const isLook = state === "new" && to === "seen" && staffNote === handling.staffNote;
  return {
    ...next,
    events: isTold ? withEvent(handling.events, event) : handling.events,
    revision: handling.revision + (isLook ? 0 : 1),
  };
}

function holderAfter({ state, holder }: Handling, step: HandlingStep, by: Person): Person | null {
  if (step.to === "taken") return step.holder ?? by;
  if (step.to === "seen" && state !== "seen") return null;
  return step.to !== undefined && step.to !== state ? (holder ?? by) : holder;
}

function minutesAfter({ state, minutes }: Handling, step: HandlingStep): number | null {
  if (step.minutes !== undefined) return step.minutes;
  return step.to === undefined || step.to === state ? minutes : null;
}

function isSame(one: Handling, other: Handling): boolean {
  return (
    one.staffNote === other.staffNote &&
    one.minutes === other.minutes &&
    one.holder?.userId === other.holder?.userId &&
    one.reason?.code === other.reason?.code &&
    one.reason?.text === other.reason?.text
  );
}

function withEvent(events: readonly HandlingEvent[], event: HandlingEvent): HandlingEvent[] {
  const all = [...events, event];
  return all.length <= HANDLING_EVENTS_MAX
    ? all
    : [...all.slice(0, 1), ...all.slice(1 - HANDLING_EVENTS_MAX)];
}

/**
 * What is stored of a request's steps; null: nothing yet. `closedAt` decides where the two don't agree: another version
 * than this one has written then.
 */
export function readHandling(stored: string | null, closedAt: EpochMs | null): Handling {
  if (stored === null) return untouched(closedAt);
  const { data } = handlingSchema.safeParse(JSON.parse(stored));
  return data && isOpenState(data.state) === (closedAt === null) ? data : untouched(closedAt);
}
