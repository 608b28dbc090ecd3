import { createExecutionContext, env, waitOnExecutionContext } from "cloudflare:test";
import { describe, expect, it, vi } from "vitest";
import type { Button, Buttons } from "#domain/content/button.ts";
import { createStarterButtons } from "#domain/content/starter/starter-buttons.ts";
import { SETUP_STEPS, type SetupProgress } from "#domain/property/setup-progress.ts";
import { callAs, createProperty, expectAnswer } from "#scripts/api/caller.ts";
import worker from "#worker/index.ts";
import { sampleId } from "../../factories/draft.ts";
import { openScene, type Scene } from "../../factories/scene.ts";
import { ORIGIN, target } from "../../factories/worker/worker-target.ts";

interface Stored {
  readonly body: Buttons;
  readonly revision: number;
}

function names(buttons: readonly Button[]): string[] {
  return buttons.map(({ name }) => name);
}

async function storedIn({ caller, at }: Scene, language: string): Promise<Stored> {
  const path = at(`/documents/buttons?language=${language}`);
  return (await expectAnswer(await caller.call("GET", path))) as Stored;
}

/** A property as operations create it. */
function openNew(values: Parameters<typeof createProperty>[2] = {}): Promise<Scene> {
  return openScene(target, { starterButtons: true, ...values });
}

function publish({ caller, at }: Scene): Promise<Response> {
  return caller.call("POST", at("/publish"), { json: { note: "" } });
}

function changeDefault(scene: Scene, defaultLanguage: string): Promise<Response> {
  return changeProperty(scene, { defaultLanguage });
}

/** Changes a property at its first revision, on the given database. */
async function changeProperty(
  { caller, at }: Scene,
  patch: object,
  database: D1Database = env.DB,
): Promise<Response> {
  const context = createExecutionContext();
  const request = new Request(`${ORIGIN}${at("")}`, {
    method: "PATCH",
    headers: {
      authorization: `Bearer ${caller.accessToken}`,
      "x-client-key": env.CLIENT_KEY,
      "content-type": "application/json",
      "if-match": '"1"',
    },
    body: JSON.stringify(patch),
  });
  const answer = await worker.fetch(
    request as Parameters<typeof worker.fetch>[0],
    { ...env, DB: database },
    context,
  );
  await waitOnExecutionContext(context);
  return answer;
}

