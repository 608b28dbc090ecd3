import { env } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { GUIDE_ENTRIES_MAX } from "#domain/answers/answer-values.ts";
import { TEMPLATE } from "#domain/content/starter/template.ts";
import { DOCUMENT_BYTES_MAX } from "#domain/limits.ts";
import { callAs, expectAnswer } from "#scripts/api/caller.ts";
import { BREAKFAST, CHECK_OUT, sampleAnswers, sampleEntry, savedAnswers } from "../../factories/answers.ts";
import { writeNewerDocument } from "../../factories/contract/newer-rows.ts";
import { addMember } from "../../factories/member.ts";
import { openScene, type Scene } from "../../factories/scene.ts";
import { saveDocument } from "../../factories/stored-draft.ts";
import { target } from "../../factories/worker/worker-target.ts";

function save({ caller, at }: Pick<Scene, "caller" | "at">, json: unknown, revision = 1) {
  return caller.call("PUT", at("/documents/answers"), { json, revision });
}

/** Status, code and errors by path. */
async function readRefusal(response: Response) {
  const { code, errors = [] } = (await response.json()) as {
    code: string;
    errors?: { path: string; code: string }[];
  };
  return [response.status, code, ...errors.map(({ path, code: reason }) => `${path}: ${reason}`)];
}

const { hours } = BREAKFAST;
const [morning] = hours as unknown as [(typeof hours)[number]];
const answered = { state: "answered" } as const;
const entry = sampleEntry(1, "Rooftop bees");

/** Body, and the refusal that the API returns. */
const REFUSED: readonly (readonly [title: string, body: unknown, error: string])[] = [
  [
    "a price without a currency",
    { ...TEMPLATE.answers, byQuestion: { breakfast: BREAKFAST } },
    "currency: currency_required",
  ],
  ["a currency that is none", { ...TEMPLATE.answers, currency: "GBX" }, "currency: invalid"],
  [
    "an amount of nothing",
    sampleAnswers({ breakfast: { ...answered, price: { kind: "costs", amount: 0, per: "person" } } }),
    "byQuestion.breakfast.price.amount: out_of_range",
  ],
  [
    "a number that is negative",
    sampleAnswers({ pool: { ...answered, quantity: -1 } }),
    "byQuestion.pool.quantity: out_of_range",
  ],
  [
    "eight windows",
    sampleAnswers({ pool: { ...answered, hours: Array.from({ length: 8 }, () => morning) } }),
    "byQuestion.pool.hours: too_many",
  ],
  [
    "a window that ends before it starts",
    sampleAnswers({ pool: { ...answered, hours: [{ ...morning, from: "11:00" }] } }),
    "byQuestion.pool.hours.0.to: hours_end_before_start",
  ],
  [
    "windows that overlap",
    sampleAnswers({
      pool: { ...answered, hours: [morning, { ...morning, id: entry.id, from: "10:00", to: "12:00" }] },
    }),
    "byQuestion.pool.hours.1.from: hours_overlap",
  ],
  [
    "a time that is none",
    sampleAnswers({ "check-out": { ...answered, time: "25:00" } }),
    "byQuestion.check-out.time: invalid_time",
  ],
  [
    "a place that is too long",
    sampleAnswers({ toilets: { ...answered, place: { en: "x".repeat(41) } } }),
    "byQuestion.toilets.place.en: too_long",
  ],
  [
    "own words of two lines",
    sampleAnswers({ tips: { ...answered, words: { en: "One\nTwo" } } }),
    "byQuestion.tips.words.en: too_many_lines",
  ],
  [
    "a number that nobody can dial",
    sampleAnswers({ taxi: { ...answered, contact: { telephone: "call us" } } }),
    "byQuestion.taxi.contact.telephone: invalid_telephone",
  ],
  [
    "a link that is none",
    sampleAnswers({ tips: { ...answered, contact: { link: "javascript:alert(1)" } } }),
    "byQuestion.tips.contact.link: invalid_url",
  ],
  [
    "an answer that says nothing",
    sampleAnswers({ pets: { ...answered, note: { en: "Ask us" } } }),
    "byQuestion.pets: required",
  ],
  [
    "a part that the question does not ask for",
    sampleAnswers({ "check-out": { ...CHECK_OUT, place: { en: "Hall" } } }),
    "byQuestion.check-out.place: invalid",
  ],
  [
    "a unit that the question does not offer",
    sampleAnswers({ breakfast: { ...BREAKFAST, price: { kind: "costs", amount: 18, per: "night" } } }),
    "byQuestion.breakfast.price.per: invalid",
  ],
  ["an unknown question", { ...TEMPLATE.answers, byQuestion: { parrots: CHECK_OUT } }, "byQuestion: invalid"],
  ["an unknown kind", { ...TEMPLATE.answers, kind: "airport" }, "kind: invalid"],
  ["an unknown field", { ...TEMPLATE.answers, motto: "Welcome" }, ": invalid"],
  [
    "61 own entries",
    sampleAnswers(
      {},
      Array.from({ length: GUIDE_ENTRIES_MAX + 1 }, (_, index) => sampleEntry(index, "Bees")),
    ),
    "entries: too_many",
  ],
  ["two own entries of one id", sampleAnswers({}, [entry, entry]), "entries: duplicate"],
  ["an own entry without a title", sampleAnswers({}, [{ ...entry, title: {} }]), "entries.0.title: required"],
  [
    "a search word that is an address",
    sampleAnswers({}, [{ ...entry, searchWords: { en: ["www.bees.example"] } }]),
    "entries.0.searchWords.en.0: invalid_search_word",
  ],
];

