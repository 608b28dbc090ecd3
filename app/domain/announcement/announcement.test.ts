import { expect, it } from "vitest";
import { HOUR_MS } from "../time.ts";
import {
  announcementContentSchema,
  announcementStateAt,
  findNextMoment,
  getMissingLanguages,
} from "./announcement.ts";

const CONTENT = { kind: "banner", texts: { en: "Lift 2" }, audience: null, startsAt: null, endsAt: null };

const refusedWith = (more: object) => {
  const { error } = announcementContentSchema.safeParse({ ...CONTENT, ...more });
  return error?.issues.map(({ path, message }) => `${path.join(".")} ${message}`);
};

it("a text has at most 140 characters, and a line break becomes a space [N1]", () => {
  const { texts } = announcementContentSchema.parse({ ...CONTENT, texts: { en: " Lift 2\n is  out. " } });
  expect(texts).toEqual({ en: "Lift 2 is out." });
  expect(refusedWith({ texts: { en: "x".repeat(140) } })).toBeUndefined();
  expect(refusedWith({ texts: { en: "x".repeat(141) } })).toEqual(["texts.en too_long"]);
  expect(refusedWith({ texts: { en: "a\ue000b" } })).toEqual(["texts.en invalid_character"]);
});

it("an emergency is for everyone, and other audiences are not empty [N1, N4]", () => {
  const rooms = { kinds: ["room"], places: [] };
  expect(refusedWith({ audience: rooms })).toBeUndefined();
  expect(refusedWith({ kind: "emergency", audience: rooms })).toEqual(["audience mismatch"]);
  expect(refusedWith({ audience: { kinds: [], places: [] } })).toEqual(["audience required"]);
});

it("its moments decide whether it is a draft, planned, on or ended, and its next change [N1]", () => {
  const sent = { kind: "banner", sentAt: 1, startsAt: 10, endsAt: 20 } as const;
  const at = (now: number) => [announcementStateAt(sent, now), findNextMoment(sent, now)];
  expect(at(9)).toEqual(["planned", 10]);
  expect(at(10)).toEqual(["on", 20]);
  expect(at(19)).toEqual(["on", 20]);
  expect(at(20)).toEqual(["ended", null]);
  const draft = { ...sent, sentAt: null };
  expect([announcementStateAt(draft, 15), findNextMoment(draft, 5)]).toEqual(["draft", null]);
  const emergency = { ...sent, kind: "emergency" } as const;
  expect([20, 20 + HOUR_MS].map((now) => findNextMoment(emergency, now))).toEqual([20 + HOUR_MS, null]);
  const endless = { ...sent, endsAt: null };
  expect([announcementStateAt(endless, 1e15), findNextMoment(endless, 1e15)]).toEqual(["on", null]);
});

it("languages without a text are listed [N1]", () => {
  expect(getMissingLanguages({ en: "Lift 2", de: "" }, ["en", "de", "fr"])).toEqual(["de", "fr"]);
});
