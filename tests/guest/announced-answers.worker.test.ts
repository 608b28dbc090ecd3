import { env, runInDurableObject } from "cloudflare:test";
import { beforeEach, expect, it } from "vitest";
import { callAs, expectAnswer } from "#scripts/api/caller.ts";
import { announce, postAnnouncement } from "#tests/factories/announcements.ts";
import { sampleAnswers } from "#tests/factories/answers.ts";
import type { Scene } from "#tests/factories/scene.ts";
import {
  CHECK_OUT_CHIP,
  checkOutAt,
  openCheckOutScene,
  publishCheckOut,
  saveDocument,
} from "#tests/factories/stored-draft.ts";
import { target } from "#tests/factories/worker/worker-target.ts";

let scene: Scene;
beforeEach(async () => {
  scene = await openCheckOutScene();
});

const readPage = async (language: string) =>
  (await callAs(target, "GET", `/p/${scene.property.slug}/${language}`)).text();

/** The announcements that were sent to open pages. */
const readSent = () =>
  runInDurableObject(env.PORTAL_CHANNEL.getByName(scene.property.id), async (_object, { storage }) =>
    JSON.stringify(await storage.get("news")),
  );

it("an answer in an announcement is in the guest's language, and changes with it on pages and for open ones [A7, N1]", async () => {
  await announce(scene, {
    texts: { en: `Leave by ${CHECK_OUT_CHIP}`, ar: `قبل ${CHECK_OUT_CHIP}` },
    notifies: true,
  });
  expect(await readPage("en")).toContain("Leave by 11:00");
  expect(await readPage("ar")).toMatch(/قبل .*[٠-٩]/u);
  expect(await readSent()).toContain("Leave by 11:00");
  await saveDocument(scene, "answers", checkOutAt("10:00"));
  expect(await publishCheckOut(scene)).toMatchObject({ status: 201 });
  expect(await readPage("en")).toContain("Leave by 10:00");
  expect(await readSent()).toContain("Leave by 10:00");
  for (const shown of [await readPage("en"), await readPage("ar"), await readSent()]) {
    expect(shown).not.toMatch(/[⟦⟧]/);
  }
});

it("an answer that guests do not have, or that makes the text too long, is refused at its text [A7, N1]", async () => {
  const refusal = async (en: string, isSent = true) => {
    const response = await postAnnouncement(scene, { texts: { en }, isSent });
    const { errors } = (await response.json()) as { errors?: { path: string; code: string }[] };
    return errors?.map(({ path, code }) => `${path} ${code}`) ?? response.status;
  };
  expect(await refusal("Pool ⟦pool.hours⟧")).toEqual(["content.texts.en answer_missing"]);
  expect(await refusal("Pool ⟦pool.hours⟧", false)).toBe(201);
  expect(await refusal("Pool ⟦pool.parrots⟧", false)).toEqual(["content.texts.en unknown_answer"]);
  expect(await refusal("Pool ⟦", false)).toEqual(["content.texts.en unknown_answer"]);
  expect(await refusal(`${"x".repeat(137)}${CHECK_OUT_CHIP}`)).toEqual(["content.texts.en too_long"]);
});

it("an answer that an announcement shows is not taken from guests while it is on [A7]", async () => {
  await announce(scene, { texts: { en: `Leave by ${CHECK_OUT_CHIP}` } });
  await saveDocument(scene, "answers", sampleAnswers({ "check-out": { state: "not-applicable" } }));
  const blocked = {
    code: "publish_blocked",
    current: [{ code: "answer_missing", tab: "answers", question: "check-out", subject: "Leave by" }],
  };
  expect(await publishCheckOut(scene)).toMatchObject({ status: 422, body: blocked });
  const check = await expectAnswer(await scene.caller.call("GET", scene.at("/publish/check")));
  expect((check as { findings: object[] }).findings).toContainEqual(
    expect.objectContaining(blocked.current[0]),
  );
  const whole = await scene.caller.call("POST", scene.at("/publish"), { json: { note: "" } });
  expect(await whole.json()).toMatchObject(blocked);
  expect(await readPage("en")).toContain("Leave by 11:00");
});

it("announcements in History and in the activity show no stored form [A7]", async () => {
  await announce(scene, { texts: { en: `Leave by ${CHECK_OUT_CHIP}` } });
  for (const path of ["/history", "/activity"]) {
    const read = JSON.stringify(await expectAnswer(await scene.caller.call("GET", scene.at(path))));
    expect(read).toContain("Leave by");
    expect(read).not.toMatch(/[⟦⟧]/);
  }
});
