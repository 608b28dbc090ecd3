import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { toPlainWords } from "#domain/content/button-texts.ts";
import type { RichText } from "#domain/content/rich-text.ts";
import { HOUR_MS, MINUTE_MS, SECOND_MS } from "#domain/time.ts";
import { sampleId, usableButton } from "#tests/factories/draft.ts";
import { openScene, type Scene } from "#tests/factories/scene.ts";
import { type EngineRun, nonsense, openEngineRun } from "#tests/factories/translator/engine-run.ts";
import { wholeRun } from "#tests/factories/worker/job-run.ts";
import { target } from "#tests/factories/worker/worker-target.ts";
import { continueRuns } from "#worker/services/translation/draft-rest.ts";

const createButtons = (count: number) =>
  Array.from({ length: count }, (_, index) => usableButton("link", index + 1, nonsense(index)));

async function open(buttons = createButtons(60)): Promise<{ scene: Scene; engine: EngineRun }> {
  const languages = ["en", "fi", "ja"] as ("en" | "fi" | "ja")[];
  const scene = await openScene(target, { languages, defaultLanguage: "en", starterButtons: false });
  await scene.withButtons(buttons);
  return { scene, engine: await openEngineRun(scene) };
}

/** Goes on whenever the run may, by a clock, until it ends or the time has come. */
async function goOn(engine: EngineRun, scene: Scene, from: number, until: number) {
  let [now, steps] = [from, 0];
  while (now < until) {
    const step = await engine.step(() => now);
    steps += 1;
    if (step?.run.isEnded) return { step, now, steps };
    const retryAt = await env.DB.prepare("select retry_at from translation_runs where property_id = ?")
      .bind(scene.property.id)
      .first<number>("retry_at");
    now = Math.max(now + 1, retryAt ?? 0);
  }
  return { step: null, now, steps };
}

describe("an engine that is down", () => {
  it("for a day is asked again and again, for few characters, and then drafts all (L7)", async () => {
    const { scene, engine } = await open();
    await engine.inbox.behave({ answer: { kind: "status", status: 503 }, times: 0 });
    const began = Date.now();
    await engine.start(["fi", "ja"]);
    const day = await goOn(engine, scene, began, began + 24 * HOUR_MS);
    expect(day.step).toBeNull();
    // Waits grow from 30 s to an hour.
    expect(day.steps).toBeGreaterThan(24);
    expect(day.steps).toBeLessThan(120);
    const whole = 120 * nonsense(0).length;
    expect(await engine.readUsage()).toBeLessThan(2 * whole);
    await engine.inbox.behave({ answer: { kind: "texts" }, times: 0 });
    const back = await goOn(engine, scene, day.now, day.now + 2 * HOUR_MS);
    expect(back.step).toMatchObject({ remaining: 0, run: { isEnded: true, problem: null } });
    expect(await engine.readDrafts("ja")).toHaveLength(60);
  });

  it("for more than 72 hours ends the run with its problem, and the next run starts over (L7)", async () => {
    const { scene, engine } = await open();
    await engine.inbox.behave({ answer: { kind: "status", status: 500 }, times: 0 });
    const began = Date.now();
    await engine.start(["fi"]);
    const { step, now } = await goOn(engine, scene, began, began + 100 * HOUR_MS);
    expect(step).toMatchObject({ run: { isEnded: true, problem: "unavailable" } });
    expect((now - began) / HOUR_MS).toBeGreaterThan(72);
    expect((now - began) / HOUR_MS).toBeLessThan(73.5);
    await engine.inbox.behave({ answer: { kind: "texts" }, times: 0 });
    await engine.start(["fi"]);
    await goOn(engine, scene, Date.now(), Date.now() + MINUTE_MS);
    expect(await engine.readDrafts("fi")).toHaveLength(60);
  });

  it("never waits longer than an hour, whatever it asks for (L7)", async () => {
    const { scene, engine } = await open();
    await engine.inbox.behave({
      answer: { kind: "status", status: 429, retryAfter: "999999999" },
      times: 1,
    });
    const began = Date.now();
    await engine.start(["fi"]);
    const { step } = await goOn(engine, scene, began + HOUR_MS + MINUTE_MS, began + 2 * HOUR_MS);
    expect(step).toMatchObject({ remaining: 0, run: { isEnded: true } });
  });
});

it("a wrong key ends the run at once, and costs nothing of the budget (L7)", async () => {
  const { scene, engine } = await open();
  const bindings = { ...engine.engineEnv, TRANSLATOR_KEY: "wrong" };
  await env.DB.prepare("insert into translation_runs (property_id, languages, started_at) values (?, ?, ?)")
    .bind(scene.property.id, '["fi"]', Date.now())
    .run();
  const step = await engine.step(Date.now, bindings);
  expect(step).toMatchObject({ remaining: 60, run: { isEnded: true, problem: "refused" } });
  expect(await engine.readUsage()).toBe(0);
});

