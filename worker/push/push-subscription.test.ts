import { expect, test } from "vitest";
import { findSubscriptionFault } from "./push-subscription.ts";

/** The public key of RFC 8291, section 5. */
const p256dh = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
const keys = { p256dh, auth: "a".repeat(22) };
const findFault = (endpoint: string, double?: string) => findSubscriptionFault({ endpoint, keys }, double);

test.each([
  "https://fcm.googleapis.com/fcm/send/abc:def",
  "https://fcm.googleapis.com/wp/abc",
  "https://updates.push.services.mozilla.com/wpush/v2/abc",
  "https://web.push.apple.com/QAbc",
  "https://wns2-par02p.notify.windows.com/w/?token=abc",
])("a known push service's endpoint is accepted: %s [N6]", async (endpoint) => {
  expect(await findFault(endpoint)).toBeNull();
});

test.each([
  "http://fcm.googleapis.com/fcm/send/abc",
  "https://fcm.googleapis.com:8443/fcm/send/abc",
  "https://me:secret@fcm.googleapis.com/fcm/send/abc",
  "https://fcm.googleapis.com.evil.example/fcm/send/abc",
  "https://evil.example/?https://fcm.googleapis.com/",
  "https://notify.windows.com/w/",
  "https://a.b.notify.windows.com/w/",
  "https://evilnotify.windows.com/w/",
  "https://127.0.0.1/push",
  "https://10.0.0.8/push",
  "https://[::1]/push",
  "https://169.254.169.254/latest/meta-data",
  "https://2130706433/push",
  "https://localhost/push",
  "ftp://web.push.apple.com/abc",
])("an unknown push service's endpoint is refused: %s [N6]", async (endpoint) => {
  expect(await findFault(endpoint)).toBe("unknown_push_service");
});

test("an invalid address is refused [N6]", async () => {
  expect(await findFault("nowhere")).toBe("invalid_subscription");
  expect(await findFault(`https://web.push.apple.com/${"a".repeat(1_024)}`)).toBe("invalid_subscription");
});

/** The key with one byte replaced. */
function withByte(at: number, byte: number): string {
  const bytes = Buffer.from(p256dh, "base64url");
  bytes[at] = byte;
  return bytes.toString("base64url");
}

test.each([
  ["is too short", "AAAA"],
  ["is 64 bytes", p256dh.slice(0, 86)],
  ["begins with 5", withByte(0, 5)],
  ["begins with 6", withByte(0, 6)],
  ["begins with 7", withByte(0, 7)],
  ["is compressed", withByte(0, 2)],
  ["is not on the curve", withByte(64, 0)],
  ["is all zeros", `B${"A".repeat(86)}`],
  ["is of other letters", `${p256dh.slice(0, 86)}+`],
])("a public key that %s is refused [N6]", async (_, wrong) => {
  const endpoint = "https://web.push.apple.com/abc";
  const fault = await findSubscriptionFault({ endpoint, keys: { ...keys, p256dh: wrong } });
  expect(fault).toBe("invalid_subscription");
});

test("a secret that is not 16 bytes is refused [N6]", async () => {
  const endpoint = "https://web.push.apple.com/abc";
  for (const auth of ["a".repeat(21), "a".repeat(23), `${"a".repeat(21)}=`])
    expect(await findSubscriptionFault({ endpoint, keys: { ...keys, auth } })).toBe("invalid_subscription");
});

test("the fake push service is accepted only where it is configured [N6]", async () => {
  const endpoint = "http://127.0.0.1:9000/push/1";
  expect(await findFault(endpoint)).toBe("unknown_push_service");
  expect(await findFault(endpoint, "http://127.0.0.1:9000")).toBeNull();
  expect(await findFault("http://127.0.0.1:9001/push/1", "http://127.0.0.1:9000")).toBe(
    "unknown_push_service",
  );
});