describe("the answers of a property", () => {
  it("are a document of their own, saved on its revision and read with the draft [A4]", async () => {
    const scene = await openScene(target, { languages: ["en", "de"] });
    expect(await savedAnswers(scene)).toMatchObject({ body: TEMPLATE.answers, revision: 1 });
    const body = sampleAnswers({ breakfast: BREAKFAST, pool: { state: "not-applicable" } }, [entry]);
    const saved = await save(scene, body);
    expect(saved.headers.get("etag")).toBe('"2"');
    expect(await expectAnswer(saved)).toMatchObject({ body, revision: 2, updatedBy: "Front desk" });
    const { documents } = (await expectAnswer(await scene.caller.call("GET", scene.at("/draft")))) as {
      documents: { section: string; body: unknown }[];
    };
    expect(documents.find(({ section }) => section === "answers")?.body).toEqual(body);
    expect(
      await readRefusal(await scene.caller.call("GET", scene.at("/documents/answers?language=de"))),
    ).toContain("validation_failed");
  });

  it("are never overwritten from a stale revision: the newer ones come back to be merged [A4]", async () => {
    const scene = await openScene(target);
    await expectAnswer(await save(scene, sampleAnswers({ breakfast: BREAKFAST })));
    const stale = await save(scene, sampleAnswers({ "check-out": CHECK_OUT }));
    expect(stale.status).toBe(412);
    expect(await stale.json()).toMatchObject({
      code: "stale_revision",
      current: { section: "answers", body: { byQuestion: { breakfast: BREAKFAST } }, revision: 2 },
    });
    const unread = await scene.caller.call("PUT", scene.at("/documents/answers"), { json: sampleAnswers() });
    expect(await readRefusal(unread)).toEqual([428, "revision_required"]);
  });

  it.each(REFUSED)("are refused with a code at the field: %s [A2, A4, A5]", async (_title, body, error) => {
    const scene = await openScene(target);
    expect(await readRefusal(await save(scene, body))).toEqual([400, "validation_failed", error]);
    expect(await savedAnswers(scene)).toMatchObject({ body: TEMPLATE.answers, revision: 1 });
  });

  it("are refused when they are too large in all languages together [A5]", async () => {
    const scene = await openScene(target);
    const paragraph = { type: "paragraph" as const, runs: [{ text: "x".repeat(4_000) }] };
    const languages = ["en", "de", "fr", "it", "es"] as const;
    const content = Object.fromEntries(languages.map((language) => [language, [paragraph]]));
    const entries = Array.from({ length: GUIDE_ENTRIES_MAX }, (_, index) => ({
      ...sampleEntry(index, "Bees"),
      content,
    }));
    const body = sampleAnswers({}, entries);
    expect(JSON.stringify(body).length).toBeGreaterThan(DOCUMENT_BYTES_MAX);
    expect(await readRefusal(await save(scene, body))).toEqual([413, "body_too_large"]);
  });

  it("leave an entry in the activity list and in the change log that other screens read [A4]", async () => {
    const scene = await openScene(target);
    await expectAnswer(await save(scene, sampleAnswers({ breakfast: BREAKFAST })));
    const { items } = (await expectAnswer(await scene.caller.call("GET", scene.at("/activity")))) as {
      items: { action: string; summary: string; userName: string }[];
    };
    expect(items[0]).toMatchObject({ action: "answers.saved", userName: "Front desk" });
    const logged = await env.DB.prepare(
      "select payload from changes where kind = 'document.saved' and property_id = ?",
    )
      .bind(scene.property.id)
      .first<string>("payload");
    expect(JSON.parse(logged ?? "")).toEqual({
      section: "answers",
      language: "",
      revision: 2,
      by: "Front desk",
    });
  });

  it("do not exist for another group, are read-only for viewers, and need a session [A4]", async () => {
    const scene = await openScene(target);
    await expectAnswer(await save(scene, sampleAnswers({ breakfast: BREAKFAST })));
    const stranger = { ...(await openScene(target)), at: scene.at };
    const path = scene.at("/documents/answers");
    expect(await readRefusal(await stranger.caller.call("GET", path))).toEqual([404, "not_found"]);
    expect(await readRefusal(await save(stranger, sampleAnswers(), 2))).toEqual([404, "not_found"]);
    const viewer = await addMember(target, scene, "viewer");
    expect(await readRefusal(await save({ ...scene, caller: viewer }, sampleAnswers(), 2))).toEqual([
      403,
      "forbidden",
    ]);
    expect((await savedAnswers({ ...scene, caller: viewer })).body.byQuestion.breakfast).toEqual(BREAKFAST);
    expect((await callAs(target, "GET", path)).status).toBe(401);
  });

  it("keep their texts of a language that is switched off, for the day it is switched on again [A4]", async () => {
    const scene = await openScene(target, { languages: ["en", "de"] });
    const bees = { ...entry, title: { en: "Rooftop bees", de: "Bienen auf dem Dach" } };
    await saveDocument(scene, "answers", sampleAnswers({ breakfast: BREAKFAST }, [bees]));
    const before = await savedAnswers(scene);
    await expectAnswer(
      await scene.caller.call("PATCH", scene.at(""), { json: { languages: ["en"] }, revision: 1 }),
    );
    expect(await savedAnswers(scene)).toEqual(before);
    // An edit in the remaining language sends the hidden texts along.
    const edited = { ...before.body, byQuestion: { ...before.body.byQuestion, "check-out": CHECK_OUT } };
    await expectAnswer(await save(scene, edited, before.revision));
    await expectAnswer(
      await scene.caller.call("PATCH", scene.at(""), { json: { languages: ["en", "de"] }, revision: 2 }),
    );
    const { body } = await savedAnswers(scene);
    expect([body.entries[0]?.title.de, body.byQuestion.breakfast]).toEqual([
      "Bienen auf dem Dach",
      BREAKFAST,
    ]);
  });

  it("that a newer version wrote are shown as far as they are known, and nobody can save over them [S108]", async () => {
    const scene = await openScene(target);
    await expectAnswer(await save(scene, sampleAnswers({ breakfast: BREAKFAST })));
    await writeNewerDocument(scene, "answers", 1);
    const stored = await savedAnswers(scene);
    expect(stored).toMatchObject({ newerVersion: true, body: { byQuestion: { breakfast: BREAKFAST } } });
    const refused = await save(scene, sampleAnswers(), stored.revision);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ code: "newer_version", current: { newerVersion: true } });
    const published = await scene.caller.call("POST", scene.at("/publish"), { json: { note: "" } });
    expect(await readRefusal(published)).toEqual([409, "newer_version"]);
  });
});