it("an engine's quota used up halfway keeps what was drafted, and asks for none of it again (L7)", async () => {
  const { scene, engine } = await open();
  await engine.inbox.behave({ answer: { kind: "texts" }, times: 1 });
  await engine.inbox.behave({ answer: { kind: "status", status: 456 }, times: 1 });
  await engine.start(["fi"]);
  const { step } = await goOn(engine, scene, Date.now(), Date.now() + MINUTE_MS);
  expect(step).toMatchObject({ remaining: 10, run: { isEnded: true, problem: "quota" } });
  expect(await engine.readDrafts("fi")).toHaveLength(50);
  await engine.start(["fi"]);
  expect((await engine.inbox.received()).map(({ texts }) => texts.length)).toEqual([50, 10, 10]);
  expect(await engine.readUsage()).toBe(60 * nonsense(0).length);
});

it("a language that is switched off during a run is left out, and the run ends (L7)", async () => {
  const { scene, engine } = await open();
  await engine.start(["fi", "ja"]);
  const { revision } = scene.property;
  const off = await scene.caller.call("PATCH", scene.at(""), { json: { languages: ["en", "ja"] }, revision });
  expect(off.status).toBe(200);
  const { step } = await goOn(engine, scene, Date.now(), Date.now() + MINUTE_MS);
  expect(step).toMatchObject({ remaining: 0, run: { isEnded: true, problem: null } });
  expect((await engine.inbox.received()).map(({ to }) => to)).toEqual(["FI", "JA", "JA"]);
  expect(await engine.readDrafts("ja")).toHaveLength(60);
});

const paragraph = (text: string): RichText[number] => ({ type: "paragraph", runs: [{ text }] });

async function openPopup(content: RichText) {
  const popup = { ...usableButton("popup", 1, nonsense(1)), content, subButtons: [] };
  return open([popup as ReturnType<typeof usableButton>]);
}

it("a text of 30,000 characters is drafted whole, by a call of its own (L7)", async () => {
  const long = Array.from({ length: 30 }, (_, at) =>
    paragraph(
      Array.from({ length: 100 }, (_, word) => nonsense(at * 100 + word))
        .join(" ")
        .slice(0, 1_000),
    ),
  );
  const { scene, engine } = await openPopup(long);
  await engine.start(["fi"]);
  await goOn(engine, scene, Date.now(), Date.now() + MINUTE_MS);
  expect((await engine.inbox.received()).map(({ texts }) => texts.length).toSorted()).toEqual([1, 30]);
  const draft = (await engine.readDrafts("fi")).find(({ place }) => place.endsWith("/content"));
  expect(draft?.body).toMatchObject({ kind: "wording" });

  const wording = draft?.body.kind === "wording" ? toPlainWords(draft.body.wording) : "";
  expect(wording.length).toBeGreaterThanOrEqual(30_000);
});

it("what one part of a long text has cost stays counted if the next part fails (L7)", async () => {
  const long = Array.from({ length: 60 }, (_, at) => paragraph(nonsense(at)));
  const { engine } = await openPopup(long);
  await engine.inbox.behave({ answer: { kind: "texts" }, times: 2 });
  await engine.inbox.behave({ answer: { kind: "status", status: 429 }, times: 1 });
  await engine.start(["ja"]);
  await engine.step();
  const received = (await engine.inbox.received()).filter(({ status }) => status === 200);
  const sent = received.flatMap(({ texts }) => texts).join("").length;
  expect(sent).toBeGreaterThan(50 * nonsense(0).length);
  expect(await engine.readUsage()).toBeGreaterThanOrEqual(sent);
});

it("bidirectional marks of an original reach neither the engine nor the draft (L2)", async () => {
  const { engine } = await open([usableButton("link", 1, `Wha\u200Ele \u2067${nonsense(2)}\u2069`)]);
  await engine.start(["ja"]);
  const sent = (await engine.inbox.received()).flatMap(({ texts }) => texts).join("");
  expect(sent).not.toMatch(/[\u200E\u200F\u202A-\u202E\u2066-\u2069]/);
  const [draft] = await engine.readDrafts("ja");
  expect(draft?.body.kind).toBe("wording");
  expect(JSON.stringify(draft?.body)).not.toMatch(/[\u200E\u200F\u202A-\u202E\u2066-\u2069]/);
});

it("two tabs that start other languages at once both get theirs (L7)", async () => {
  const { scene, engine } = await open(createButtons(3));
  for (const at of [0, 1, 2, 3]) {
    await scene.withButtons([usableButton("link", sampleId(at).length + at, nonsense(50 + at))], {
      revision: at + 1,
    });
    await Promise.all([engine.start(["fi"]), engine.start(["ja"])]);
    await goOn(engine, scene, Date.now(), Date.now() + MINUTE_MS);
    expect([(await engine.readDrafts("fi")).length, (await engine.readDrafts("ja")).length]).toEqual([1, 1]);
  }
});

it("a slow engine leaves the cron's later jobs their time (L7)", async () => {
  const { scene, engine } = await open();
  await env.DB.prepare("insert into translation_runs (property_id, languages, started_at) values (?, ?, ?)")
    .bind(scene.property.id, '["fi","ja"]', Date.now())
    .run();
  let now = 0;
  const result = await continueRuns(engine.engineEnv, wholeRun(Date.now()), () => {
    now += 25 * SECOND_MS;
    return now;
  });
  expect(result.cursor).toBe("more");
  expect(result.done.steps).toBeLessThanOrEqual(2);
});
