import { env } from "cloudflare:test";
import { beforeEach, expect, it } from "vitest";
import type { Property } from "#domain/property/property.ts";
import { DAY_MS } from "#domain/time.ts";
import { callAs, expectAnswer } from "#scripts/api/caller.ts";
import { sampleAnswers } from "#tests/factories/answers.ts";
import { usableButton } from "#tests/factories/draft.ts";
import type { Scene } from "#tests/factories/scene.ts";
import {
  CHECK_OUT_CHIP,
  checkOutAt,
  openCheckOutScene,
  publishCheckOut,
  saveDocument,
} from "#tests/factories/stored-draft.ts";
import { target } from "#tests/factories/worker/worker-target.ts";
import { getDatabase } from "#worker/db/client.ts";
import { setClosureAt } from "#worker/db/property/property-writes.ts";
import { projectPortal } from "#worker/portal/ask-writer.ts";

const dateIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
/** Two days on either side: closed on every clock. */
const CLOSED = { closesOn: dateIn(-2), opensOn: dateIn(9), noticeFrom: null };
const NOTICED = { closesOn: dateIn(5), opensOn: dateIn(9), noticeFrom: dateIn(-2) };

let scene: Scene;
beforeEach(async () => {
  scene = await openCheckOutScene();
});

const readPage = async (path: string) =>
  (await callAs(target, "GET", `/p/${scene.property.slug}${path}`)).text();

async function close(days: object, texts: object) {
  const { revision } = (await expectAnswer(await scene.caller.call("GET", scene.at("")))) as Property;
  const response = await scene.caller.call("PUT", scene.at("/closure"), {
    json: { closure: { ...days, texts } },
    revision,
  });
  const { errors } = (await response.json()) as { errors?: { path: string; code: string }[] };
  return errors?.map(({ path, code }) => `${path} ${code}`) ?? response.status;
}

it("an answer on the closed page is in the guest's language, and changes with it while it is closed [A7, T8]", async () => {
  const texts = {
    en: { notice: "", closed: `Out by ${CHECK_OUT_CHIP}` },
    ar: { notice: "", closed: `قبل ${CHECK_OUT_CHIP}` },
  };
  expect(await close(CLOSED, texts)).toBe(200);
  expect(await readPage("/en")).toContain("Out by 11:00");
  expect(await readPage("/ar")).toMatch(/قبل .*[٠-٩]/u);
  expect(await readPage("/screen")).toContain("Out by 11:00");
  await saveDocument(scene, "answers", checkOutAt("10:00"));
  expect(await readPage("/en")).toContain("Out by 11:00");
  expect(await publishCheckOut(scene)).toMatchObject({ status: 201 });
  for (const path of ["/en", "/screen", "/guide"]) {
    const page = await readPage(path);
    expect(page, path).toContain("Out by 10:00");
    expect(page, path).not.toMatch(/[⟦⟧]/);
  }
});

it("an answer in the notice of a closure changes with it on the open page [A7, T8]", async () => {
  expect(await close(NOTICED, { en: { notice: `Until ${CHECK_OUT_CHIP}`, closed: "" } })).toBe(200);
  expect(await readPage("/en")).toContain("Until 11:00");
  await saveDocument(scene, "answers", checkOutAt("10:00"));
  expect(await publishCheckOut(scene)).toMatchObject({ status: 201 });
  expect(await readPage("/en")).toContain("Until 10:00");
});

it("an answer that guests do not have, or that makes a closure's text too long, is refused at its text [A7, T8]", async () => {
  const refusal = (closed: string) => close(CLOSED, { en: { notice: "", closed } });
  expect(await refusal("Pool ⟦pool.hours⟧")).toEqual(["closure.texts.en.closed answer_missing"]);
  expect(await refusal("Pool ⟦pool.parrots⟧")).toEqual(["closure.texts.en.closed unknown_answer"]);
  expect(await refusal("Pool ⟦")).toEqual(["closure.texts.en.closed unknown_answer"]);
  expect(await refusal(`${"x".repeat(117)}${CHECK_OUT_CHIP}`)).toEqual(["closure.texts.en.closed too_long"]);
  expect(await refusal(`${"x".repeat(115)}${CHECK_OUT_CHIP}`)).toBe(200);
});

it("an answer that a closure shows is not taken from guests until it is over [A7, T8]", async () => {
  expect(await close(NOTICED, { en: { notice: "", closed: `Out by ${CHECK_OUT_CHIP}` } })).toBe(200);
  await saveDocument(scene, "answers", sampleAnswers({ "check-out": { state: "not-applicable" } }));
  const blocked = {
    code: "publish_blocked",
    current: [{ code: "answer_missing", tab: "answers", question: "check-out", subject: "Out by" }],
  };
  expect(await publishCheckOut(scene)).toMatchObject({ status: 422, body: blocked });
  const check = await expectAnswer(await scene.caller.call("GET", scene.at("/publish/check")));
  expect((check as { findings: object[] }).findings).toContainEqual(
    expect.objectContaining(blocked.current[0]),
  );
  expect(await close(NOTICED, {})).toBe(200);
  expect(await publishCheckOut(scene)).toMatchObject({ status: 201 });
});

it.each([
  ["is on the closed page", CLOSED, "We are closed for the season."],
  ["is in the notice", NOTICED, "We close for the season on"],
])(
  "a closure that names an answer which was published away meanwhile shows no gap: its text %s [A7, T8]",
  async (_, days, builtIn) => {
    await saveDocument(scene, "answers", sampleAnswers({ "check-out": { state: "not-applicable" } }));
    expect(await publishCheckOut(scene)).toMatchObject({ status: 201 });
    // Stored as if it had been checked against the version before.
    const { id } = scene.property;
    const text = `Out by ${CHECK_OUT_CHIP}.`;
    const closure = { ...days, texts: { en: { notice: text, closed: text } } };
    const { revision } = (await expectAnswer(await scene.caller.call("GET", scene.at("")))) as Property;
    await setClosureAt(getDatabase(env, id), id, revision, { closure, at: Date.now() });
    await projectPortal(env, scene.property);
    for (const path of ["/en", "/screen"]) {
      const page = await readPage(path);
      expect(page.match(/Out by[^<]*|[⟦⟧]/), path).toBeNull();
      if (path === "/en") expect(page).toContain(builtIn);
    }
    // The next version is refused while the answer is missing.
    const named = { code: "answer_missing", question: "check-out" };
    await scene.withButtons([usableButton("link", 2)], { revision: 1 });
    const whole = await scene.caller.call("POST", scene.at("/publish"), { json: { note: "" } });
    expect(await whole.json()).toMatchObject({
      code: "publish_blocked",
      current: [named, named],
    });
    await saveDocument(scene, "answers", checkOutAt("10:00"));
    expect(await publishCheckOut(scene)).toMatchObject({ status: 201 });
    expect(await readPage("/en")).toContain("Out by 10:00.");
  },
);
