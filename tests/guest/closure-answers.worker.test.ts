import { beforeEach, expect, it } from "vitest";
import type { Answers } from "#domain/answers/answers.ts";
import { writeChip } from "#domain/answers/chips/chip.ts";
import type { Property } from "#domain/property/property.ts";
import { DAY_MS } from "#domain/time.ts";
import { callAs, expectAnswer } from "#scripts/api/caller.ts";
import { sampleAnswers } from "#tests/factories/answers.ts";
import { usableButton } from "#tests/factories/draft.ts";
import { openScene, type Scene } from "#tests/factories/scene.ts";
import { saveButtons, saveDocument } from "#tests/factories/stored-draft.ts";
import { target } from "#tests/factories/worker/worker-target.ts";

const CHECK_OUT = writeChip({ question: "check-out", part: "time" });
const until = (time: string): Answers => sampleAnswers({ "check-out": { state: "answered", time } });
const dateIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
/** Two days on either side: closed on every clock. */
const CLOSED = { closesOn: dateIn(-2), opensOn: dateIn(9), noticeFrom: null };
const NOTICED = { closesOn: dateIn(5), opensOn: dateIn(9), noticeFrom: dateIn(-2) };

let scene: Scene;
beforeEach(async () => {
  scene = await openScene(target, { languages: ["en", "ar"] });
  await saveButtons(scene, "en", [usableButton("link", 1)]);
  await saveDocument(scene, "answers", until("11:00"));
  await scene.publish();
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

async function publishAnswer() {
  const json = { questions: ["check-out"] };
  const response = await scene.caller.call("POST", scene.at("/publish/answers"), { json });
  return { status: response.status, body: (await response.json()) as object };
}

it("an answer on the closed page is in the guest's language, and changes with it while it is closed [A7, T8]", async () => {
  const texts = {
    en: { notice: "", closed: `Out by ${CHECK_OUT}` },
    ar: { notice: "", closed: `قبل ${CHECK_OUT}` },
  };
  expect(await close(CLOSED, texts)).toBe(200);
  expect(await readPage("/en")).toContain("Out by 11:00");
  expect(await readPage("/ar")).toMatch(/قبل .*[٠-٩]/u);
  expect(await readPage("/screen")).toContain("Out by 11:00");
  await saveDocument(scene, "answers", until("10:00"));
  expect(await readPage("/en")).toContain("Out by 11:00");
  expect(await publishAnswer()).toMatchObject({ status: 201 });
  for (const path of ["/en", "/screen", "/guide"]) {
    const page = await readPage(path);
    expect(page, path).toContain("Out by 10:00");
    expect(page, path).not.toMatch(/[⟦⟧]/);
  }
});

it("an answer in the notice of a closure changes with it on the open page [A7, T8]", async () => {
  expect(await close(NOTICED, { en: { notice: `Until ${CHECK_OUT}`, closed: "" } })).toBe(200);
  expect(await readPage("/en")).toContain("Until 11:00");
  await saveDocument(scene, "answers", until("10:00"));
  expect(await publishAnswer()).toMatchObject({ status: 201 });
  expect(await readPage("/en")).toContain("Until 10:00");
});

it("an answer that guests do not have, or that makes a closure's text too long, is refused at its text [A7, T8]", async () => {
  const refusal = (closed: string) => close(CLOSED, { en: { notice: "", closed } });
  expect(await refusal("Pool ⟦pool.hours⟧")).toEqual(["closure.texts.en.closed answer_missing"]);
  expect(await refusal("Pool ⟦pool.parrots⟧")).toEqual(["closure.texts.en.closed unknown_answer"]);
  expect(await refusal("Pool ⟦")).toEqual(["closure.texts.en.closed unknown_answer"]);
  expect(await refusal(`${"x".repeat(117)}${CHECK_OUT}`)).toEqual(["closure.texts.en.closed too_long"]);
  expect(await refusal(`${"x".repeat(115)}${CHECK_OUT}`)).toBe(200);
});

it("an answer that a closure shows is not taken from guests until it is over [A7, T8]", async () => {
  expect(await close(NOTICED, { en: { notice: "", closed: `Out by ${CHECK_OUT}` } })).toBe(200);
  await saveDocument(scene, "answers", sampleAnswers({ "check-out": { state: "not-applicable" } }));
  const blocked = {
    code: "publish_blocked",
    current: [{ code: "answer_missing", tab: "answers", question: "check-out", subject: "Out by" }],
  };
  expect(await publishAnswer()).toMatchObject({ status: 422, body: blocked });
  const check = await expectAnswer(await scene.caller.call("GET", scene.at("/publish/check")));
  expect((check as { findings: object[] }).findings).toContainEqual(
    expect.objectContaining(blocked.current[0]),
  );
  expect(await close(NOTICED, {})).toBe(200);
  expect(await publishAnswer()).toMatchObject({ status: 201 });
});
