import { inject } from "vitest";
import { newId } from "#worker/db/new-id.ts";
import type { Behaviour, ReceivedRequest } from "./start-translator.ts";

/** A test's own engine at the double. */
export interface TranslatorInbox {
  /** Bindings through which our server reaches it. */
  readonly bindings: { readonly TRANSLATOR_URL: string; readonly TRANSLATOR_KEY: string };
  readonly received: () => Promise<readonly ReceivedRequest[]>;
  /** Adds to the queue of behaviours. Without one it obeys. */
  readonly behave: (behaviour: Behaviour) => Promise<void>;
}

export function openTranslatorInbox(): TranslatorInbox {
  const inbox = newId();
  const base = `${inject("translator")}/${inbox}`;
  const call = async (path: string, init?: RequestInit) => {
    const answer = await fetch(`${base}/${path}`, init);
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  };
  return {
    bindings: { TRANSLATOR_URL: base, TRANSLATOR_KEY: inbox },
    received: async () => (await call("received")) as ReceivedRequest[],
    behave: async (behaviour) => {
      await call("behave", { method: "POST", body: JSON.stringify(behaviour) });
    },
  };
}
