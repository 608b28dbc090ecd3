import { env } from "cloudflare:test";
import { expect, test } from "vitest";
import { openPushInbox } from "#tests/factories/push-service/push-inbox.ts";
import { sendPush } from "#worker/push/send-push.ts";

const OPTIONS = { ttlSeconds: 60, urgency: "normal" } as const;

test("what is sent is read by the browser that it is for, with its time and topic [N6]", async () => {
  const inbox = openPushInbox();
  const [one, other] = await inbox.subscribe(2);
  if (!one || !other) throw new Error("Nobody has subscribed.");
  expect(
    await sendPush(inbox.bindings, one, "Lift 2 is out of order", {
      ttlSeconds: 3_600,
      urgency: "high",
      topic: "lift",
    }),
  ).toEqual({ outcome: "sent" });
  expect(await sendPush(inbox.bindings, other, "Αγγελία 🛗", OPTIONS)).toEqual({ outcome: "sent" });
  expect(await inbox.received()).toEqual([
    {
      endpoint: one.endpoint,
      payload: "Lift 2 is out of order",
      ttl: "3600",
      urgency: "high",
      topic: "lift",
    },
    { endpoint: other.endpoint, payload: "Αγγελία 🛗", ttl: "60", urgency: "normal", topic: null },
  ]);
});

test("a browser that is gone, busy or has moved is distinguished [N6]", async () => {
  const inbox = openPushInbox();
  const [browser] = await inbox.subscribe();
  if (!browser) throw new Error("Nobody has subscribed.");
  const send = () => sendPush(inbox.bindings, browser, "text", OPTIONS);
  await inbox.behave(browser, { status: 410, times: 1 });
  expect(await send()).toEqual({ outcome: "gone" });
  await inbox.behave(browser, { status: 429, retryAfter: "30", times: 1 });
  expect(await send()).toEqual({ outcome: "later", retryAfterSeconds: 30 });
  await inbox.behave(browser, { status: 307, times: 1 });
  expect(await send()).toMatchObject({ outcome: "refused" });
  expect(await send()).toEqual({ outcome: "sent" });
  expect(await inbox.received()).toHaveLength(1);
});

test("nothing is sent to a host that is no push service, nor to an unnamed double [N6]", async () => {
  const inbox = openPushInbox();
  const [browser] = await inbox.subscribe();
  if (!browser) throw new Error("Nobody has subscribed.");
  const { keys } = browser;
  expect(await sendPush(env, browser, "text", OPTIONS)).toEqual({
    outcome: "refused",
    reason: "unknown_push_service",
  });
  for (const endpoint of ["https://10.0.0.1/push", "http://127.0.0.1:1/push"]) {
    expect(await sendPush(inbox.bindings, { endpoint, keys }, "text", OPTIONS)).toMatchObject({
      outcome: "refused",
    });
  }
  expect(await inbox.received()).toEqual([]);
});

test("a subscription whose key nothing can be encrypted for is gone, and a text that can't be is refused: neither throws [N6]", async () => {
  const inbox = openPushInbox();
  const [browser] = await inbox.subscribe();
  if (!browser) throw new Error("Nobody has subscribed.");
  for (const p256dh of [`B${"A".repeat(86)}`, `BQ${browser.keys.p256dh.slice(2)}`, ""]) {
    const wrong = { ...browser, keys: { ...browser.keys, p256dh } };
    expect(await sendPush(inbox.bindings, wrong, "text", OPTIONS)).toEqual({ outcome: "gone" });
  }
  expect(await sendPush(inbox.bindings, browser, "x".repeat(5_000), OPTIONS)).toMatchObject({
    outcome: "refused",
  });
  expect(await inbox.received()).toEqual([]);
});

test("a push service that is away is tried later [N6]", async () => {
  const inbox = openPushInbox();
  const [browser] = await inbox.subscribe();
  if (!browser) throw new Error("Nobody has subscribed.");
  const away = "http://127.0.0.1:1";
  const bindings = { ...inbox.bindings, PUSH_DOUBLE: away };
  expect(await sendPush(bindings, { ...browser, endpoint: `${away}/push` }, "text", OPTIONS)).toEqual({
    outcome: "later",
    retryAfterSeconds: null,
  });
});
