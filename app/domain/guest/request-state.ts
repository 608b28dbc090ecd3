/**
 * State machine of a guest's request. Exposes the stored schema, `applyStep` and `readHandling`. Pure: the
 * desk applies it inside its transaction, and tests run it over any sequence of presses.
 */

import { z } from "#domain/zod.ts";
import { moment, multiLineText, singleLineText, someone } from "../account/transfer/values.ts";
import { isBlank } from "../text.ts";
import type { EpochMs } from "../time.ts";
import { idSchema, limitLength, typedText } from "../value-schemas.ts";

/** State of a request: `taken` has a holder, `refused` cannot be done. */
export const REQUEST_STATES = ["new", "seen", "taken", "done", "refused"] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** Reasons for refusing, translated for guests; `own` has a text by staff. */
export const REASON_CODES = ["none_left", "closed_now", "call_us", "own"] as const;

/** Maximum waiting time that staff can announce to a guest. */
export const HANDLING_MINUTES_MAX = 240;
export const REASON_LENGTH_MAX = 200;
export const STAFF_NOTE_LENGTH_MAX = 500;
/** Maximum stored steps of a request: the first and the latest ones. */
export const HANDLING_EVENTS_MAX = 20;

const minutesSchema = z.int().min(1).max(HANDLING_MINUTES_MAX);
const namedMemberSchema = z.strictObject({ userId: idSchema, name: someone });
/** A member of staff, with their name at the time of the step. */
export type NamedMember = z.output<typeof namedMemberSchema>;

/** Reason for refusing a request. `text` is required for `own`, and not allowed otherwise. */
export const reasonSchema = z
  .strictObject({
    code: z.enum(REASON_CODES),
    text: typedText().pipe(singleLineText(REASON_LENGTH_MAX)).nullable(),
  })
  .refine(({ code, text }) => (code === "own") === (text !== null && !isBlank(text)), {
    message: "required",
    path: ["text"],
  });
export type Reason = z.output<typeof reasonSchema>;

export const handlingEventSchema = z.strictObject({
  at: moment,
  state: z.enum(REQUEST_STATES),
  /** The member who made the step; `null`: unknown. */
  by: namedMemberSchema.nullable(),
  /** Holder after this step. */
  holder: namedMemberSchema.nullable(),
});
export type HandlingEvent = z.output<typeof handlingEventSchema>;

const staffNoteSchema = multiLineText(STAFF_NOTE_LENGTH_MAX);

/** Stored handling of a request by staff. */
export const handlingSchema = z.strictObject({
  state: z.enum(REQUEST_STATES),
  /** Holder of the request; after its end, the last holder. */
  holder: namedMemberSchema.nullable(),
  /** Waiting time announced to the guest, in minutes. */
  minutes: minutesSchema.nullable(),
  reason: reasonSchema.nullable(),
  /** Note for staff; never shown to guests. */
  staffNote: staffNoteSchema,
  /** Steps, oldest first. */
  events: z.array(handlingEventSchema).max(HANDLING_EVENTS_MAX),
  /** Increases with every change, except when staff first open a new request. */
  revision: z.int().min(0),
});
export type Handling = z.output<typeof handlingSchema>;

/** A step as a client sends it. Without `to`, the state stays. */
export const handlingStepSchema = z.strictObject({
  to: z.enum(["seen", "taken", "done", "refused"]).optional(),
  /** Waiting time of a taken request: `null` clears it, absent keeps it. */
  minutes: minutesSchema.nullish(),
  /** Why the request is refused; not allowed with another state. */
  reason: reasonSchema.optional(),
  staffNote: limitLength(
    // HTML forms send CRLF for a line break.
    typedText({ multiline: true }).overwrite((text) => text.replaceAll("\r\n", "\n")),
    STAFF_NOTE_LENGTH_MAX,
  )
    .pipe(staffNoteSchema)
    .optional(),
});
export type AskedStep = z.output<typeof handlingStepSchema>;

/** A requested step. `holder`: who takes the request; absent: the member who acts. */
export interface HandlingStep extends AskedStep {
  readonly holder?: NamedMember;
}

const OPEN_STATES: readonly RequestState[] = ["new", "seen", "taken"];

/** Allowed previous states of each state. */
const ALLOWED_FROM: Readonly<Record<Exclude<RequestState, "new">, readonly RequestState[]>> = {
  seen: ["new", "taken", "done", "refused"],
  taken: OPEN_STATES,
  done: OPEN_STATES,
  refused: OPEN_STATES,
};

export function isOpenState(state: RequestState): boolean {
  return OPEN_STATES.includes(state);
}

/** Handling without steps. `closedAt`: when the request was closed, before steps were recorded; `null`: new. */
export function newHandling(closedAt: EpochMs | null): Handling {
  const state = closedAt === null ? "new" : "done";
  const events = closedAt === null ? [] : [{ at: closedAt, state, by: null, holder: null } as const];
  return { state, holder: null, minutes: null, reason: null, staffNote: "", events, revision: 0 };
}

/**
 * Computes a request's handling after a step. Pure; `at` is epoch milliseconds.
 *
 * Leaving a state clears its minutes and reason. A step without effect returns the same object.
 *
 * @returns `null` for a step that the state does not allow, or without the required reason.
 */
export function applyStep(
  handling: Handling,
  step: HandlingStep,
  by: NamedMember,
  at: EpochMs,
): Handling | null {
  const { state } = handling;
  const to = step.to ?? state;
  const staffNote = step.staffNote ?? handling.staffNote;
  const isMoved = step.to !== undefined && to !== state;
  if (isMoved && (to === "new" || !ALLOWED_FROM[to].includes(state))) return null;
  if (step.reason !== undefined && to !== "refused") return null;
  if ((typeof step.minutes === "number" || step.holder) && to !== "taken") return null;
  if (isMoved && to === "refused" && step.reason === undefined) return null;
  const next = {
    ...handling,
    state: to,
    staffNote,
    holder: getNextHolder(handling, step, by),
    minutes: getNextMinutes(handling, step),
    reason: to === "refused" ? (step.reason ?? handling.reason) : null,
  };
  if (!isMoved && isSame(handling, next)) return handling;
  const isLogged = isMoved || next.holder?.userId !== handling.holder?.userId;
  const event = { at, state: to, by, holder: next.holder };
  const isLook = state === "new" && to === "seen" && staffNote === handling.staffNote;
  return {
    ...next,
    events: isLogged ? withEvent(handling.events, event) : handling.events,
    revision: handling.revision + (isLook ? 0 : 1),
  };
}

function getNextHolder({ state, holder }: Handling, step: HandlingStep, by: NamedMember): NamedMember | null {
  if (step.to === "taken") return step.holder ?? by;
  if (step.to === "seen" && state !== "seen") return null;
  return step.to !== undefined && step.to !== state ? (holder ?? by) : holder;
}

function getNextMinutes({ state, minutes }: Handling, step: HandlingStep): number | null {
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
 * Reads the stored handling; `null`: untouched. If it contradicts `closedAt` (another version wrote it),
 * `closedAt` wins.
 */
export function readHandling(stored: string | null, closedAt: EpochMs | null): Handling {
  if (stored === null) return newHandling(closedAt);
  const { data } = handlingSchema.safeParse(JSON.parse(stored));
  return data && isOpenState(data.state) === (closedAt === null) ? data : newHandling(closedAt);
}
