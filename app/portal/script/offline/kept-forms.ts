import { SUBMISSION_FIELD } from "../../form-names.ts";

const STORE = "forms";
const FORMS_MAX = 20;
const HOUR_MS = 3_600_000;
/** Feedback may arrive days later; a guest who asked for towels yesterday has left. */
const FEEDBACK_HOURS = 7 * 24;
const REQUEST_HOURS = 12;
/** A refusal with a sentence for the guest. */
const PROBLEM = "application/problem+json";

/**
 * Message to a page about its form, by the page's name for it: the receipt as HTML once sent, otherwise the
 * final refusal.
 */
export type FormNews = { readonly name: string | null } & (
  | { readonly receipt: string }
  | { readonly detail: string }
);
type Notify = (news: FormNews) => Promise<void>;

interface KeptForm {
  readonly id: number;
  readonly url: string;
  readonly body: string;
  readonly at: number;
}

function toPromise<Value>(asked: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
}

async function runInStore<Value>(work: (store: IDBObjectStore) => IDBRequest<Value>): Promise<Value> {
  const opening = indexedDB.open("portals", 1);
  opening.onupgradeneeded = () =>
    opening.result.createObjectStore(STORE, { keyPath: "id", autoIncrement: true });
  const database = await toPromise(opening);
  try {
    return await toPromise(work(database.transaction(STORE, "readwrite").objectStore(STORE)));
  } finally {
    database.close();
  }
}

/** Queues a form until it can be sent. Throws if storage is full, so that the page can say so. */
export async function storeForm(url: string, body: string): Promise<void> {
  if ((await runInStore((store) => store.count())) >= FORMS_MAX)
    throw new Error("Too many forms are waiting.");
  await runInStore((store) => store.add({ url, body, at: Date.now() }));
}

function isTooOld({ url, at }: KeptForm): boolean {
  const hours = url.endsWith("/requests") ? REQUEST_HOURS : FEEDBACK_HOURS;
  return Date.now() - at > hours * HOUR_MS;
}

/** @returns whether the server answered, even with a refusal: a retry would get the same answer. */
async function isAnswered({ url, body }: KeptForm, notify: Notify): Promise<boolean> {
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const answer = await fetch(url, { method: "POST", body, headers });
  const { ok, status } = answer;
  const name = new URLSearchParams(body).get(SUBMISSION_FIELD);
  if (ok) await notify({ name, receipt: await answer.text() });
  if (answer.headers.get("content-type")?.startsWith(PROBLEM)) {
    const { detail } = (await answer.json()) as { readonly detail: string };
    await notify({ name, detail });
  }
  return status < 500 && status !== 429;
}

async function sendAll(notify: Notify): Promise<void> {
  for (const form of await runInStore((store) => store.getAll() as IDBRequest<KeptForm[]>)) {
    if (isTooOld(form) || (await isAnswered(form, notify)))
      await runInStore((store) => store.delete(form.id));
  }
}

/** Retry delays: a network that just returned often fails at first. */
const TRY_AGAIN_AFTER_MS = [500, 2_000, 5_000];

async function sendPatiently(notify: Notify): Promise<void> {
  for (const wait of TRY_AGAIN_AFTER_MS) {
    try {
      return await sendAll(notify);
    } catch {
      // Still offline. The last attempt rejects.
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  await sendAll(notify);
}

let last: Promise<void> = Promise.resolve();
let waiting: Promise<void> | undefined;

/**
 * Sends queued forms in order. Always starts a new round after the running one, which might miss a form
 * queued or a network restored during it. Reports which forms arrived. Rejects while offline.
 */
export function sendKeptForms(notify: Notify): Promise<void> {
  waiting ??= last.then(() => {
    waiting = undefined;
    return sendPatiently(notify);
  });
  last = waiting.catch(() => {});
  return waiting;
}
