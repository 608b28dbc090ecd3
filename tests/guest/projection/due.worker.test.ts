import { env, runInDurableObject } from "cloudflare:test";
import { describe, expect, it, vi } from "vitest";
import { MINUTE_MS, SECOND_MS } from "#domain/time.ts";
import { newId } from "#worker/db/new-id.ts";
import { type DueHandler, ProjectingObject } from "#worker/portal/projecting-object.ts";
import { expectComplaint } from "../../setup/worker/quiet-console.ts";

/** Wakes a Durable Object of an unknown property with these due handlers. */
async function wakeWith(dueHandlers: readonly DueHandler[]) {
  const id = newId();
  return runInDurableObject(env.PORTAL_WRITER.getByName(id), async (_object, state) => {
    class Writer extends ProjectingObject {
      protected override readonly dueHandlers = dueHandlers;
    }
    const writer = new Writer(state, env);
    const alarms: (number | null)[] = [];
    await writer.wakeAt(id, Date.now());
    for (let time = 0; time < 2; time += 1) {
      await writer.alarm();
      const at = await state.storage.getAlarm();
      alarms.push(at);
      if (at !== null) vi.setSystemTime(Math.max(at, Date.now()));
    }
    await state.storage.deleteAlarm();
    return alarms;
  });
}

describe("what a property is due for", () => {
  it("is all done, whatever of it fails, and asked for again at the earliest moment of all [T9, G1]", async () => {
    expectComplaint(/due_deferred/);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
    try {
      const began = Date.now();
      const done: string[] = [];
      const ahead = (name: string, ms: number): DueHandler => {
        return async (_env, _id, now) => {
          done.push(name);
          return now + ms;
        };
      };
      const failing: DueHandler = async () => {
        done.push("failing");
        throw new Error("D1 can't be reached.");
      };
      const alarms = await wakeWith([failing, ahead("near", 3 * SECOND_MS), ahead("far", MINUTE_MS)]);
      expect(done).toEqual(["failing", "near", "far", "failing", "near", "far"]);
      expect(alarms).toEqual([began + 3 * SECOND_MS, began + 6 * SECOND_MS]);
    } finally {
      vi.useRealTimers();
    }
  });

  it("is tried again within seconds where all of it fails, and later each time [T9]", async () => {
    expectComplaint(/due_deferred/);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
    try {
      const began = Date.now();
      const failing: DueHandler = () => Promise.reject(new Error("D1 can't be reached."));
      const alarms = await wakeWith([failing]);
      expect(alarms).toEqual([began + 10 * SECOND_MS, began + 30 * SECOND_MS]);
    } finally {
      vi.useRealTimers();
    }
  });

  it("is nothing where nobody knows of any: the object forgets what it woke for [T9]", async () => {
    expect(await wakeWith([async () => null, async () => null])).toEqual([null, null]);
  });
});
