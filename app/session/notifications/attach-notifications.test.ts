import { expect, it } from "vitest";
import { attachNotifications } from "./attach-notifications.ts";

const PUSHED = {
  title: "Marlowe Harbour",
  body: "New request: Towels · Room 214",
  tag: "one",
  path: "/inbox?property=p&request=one",
};

interface Opened {
  readonly url: string;
  readonly frameType?: string;
  /** Whether the page answers messages. */
  readonly goes?: boolean;
}

/** A fake service worker scope with open pages, and a record of its actions. */
function scopeWith(pages: readonly Opened[], shown: readonly { body: string }[] = []) {
  const done: unknown[] = [];
  const listeners = new Map<string, (event: never) => void>();
  const scope = {
    registration: {
      getNotifications: async () => shown,
      showNotification: async (title: string, options: object) => done.push({ title, ...options }),
    },
    clients: {
      matchAll: async () =>
        pages.map(({ url, frameType = "top-level", goes = true }) => ({
          url,
          frameType,
          focus: async () => done.push(`focus ${url}`),
          postMessage: ({ open }: { open: string }, [port]: MessagePort[]) => {
            done.push(`ask ${url} ${open}`);
            if (goes) port?.postMessage(true);
          },
        })),
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
  const press = () =>
    fire("notificationclick", {
      notification: { data: PUSHED.path, close: () => done.push("closed") },
    });
  return { done, fire, press, listeners };
}

it("a staff notification is shown, with sound again only if its text changed [N9]", async () => {
  const { title, path, ...rest } = PUSHED;
  const pushed = { data: { json: () => PUSHED } };
  for (const [shown, renotify] of [
    [[], false],
    [[{ body: PUSHED.body }], false],
    [[{ body: "Waiting too long" }], true],
  ] as const) {
    const { done, fire } = scopeWith([], shown);
    await fire("push", {});
    await fire("push", pushed);
    expect(done).toEqual([{ title, ...rest, data: path, renotify }]);
  }
});

it("a press continues in an open staff page, never in a guest's page or frame, and otherwise opens one [N9]", async () => {
  const open = "https://foyer.example/setup/theme";
  const others = [
    { url: "https://foyer.example/p/marlowe/en" },
    { url: "https://foyer.example/setup/history/page", frameType: "nested" },
  ];
  const found = scopeWith([...others, { url: open }]);
  await found.press();
  expect(found.done).toEqual(["closed", `ask ${open} ${PUSHED.path}`, `focus ${open}`]);
  const none = scopeWith(others);
  await none.press();
  expect(none.done).toEqual(["closed", `open ${PUSHED.path}`]);
  const silent = scopeWith([{ url: "https://foyer.example/", goes: false }]);
  await silent.press();
  expect(silent.done.at(-1)).toBe(`open ${PUSHED.path}`);
});

it("the staff service worker handles no fetch events [N9]", () => {
  expect([...scopeWith([]).listeners.keys()].toSorted()).toEqual(["install", "notificationclick", "push"]);
});
