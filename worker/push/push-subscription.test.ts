import { expect, test } from "vitest";
import { findSubscriptionFault } from "./push-subscription.ts";

const keys = { p256dh: `B${"c".repeat(86)}`, auth: "a".repeat(22) };
const faultOf = (endpoint: string, double?: string) => findSubscriptionFault({ endpoint, keys }, double);

test.each([
  "https://fcm.googleapis.com/fcm/send/abc:def",
  "https://fcm.googleapis.com/wp/abc",
  "https://updates.push.services.mozilla.com/wpush/v2/abc",
  "https://web.push.apple.com/QAbc",
  "https://wns2-par02p.notify.windows.com/w/?token=abc",
])("an endpoint of a browser's push service is taken: %s [N6]", (endpoint) => {
  expect(faultOf(endpoint)).toBeNull();
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
])("an endpoint of no known push service is refused: %s [N6]", (endpoint) => {
  expect(faultOf(endpoint)).toBe("unknown_push_service");
});

test("keys that no browser makes, and addresses that are none, are refused [N6]", () => {
  const endpoint = "https://web.push.apple.com/abc";
  expect(faultOf("nowhere")).toBe("invalid_subscription");
  expect(faultOf(`${endpoint}${"a".repeat(1_024)}`)).toBe("invalid_subscription");
  expect(findSubscriptionFault({ endpoint, keys: { ...keys, p256dh: "AAAA" } })).toBe("invalid_subscription");
  expect(findSubscriptionFault({ endpoint, keys: { ...keys, auth: `${"a".repeat(21)}=` } })).toBe(
    "invalid_subscription",
  );
});

test("a double is taken where it is named, and nowhere else [N6]", () => {
  const endpoint = "http://127.0.0.1:9000/push/1";
  expect(faultOf(endpoint)).toBe("unknown_push_service");
  expect(faultOf(endpoint, "http://127.0.0.1:9000")).toBeNull();
  expect(faultOf("http://127.0.0.1:9001/push/1", "http://127.0.0.1:9000")).toBe("unknown_push_service");
});
