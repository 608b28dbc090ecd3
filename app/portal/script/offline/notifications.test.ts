import { expect, it, vi } from "vitest";
import { attachNotifications } from "./notifications.ts";

const PUSHED = {
  title: "Marlowe Harbour",
  body: "Lift 2 is out of order.",
  tag: "lift",
  path: "/p/marlowe/de",
  stop: "Stop",
};

/** A fake service worker scope with open pages, and a record of its actions. */
function scopeWith(urls: readonly string[]) {
  const done: unknown[] = [];
  const listeners = new Map<string, (event: never) => void>();
  const scope = {
    registration: {
      showNotification: async (title: string, options: object) => done.push({ title, ...options }),
      pushManager: { getSubscription: async () => ({ endpoint: "https://push.example/1" }) },
    },
    clients: {
      matchAll: async () => urls.map((url) => ({ url, focus: async () => done.push(`focus ${url}`) })),
      openWindow: async (path: string) => done.push(`open ${path}`),
    },
    addEventListener: (type: string, listener: (event: never) => void) => listeners.set(type, listener),
  };
  attachNotifications(scope as never);
  const fire = async (type: string, event: object) => {
    const works: Promise<unknown>[] = [];
    listeners.get(type)?.({ ...event, waitUntil: (work: Promise<unknown>) => works.push(work) } as never);
    await Promise.all(works);
  };
  const press = (action: string) =>
    fire("notificationclick", {
      action,
      notification: { data: PUSHED.path, close: () => done.push("closed") },
    });
  return { done, fire, press };
}

it("a pushed message is shown, an empty one is not [N6]", async () => {
  const { done, fire } = scopeWith([]);
  await fire("push", {});
  await fire("push", { data: { json: () => PUSHED } });
  const { title, body, tag, path } = PUSHED;
  const actions = [{ action: "stop", title: "Stop" }];
  expect(done).toEqual([{ title, body, tag, data: path, icon: "/p/marlowe/icon.png", actions }]);
});

it("a press focuses the open portal or opens it [N6]", async () => {
  const closed = scopeWith(["https://foyer.example/p/other/de"]);
  await closed.press("");
  expect(closed.done).toEqual(["closed", "open /p/marlowe/de"]);
  const open = scopeWith(["https://foyer.example/p/marlowe/en?x"]);
  await open.press("");
  expect(open.done).toEqual(["closed", "focus https://foyer.example/p/marlowe/en?x"]);
});

it("the second button unsubscribes from this portal [N6]", async () => {
  const { done, press } = scopeWith([]);
  const asked: unknown[] = [];
  vi.stubGlobal("fetch", async (path: string, { body }: RequestInit) => asked.push([path, String(body)]));
  await press("stop");
  vi.unstubAllGlobals();
  expect(done).toEqual(["closed"]);
  expect(asked).toEqual([["/p/marlowe/de/notifications", "end=https%3A%2F%2Fpush.example%2F1"]]);
});
