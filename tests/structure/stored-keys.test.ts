import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { STORAGE_KEYS_REGISTER } from "#worker/db/personal-data.ts";
import {
  pagesObjectKey,
  plannedObjectKey,
  snapshotObjectKey,
  unreadableObjectKey,
} from "#worker/media/files.ts";
import { getObjectKeys } from "#worker/media/picture-variant.ts";

/** Every place in the Worker that writes a key of R2, KV or a Durable Object, and its register entry. */
const WRITERS: Readonly<Record<string, keyof typeof STORAGE_KEYS_REGISTER>> = {
  "worker/guest/touch-icon.ts key": "R2 variants/",
  'worker/identity/sign-in-throttle.ts "kept"': "DO SignInThrottle kept",
  "worker/live/attachment.ts attachment": "DO GroupChannel sockets",
  'worker/live/group-channel.ts "identity"': "DO GroupChannel identity, licences, tickets",
  "worker/live/licence-watch.ts KEY": "DO GroupChannel identity, licences, tickets",
  "worker/live/maintenance-watch.ts KEY": "DO GroupChannel identity, licences, tickets",
  "worker/live/portal-channel.ts attachment": "DO PortalChannel reached, sockets",
  // Places whose cards were replaced within two minutes.
  'worker/live/portal-channel.ts "forgotten"': "DO PortalChannel reached, sockets",
  'worker/live/portal-channel.ts "news"': "DO PortalChannel news",
  'worker/live/portal-channel.ts "reached"': "DO PortalChannel reached, sockets",
  "worker/live/spent-tickets.ts lane + id": "DO GroupChannel identity, licences, tickets",
  "worker/media/copy-object.ts mediaObjectKey(to)": "R2 media/",
  "worker/media/files.ts key": "R2 media/",
  "worker/db/flags/maintenance.ts KEY": "KV FLAGS maintenance",
  "worker/db/flags/render-pace.ts KEY": "KV FLAGS render-pace",
  // The value of a former address, and the portal or its guide.
  "worker/portal/portal-store.ts portalKey(slug)": "KV PORTALS portals",
  "worker/portal/portal-store.ts portalKey(slug, part)": "KV PORTALS portals",
  'worker/portal/projecting-object.ts "due"': "DO PortalWriter due",
  'worker/portal/projecting-object.ts "propertyId"': "DO PortalWriter propertyId",
  "worker/portal/projector.ts qrKey(code)": "KV PORTALS codes",
  "worker/services/content/quarantine-document.ts key": "R2 snapshots/",
  // Uploads, snapshots and pages, under their original keys.
  "worker/services/operations/import-lines.ts object": "R2 media/",
  "worker/services/operations/operate-system.ts blockedKey(sha256)": "KV FLAGS blocked pictures",
};

/** A storing call: `put` of a binding or storage, and a socket's attachment. Excludes a route's `put`. */
const STORES = /(?<!Routes)\.(?:put(?:<\w+>)?|serializeAttachment)\(\s*((?:\w+\([^()]*\))|[^,()]+)/g;

it("every key that the Worker stores in R2, KV or a Durable Object stands in the register of personal data [G8]", () => {
  const found = globSync("worker/**/*.ts", {
    exclude: (name) => /\.test\.ts$|bindings\.d\.ts$/.test(name),
  }).flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(STORES)].map(([, key = ""]) => `${file} ${key.trim()}`),
  );
  expect([...new Set(found)].toSorted()).toEqual(Object.keys(WRITERS).toSorted());
  const named = new Set(Object.values(WRITERS));
  expect([...named].toSorted()).toEqual(Object.keys(STORAGE_KEYS_REGISTER).toSorted());
});

it("every key of a file begins as one that is registered [G8]", () => {
  const snapshot = snapshotObjectKey("p", 1, "id");
  const keys = [
    ...getObjectKeys("a.webp"),
    snapshot,
    pagesObjectKey(snapshot),
    unreadableObjectKey("p", "theme", "hash"),
    plannedObjectKey("p", "id"),
  ];
  const beginnings = Object.keys(STORAGE_KEYS_REGISTER).flatMap((key) => /^R2 (\S+)$/.exec(key)?.[1] ?? []);
  expect(beginnings).toHaveLength(3);
  for (const key of keys)
    expect(
      beginnings.some((start) => key.startsWith(start)),
      key,
    ).toBe(true);
});
