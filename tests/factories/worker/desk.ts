import { env, runInDurableObject } from "cloudflare:test";
import type { FeedbackAnswer } from "#domain/guest/feedback.ts";
import type { MessageKindName } from "#domain/guest/messages/kinds.ts";
import type { RequestClock } from "#domain/guest/request-clock.ts";
import type { ContentLanguage } from "#domain/language.ts";
import type { KnownPlace } from "#domain/place/place.ts";
import { sampleId } from "#tests/factories/draft.ts";
import { newId } from "#worker/db/new-id.ts";
import { insertMessage, type NewMessage } from "#worker/desk/messages.ts";
import type { FilledMessage } from "#worker/services/guest/messages/filled-message.ts";
import { storeMessage } from "#worker/services/guest/store-message.ts";

type Row = Record<string, SqlStorageValue>;

/** Runs a statement in the storage of a property's desk. */
export async function atDesk<Found extends Row = Row>(
  propertyId: string,
  sql: string,
  ...bound: SqlStorageValue[]
): Promise<Found[]> {
  const desk = env.GUEST_DESK.getByName(propertyId);
  return runInDurableObject(desk, async (_, { storage }) => storage.sql.exec<Found>(sql, ...bound).toArray());
}

export async function countAtDesk(propertyId: string, from: string): Promise<number> {
  const [row] = await atDesk<{ count: number }>(propertyId, `SELECT COUNT(*) AS count FROM ${from}`);
  return row?.count ?? -1;
}

type Planted = Pick<NewMessage, "kind" | "at"> & Partial<NewMessage> & { readonly closedAt?: number | null };

const SAMPLE_CONTENT: Readonly<Record<MessageKindName, NewMessage["content"]>> = {
  request: {
    serviceId: sampleId(2),
    service: "Towels",
    room: "204",
    note: "",
    place: null,
    opensAt: null,
    clock: null,
  },
  feedback: { answers: [] },
};

/** Inserts messages into a desk's storage without side effects: no mail, task or alarm. */
export async function plantAtDesk(propertyId: string, messages: readonly Planted[]): Promise<void> {
  await runInDurableObject(env.GUEST_DESK.getByName(propertyId), (_, { storage }) => {
    for (const { closedAt = null, ...message } of messages) {
      const usual = {
        id: newId(),
        buttonId: sampleId(1),
        language: "en",
        heldGroup: null,
        receiptCode: null,
      };
      insertMessage(storage.sql, { ...usual, content: SAMPLE_CONTENT[message.kind], ...message }, closedAt);
    }
  });
}

/** Runs a desk's alarm at a moment. */
export async function wakeDesk(propertyId: string, now: number): Promise<void> {
  await env.GUEST_DESK.getByName(propertyId).wake(now);
}

/** Gives a desk other bindings during a call. */
export async function withDeskEnv<Outcome>(
  propertyId: string,
  bindings: Partial<Env>,
  act: () => Promise<Outcome>,
): Promise<Outcome> {
  const desk = env.GUEST_DESK.getByName(propertyId);
  const put = (seen: Env) =>
    runInDurableObject(desk, async (instance) => void Object.assign(instance, { env: seen }));
  await put({ ...env, ...bindings });
  try {
    return await act();
  } finally {
    await put(env);
  }
}

/** A guest's message that mails staff, as the form reader returns it. */
export interface SampleMessage {
  readonly property: {
    readonly id: string;
    readonly name: string;
    readonly timeZone: string;
    readonly defaultLanguage: ContentLanguage;
  };
  readonly recipient: string;
  readonly at: number;
  readonly id?: string | undefined;
  readonly heldGroup?: string | null | undefined;
}

function storeFilled(
  kind: MessageKindName,
  { property, at, id = newId(), heldGroup = null }: SampleMessage,
  filled: FilledMessage,
  worker: Env = env,
): Promise<string | null> {
  const admission = { id, heldGroup, isErased: false };
  return storeMessage(worker, { kind, filled, admission, property, at });
}

/** Stores a request for towels (default: room 204) without rate limits. */
export function askAtDesk(
  sample: SampleMessage & {
    readonly note?: string;
    readonly room?: string;
    readonly service?: string;
    readonly place?: KnownPlace | null;
    readonly clock?: RequestClock | null;
  },
  worker: Env = env,
): Promise<string | null> {
  const { note = "", room = "204", service = "Towels", place = null, clock = null } = sample;
  const facts = [
    ["Room number", room],
    ["Your note", note],
  ] as const;
  return storeFilled(
    "request",
    sample,
    {
      buttonId: sampleId(1),
      language: sample.property.defaultLanguage,
      content: { serviceId: sampleId(2), service, room, note, place, opensAt: null, clock },
      mail: {
        recipient: sample.recipient,
        title: service,
        room,
        place,
        facts: facts.filter(([, text]) => text !== ""),
      },
    },
    worker,
  );
}

/** Stores feedback without rate limits: stars for one question, or the given answers. */
export function rateAtDesk(
  sample: SampleMessage & { readonly stars?: number; readonly answers?: FeedbackAnswer[] },
  worker: Env = env,
): Promise<string | null> {
  const { stars = 1 } = sample;
  const question = "How was it?";
  const answer = { questionId: sampleId(3), question, responseType: "stars", value: stars } as const;
  return storeFilled(
    "feedback",
    sample,
    {
      buttonId: sampleId(1),
      language: sample.property.defaultLanguage,
      content: { answers: sample.answers ?? [answer] },
      mail: {
        recipient: sample.recipient,
        title: "Your stay",
        room: "",
        place: null,
        facts: [[question, `${stars} out of 5`, stars]],
      },
    },
    worker,
  );
}
