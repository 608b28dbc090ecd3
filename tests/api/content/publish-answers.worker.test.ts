import { env } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import type { Answers } from "#domain/answers/answers.ts";
import type { Publication, PublishAnswer } from "#domain/property/publication.ts";
import { callAs, expectAnswer } from "#scripts/api/caller.ts";
import { dieAfter, holdAt, watchBindings } from "#tests/factories/databases/watched-bindings.ts";
import { publishDue } from "#worker/services/portal/planned/publish-due.ts";
import { usableButton } from "../../factories/draft.ts";
import { planIn, planRow } from "../../factories/planned.ts";
import { openScene, type Scene } from "../../factories/scene.ts";
import { KILLS_EVERY } from "../../factories/tier.ts";
import { target } from "../../factories/worker/worker-target.ts";

const NONE: Answers = { kind: "hotel", currency: "GBP", byQuestion: {}, entries: [] };
const timed = (byQuestion: Record<string, string>): Answers => ({
  ...NONE,
  byQuestion: Object.fromEntries(
    Object.entries(byQuestion).map(([question, time]) => [question, { state: "answered", time }]),
  ),
});

async function saveAnswers({ caller, at }: Scene, body: Answers, revision: number): Promise<void> {
  await expectAnswer(await caller.call("PUT", at("/documents/answers"), { json: body, revision }));
}

async function publishAnswers({ caller, at }: Scene, json: object) {
  const response = await caller.call("POST", at("/publish/answers"), { json });
  return { status: response.status, body: (await response.json()) as PublishAnswer & { code?: string } };
}

async function getLive({ caller, at }: Scene, number: number) {
  const version = await expectAnswer(await caller.call("GET", at(`/publications/${number}/draft`)));
  return (version as { draft: { answers: Answers; buttons: { en: { buttons: { name: string }[] } } } }).draft;
}

describe("publishing answers alone", () => {
  it("changes them for guests, and nothing else of the draft [A7]", async () => {
    const scene = await openScene(target);
    await scene.withButtons([usableButton("link", 1, "Breakfast menu")]);
    await saveAnswers(scene, timed({ "check-in": "15:00", "check-out": "11:00" }), 1);
    await scene.publish();
    await scene.withButtons([usableButton("link", 1, "Half finished")], { revision: 1 });
    await saveAnswers(scene, timed({ "check-in": "14:00", "check-out": "10:00" }), 2);

    const { status, body } = await publishAnswers(scene, { questions: ["check-in"] });
    expect([status, body.number, body.confirmed]).toEqual([201, 2, 2]);
    const live = await getLive(scene, 2);
    expect(live.answers.byQuestion).toEqual(timed({ "check-in": "14:00", "check-out": "11:00" }).byQuestion);
    expect(live.buttons.en.buttons[0]?.name).toBe("Breakfast menu");
    const page = await (await callAs(target, "GET", `/p/${scene.property.slug}`)).text();
    expect(page).toContain("Breakfast menu");
    expect(await scene.savedButtons()).toMatchObject([{ name: "Half finished" }]);
  });

  it("leaves the draft newer than what guests have, and the rest can follow [A7]", async () => {
    const scene = await openScene(target);
    await scene.withButtons([usableButton("link", 1, "Breakfast menu")]);
    await scene.publish();
    const [first] = (
      (await expectAnswer(await scene.caller.call("GET", scene.at("/publications")))) as {
        items: Publication[];
      }
    ).items;
    await saveAnswers(scene, timed({ "check-in": "14:00", "check-out": "10:00" }), 1);
    const { body } = await publishAnswers(scene, { questions: ["check-in"] });
    expect(body.draftAt).toBe(first?.draftAt);
    await scene.publish();
    expect((await getLive(scene, 3)).answers.byQuestion).toHaveProperty("check-out");
  });

  it("keeps what others publish at the same moment, the whole draft and other answers [A7]", async () => {
    const scene = await openScene(target);
    await scene.withButtons([usableButton("link", 1, "Breakfast menu")]);
    await saveAnswers(scene, timed({ "check-in": "15:00", "check-out": "11:00" }), 1);
    await scene.publish();
    const rounds = ["12:00", "13:00", "14:00"];
    for (const [index, time] of rounds.entries()) {
      await scene.withButtons([usableButton("link", 1, `Menu from ${time}`)], { revision: index + 1 });
      await saveAnswers(scene, timed({ "check-in": time, "check-out": time }), index + 2);
      await Promise.all([
        scene.caller.call("POST", scene.at("/publish"), { json: { note: "" } }),
        publishAnswers(scene, { questions: ["check-in"] }),
        publishAnswers(scene, { questions: ["check-out"] }),
      ]);
      const [newest] = (
        (await expectAnswer(await scene.caller.call("GET", scene.at("/publications")))) as {
          items: Publication[];
        }
      ).items;
      const live = await getLive(scene, newest?.number ?? 0);
      expect(live.buttons.en.buttons[0]?.name).toBe(`Menu from ${time}`);
      expect(live.answers.byQuestion).toEqual(timed({ "check-in": time, "check-out": time }).byQuestion);
    }
  });

  it("is refused before the first publication, of what guests have already, and to viewers [A7]", async () => {
    const scene = await openScene(target);
    await scene.withButtons([usableButton("link", 1, "Breakfast menu")]);
    await saveAnswers(scene, timed({ "check-in": "15:00" }), 1);
    const chosen = { questions: ["check-in"] };
    expect(await publishAnswers(scene, chosen)).toMatchObject({
      status: 409,
      body: { code: "not_published" },
    });
    await scene.publish();
    expect(await publishAnswers(scene, chosen)).toMatchObject({ status: 409, body: { code: "nothing_new" } });
    expect(await publishAnswers(scene, {})).toMatchObject({
      status: 400,
      body: { code: "validation_failed" },
    });
    const viewer = await openScene(target, {}, { role: "viewer" });
    expect((await publishAnswers(viewer, chosen)).status).toBe(403);
  });

  it("is refused with another currency: every other price would change [A7]", async () => {
    const scene = await openScene(target);
    await scene.withButtons([usableButton("link", 1, "Breakfast menu")]);
    const parking = (amount: number): Answers["byQuestion"] => ({
      parking: { state: "answered", price: { kind: "costs", amount, per: "night" } },
    });
    await saveAnswers(scene, { ...NONE, byQuestion: parking(12) }, 1);
    await scene.publish();
    await saveAnswers(scene, { ...NONE, currency: "EUR", byQuestion: parking(14) }, 2);
    expect(await publishAnswers(scene, { questions: ["parking"] })).toMatchObject({
      status: 409,
      body: { code: "currency_changed" },
    });
  });

  it("is refused of a question that the live kind of property is not asked: guests would not see it [A7]", async () => {
    const scene = await openScene(target);
    await scene.withButtons([usableButton("link", 1, "Breakfast menu")]);
    await saveAnswers(scene, timed({ "check-in": "15:00" }), 1);
    await scene.publish();
    await saveAnswers(scene, { ...timed({ boarding: "16:00", "check-in": "15:00" }), kind: "ship" }, 2);
    expect(await publishAnswers(scene, { questions: ["boarding"] })).toMatchObject({
      status: 409,
      body: { code: "kind_changed" },
    });
  });
});