/** A database that runs `happens` before the first `times` writes to a property. */
function beforeWrite(database: D1Database, happens: () => Promise<void>, times = 1): D1Database {
  let isWritten = false;
  let hasHappened = 0;
  const watch = <Asked extends D1Database | D1DatabaseSession>(asked: Asked): Asked =>
    new Proxy(asked, {
      get(target, name) {
        if (name === "withSession" && "withSession" in target) {
          return (anchor: string) => watch(target.withSession(anchor));
        }
        if (name === "prepare") {
          return (sql: string) => {
            isWritten ||= /^update "properties"/.test(sql);
            return target.prepare(sql);
          };
        }
        if (name === "batch") {
          return async (statements: D1PreparedStatement[]) => {
            if (isWritten && hasHappened < times) {
              hasHappened += 1;
              isWritten = false;
              await happens();
            }
            return target.batch(statements);
          };
        }
        const value: unknown = Reflect.get(target, name);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
  return watch(database);
}

describe("a new property", () => {
  it("has seven typical buttons in each of its languages, hidden, under the same ids [S18, S201, D27]", async () => {
    const scene = await openNew({ languages: ["en", "de"], defaultLanguage: "de" });
    const { body, revision } = await storedIn(scene, "de");
    expect(revision).toBe(1);
    expect(body.buttons.every(({ hidden }) => hidden)).toBe(true);
    expect(names(body.buttons)).toEqual(names(createStarterButtons("de", () => sampleId(1)).buttons));
    expect(new Set(body.buttons.map(({ id }) => id)).size).toBe(7);
    const english = (await storedIn(scene, "en")).body.buttons;
    expect(names(english)).toEqual(names(createStarterButtons("en", () => sampleId(1)).buttons));
    expect(english.map(({ id }) => id)).toEqual(body.buttons.map(({ id }) => id));
    expect(english.every(({ hidden }) => hidden)).toBe(true);
  });

  it("gets them in a language that is enabled later, but for what was touched, and never over buttons there [S18, D27]", async () => {
    const scene = await openNew({ languages: ["en"], defaultLanguage: "en" });
    const [first, ...others] = (await storedIn(scene, "en")).body.buttons;
    await scene.caller.call("PATCH", scene.at(`/buttons/${first?.id}?language=en`), {
      json: { ...first, name: "Good to know" },
      revision: 1,
    });
    const enable = async (languages: readonly string[]) => {
      const { revision } = (await expectAnswer(await scene.caller.call("GET", scene.at("")))) as {
        revision: number;
      };
      await expectAnswer(await scene.caller.call("PATCH", scene.at(""), { json: { languages }, revision }));
    };
    await enable(["en", "de"]);
    const german = await storedIn(scene, "de");
    expect(german.body.buttons.map(({ id }) => id)).toEqual(others.map(({ id }) => id));
    expect(names(german.body.buttons)).toEqual(
      names(createStarterButtons("de", () => sampleId(1)).buttons.slice(1)),
    );
    expect(names((await storedIn(scene, "en")).body.buttons)).toContain("Good to know");

    const [kept] = german.body.buttons;
    const own = { ...kept, name: "Unsere Speisen" };
    await scene.caller.call("PATCH", scene.at(`/buttons/${kept?.id}?language=de`), {
      json: own,
      revision: german.revision,
    });
    await enable(["en"]);
    await enable(["en", "de"]);
    expect(names((await storedIn(scene, "de")).body.buttons)[0]).toBe("Unsere Speisen");
    expect((await storedIn(scene, "de")).body.buttons).toHaveLength(6);
  });

  it("shows guests of another language the original while its translation waits to be made [S18, D27]", async () => {
    const scene = await openNew({ languages: ["en", "de"], defaultLanguage: "en" });
    const call = (await storedIn(scene, "en")).body.buttons.find(({ type }) => type === "click-to-call");
    await expectAnswer(
      await scene.caller.call("PATCH", scene.at(`/buttons/${call?.id}?language=en`), {
        json: { ...call, extension: "204", hidden: false },
        revision: 1,
      }),
    );
    expect((await publish(scene)).status).toBe(201);
    const page = await (await callAs(target, "GET", `/p/${scene.property.slug}/de`)).text();
    expect(page).toContain("Call reception</span>");
  });

  it("counts none of them as a first button made [S18, S46]", async () => {
    const scene = await openNew();
    const answer = await scene.caller.call("GET", scene.at("/setup-progress"));
    const { done } = (await expectAnswer(answer)) as SetupProgress;
    expect(SETUP_STEPS.filter((step) => done[step])).toEqual([]);
  });

  it("is published once one of them leads somewhere, and guests see that one alone [S18, S201, D27]", async () => {
    const scene = await openNew();
    const none = await publish(scene);
    expect(await none.json()).toMatchObject({ code: "publish_blocked" });
    const { body } = await storedIn(scene, "en");
    const call = body.buttons.find(({ type }) => type === "click-to-call");
    if (call?.type !== "click-to-call") throw new Error("The template has no call.");
    const filled = { ...call, extension: "204", hidden: false };
    const saved = await scene.caller.call("PATCH", scene.at(`/buttons/${call.id}?language=en`), {
      json: filled,
      revision: 1,
    });
    expect(saved.status).toBe(200);
    expect((await publish(scene)).status).toBe(201);
    const page = await (await callAs(target, "GET", `/p/${scene.property.slug}`)).text();
    expect(page).toContain("<span>Call reception</span>");
    for (const name of names(body.buttons.filter(({ id }) => id !== call.id)))
      expect(page).not.toContain(`<span>${name}</span>`);
  });

  it("takes them to a clone as they are, still hidden [S15, S18]", async () => {
    const source = await openNew();
    const property = await createProperty(target, source.groupId, { name: "Gull Inn" });
    const clone = source.caller.call("POST", source.at("/clone"), { json: { target: property.id } });
    await expectAnswer(await clone);
    const sister: Scene = { ...source, property, at: (path) => `/api/properties/${property.id}${path}` };
    expect((await storedIn(sister, "en")).body).toEqual((await storedIn(source, "en")).body);
  });

  it("speaks its new default language, but for the buttons that somebody has touched [S18, D27]", async () => {
    const scene = await openNew({ languages: ["en", "de"], defaultLanguage: "en" });
    const english = (await storedIn(scene, "en")).body.buttons;
    const [first] = english;
    const touched = { ...first, name: "Good to know" };
    await scene.caller.call("PATCH", scene.at(`/buttons/${first?.id}?language=en`), {
      json: touched,
      revision: 1,
    });
    await expectAnswer(await changeDefault(scene, "de"));
    expect(names((await storedIn(scene, "en")).body.buttons)).toEqual([
      "Good to know",
      ...names(english.slice(1)),
    ]);
    const german = (await storedIn(scene, "de")).body.buttons;
    expect(names(german)).toEqual(names(createStarterButtons("de", () => sampleId(1)).buttons));
    expect(german.map(({ id }) => id)).toEqual(english.map(({ id }) => id));
    expect(german.every(({ hidden }) => hidden)).toBe(true);
  });

  it("keeps what a colleague saves in a language at the moment in which it is enabled [D27]", async () => {
    const scene = await openNew({ languages: ["en"], defaultLanguage: "en" });
    const [first] = (await storedIn(scene, "en")).body.buttons;
    const own = { ...first, name: "Gut zu wissen" };
    const saves = vi.fn(async () => {
      const path = scene.at("/documents/buttons?language=de");
      const saved = await scene.caller.call("PUT", path, { json: { buttons: [own] }, revision: 0 });
      expect([200, 201]).toContain(saved.status);
    });
    const watched = beforeWrite(env.DB, saves);
    const { status } = await changeProperty(scene, { languages: ["en", "de"] }, watched);
    expect([status, saves.mock.calls.length]).toEqual([200, 1]);
    expect(names((await storedIn(scene, "de")).body.buttons)).toEqual(["Gut zu wissen"]);
  });

  it("waits for another time where colleagues never stop saving: no button is left behind [D27, D58]", async () => {
    const scene = await openNew({ languages: ["en", "de"], defaultLanguage: "en" });
    const [first] = (await storedIn(scene, "en")).body.buttons;
    const path = scene.at(`/buttons/${first?.id}?language=en`);
    let revision = 1;
    const saves = async () => {
      const json = { ...first, name: `Good to know ${revision}` };
      expect((await scene.caller.call("PATCH", path, { json, revision })).status).toBe(200);
      revision += 1;
    };
    const busy = beforeWrite(env.DB, saves, Number.POSITIVE_INFINITY);
    const answer = await changeProperty(scene, { defaultLanguage: "de" }, busy);
    expect([answer.status, await answer.json()]).toMatchObject([412, { current: { defaultLanguage: "en" } }]);
    expect(revision).toBe(4);
    expect((await storedIn(scene, "en")).body.buttons).toHaveLength(7);
  });

  it("brings nothing where the language was changed on an older revision [D27, S111]", async () => {
    const scene = await openNew({ languages: ["en"], defaultLanguage: "en" });
    const rename = { json: { name: "Another Inn" }, revision: 1 };
    await expectAnswer(await scene.caller.call("PATCH", scene.at(""), rename));
    expect((await changeProperty(scene, { languages: ["en", "de"] })).status).toBe(412);
    expect((await storedIn(scene, "en")).body.buttons).toHaveLength(7);
    expect(await storedIn(scene, "de")).toMatchObject({ body: { buttons: [] }, revision: 0 });
  });

  it("stays empty where operations ask for it, and one from before keeps what it has [S18]", async () => {
    const scene = await openScene(target);
    expect(await storedIn(scene, "en")).toMatchObject({ body: { buttons: [] }, revision: 0 });
  });
});