/** Version 1 has old times; a version with a new name is planned; then a new check-in time was published alone. */
async function planThenPublish(): Promise<{
  readonly scene: Scene;
  readonly id: string;
  readonly at: number;
}> {
  const scene = await openScene(target);
  await scene.withButtons([usableButton("link", 1, "Summer menu")]);
  await saveAnswers(scene, timed({ "check-in": "15:00", "check-out": "11:00" }), 1);
  await scene.publish();
  await scene.withButtons([usableButton("link", 1, "Winter menu")], { revision: 1 });
  await saveAnswers(scene, timed({ "check-in": "15:00", "check-out": "10:30" }), 2);
  const { id, at } = await planIn(scene, 60);
  await saveAnswers(scene, timed({ "check-in": "14:00", "check-out": "10:30" }), 3);
  expect((await publishAnswers(scene, { questions: ["check-in"] })).body.number).toBe(2);
  return { scene, id, at: Date.parse(at) };
}

describe("a version that was planned before", () => {
  it("keeps what was put live since, and brings everything else that was planned [A7, D112]", async () => {
    const { scene, at } = await planThenPublish();
    await publishDue(env, scene.property.id, () => at);
    const live = await getLive(scene, 3);
    expect(live.answers.byQuestion).toEqual(timed({ "check-in": "14:00", "check-out": "10:30" }).byQuestion);
    expect(live.buttons.en.buttons[0]?.name).toBe("Winter menu");
  });

  it("keeps it wherever its publication was killed, and is published once [A7, D112]", async () => {
    for (let calls = 0; calls < 14; calls += KILLS_EVERY) {
      const { scene, id, at } = await planThenPublish();
      const { around, death } = dieAfter(calls);
      const due = () => at;
      await Promise.race([publishDue(watchBindings(env, around), scene.property.id, due), death]);
      expect(await publishDue(env, scene.property.id, due)).toBeNull();
      expect(await planRow(id)).toMatchObject({ state: "published", number: 3 });
      const { answers } = await getLive(scene, 3);
      expect(answers.byQuestion).toEqual(timed({ "check-in": "14:00", "check-out": "10:30" }).byQuestion);
    }
  });

  it("keeps it also if it is put live while the planned version is being published [A7, D112]", async () => {
    const { scene, at } = await planThenPublish();
    await saveAnswers(scene, timed({ "check-in": "13:00", "check-out": "10:30" }), 4);
    const held = holdAt(/FILES\.put/);
    const publishing = publishDue(watchBindings(env, held.around), scene.property.id, () => at);
    await held.reached;
    expect((await publishAnswers(scene, { questions: ["check-in"] })).body.number).toBe(3);
    held.release();
    await publishing;
    const live = await getLive(scene, 4);
    expect(live.answers.byQuestion).toEqual(timed({ "check-in": "13:00", "check-out": "10:30" }).byQuestion);
    expect(live.buttons.en.buttons[0]?.name).toBe("Winter menu");
  });
});
