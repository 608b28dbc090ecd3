import { env } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { GUIDE_ENTRIES_MAX } from "#domain/answers/answer-values.ts";
import { changesBetween } from "#domain/content/changes/changes-between.ts";
import type { Piece } from "#domain/content/changes/restore-piece.ts";
import type { Draft, StoredDocument } from "#domain/content/document.ts";
import { TEMPLATE } from "#domain/content/starter/template.ts";
import { HOUR_MS } from "#domain/time.ts";
import { createProperty, expectAnswer, signIn } from "#scripts/api/caller.ts";
import { wholeRun } from "#tests/factories/worker/job-run.ts";
import { fileRestorePoints } from "#worker/services/content/file-restore-points.ts";
import { publishDue } from "#worker/services/portal/planned/publish-due.ts";
import { BREAKFAST, CHECK_OUT, sampleAnswers, sampleEntry, savedAnswers } from "../../factories/answers.ts";
import { usableButton } from "../../factories/draft.ts";
import { planIn } from "../../factories/planned.ts";
import { createScene, openScene, type Scene } from "../../factories/scene.ts";
import { saveButtons, saveDocument, storedBodies } from "../../factories/stored-draft.ts";
import { begin, deleteGroup, fetchExport, finish, sendLines } from "../../factories/worker/carried-group.ts";
import { target } from "../../factories/worker/worker-target.ts";

const [bees, boats] = [sampleEntry(1, "Rooftop bees"), sampleEntry(2, "Boats")] as const;
const first = sampleAnswers({ breakfast: BREAKFAST }, [bees, boats]);
const second = sampleAnswers(
  { "check-out": CHECK_OUT, breakfast: { ...BREAKFAST, place: { en: "Terrace" } } },
  [boats],
);

/** A property whose version 1 has the answers `first`. */
async function openPublished(): Promise<Scene> {
  const scene = await openScene(target, { languages: ["en", "de"] });
  await saveButtons(scene, "en", [usableButton("link", 1, "Menu")]);
  await saveDocument(scene, "answers", first);
  await scene.publish();
  return scene;
}

async function readDraft({ caller, at }: Scene, path: string): Promise<Draft> {
  return ((await expectAnswer(await caller.call("GET", at(path)))) as { draft: Draft }).draft;
}

interface Replaced {
  readonly restorePoint: { readonly id: string; readonly summary: object };
}

async function post({ caller, at }: Scene, path: string, json?: unknown): Promise<Replaced> {
  return (await expectAnswer(await caller.call("POST", at(path), { json }))) as Replaced;
}

const undo = (scene: Scene, { restorePoint }: Replaced) =>
  post(scene, `/restore-points/${restorePoint.id}/restore`);
const bringBack = (scene: Scene, piece: Piece) => post(scene, "/publications/1/bring-back", piece);
const answersNow = async (scene: Scene) => (await savedAnswers(scene)).body;

async function findRefusal({ caller, at }: Scene, piece: Piece) {
  const response = await caller.call("POST", at("/publications/1/bring-back"), { json: piece });
  return `${response.status} ${((await response.json()) as { code: string }).code}`;
}

describe("answers in versions", () => {
  it("differ from the draft by question and by own entry [A4, T10]", async () => {
    const scene = await openPublished();
    await saveDocument(scene, "answers", second);
    const version = await readDraft(scene, "/publications/1/draft");
    expect(version.answers).toEqual(first);
    const changes = changesBetween(version, { ...version, answers: await answersNow(scene) });
    expect(changes.map(({ kind, path }) => `${kind} ${path.slice(1).join(" ")}`)).toEqual([
      "added byQuestion check-out",
      "changed byQuestion breakfast",
      `removed entries ${bees.id}`,
    ]);
  });

  it("are frozen in a planned version and published with it [A4, T9]", async () => {
    const scene = await openPublished();
    await saveDocument(scene, "answers", second);
    const planned = await planIn(scene, 60);
    await saveDocument(scene, "answers", first);
    expect((await readDraft(scene, `/planned-publications/${planned.id}/draft`)).answers).toEqual(second);
    await publishDue(env, scene.property.id, () => Date.parse(planned.at));
    expect((await readDraft(scene, "/publications/2/draft")).answers).toEqual(second);
    expect(await answersNow(scene)).toEqual(first);
  });

  it("come back with a restored version, and its restore point undoes that [A4]", async () => {
    const scene = await openPublished();
    await saveDocument(scene, "answers", second);
    const restored = await post(scene, "/publications/1/restore");
    expect(await answersNow(scene)).toEqual(first);
    const undone = await undo(scene, restored);
    expect(await answersNow(scene)).toEqual(second);
    await undo(scene, undone);
    expect(await answersNow(scene)).toEqual(first);
  });

  it("come back alone, one answer or all of them; undoing leaves every other section [A4, T12]", async () => {
    const scene = await openPublished();
    await saveDocument(scene, "answers", second);
    const one = await bringBack(scene, { kind: "answer", question: "breakfast" });
    expect(one.restorePoint.summary).toEqual({ number: 1, section: "answers", question: "breakfast" });
    expect(await answersNow(scene)).toEqual({
      ...second,
      byQuestion: { "check-out": CHECK_OUT, breakfast: BREAKFAST },
    });
    await saveButtons(scene, "en", []);
    await undo(scene, one);
    expect([await answersNow(scene), await scene.savedButtons()]).toEqual([second, []]);
    const all = await bringBack(scene, { kind: "section", section: "answers" });
    expect([await answersNow(scene), await scene.savedButtons()]).toEqual([first, []]);
    await undo(scene, all);
    expect(await answersNow(scene)).toEqual(second);
  });

  it("bring an own entry back to its old place [A5, T12]", async () => {
    const scene = await openPublished();
    const hikes = sampleEntry(3, "Hikes");
    await saveDocument(scene, "answers", { ...second, entries: [boats, hikes] });
    const { restorePoint } = await bringBack(scene, { kind: "entry", id: bees.id });
    expect(restorePoint.summary).toEqual({ number: 1, section: "answers", name: "Rooftop bees" });
    expect((await answersNow(scene)).entries).toEqual([bees, boats, hikes]);
    const { items } = (await expectAnswer(await scene.caller.call("GET", scene.at("/activity")))) as {
      items: { action: string; summary: string }[];
    };
    expect(items[0]).toMatchObject({ action: "piece.restored", summary: "1 entry" });
  });

  it("refuse a piece that the version does not have, and one entry too many [A4, A5, T12]", async () => {
    const scene = await openPublished();
    expect(await findRefusal(scene, { kind: "answer", question: "pool" })).toBe("404 not_in_version");
    expect(await findRefusal(scene, { kind: "entry", id: sampleEntry(9, "None").id })).toBe(
      "404 not_in_version",
    );
    const full = Array.from({ length: GUIDE_ENTRIES_MAX }, (_, index) => sampleEntry(index + 10, "Full"));
    await saveDocument(scene, "answers", sampleAnswers({}, full));
    expect(await findRefusal(scene, { kind: "entry", id: bees.id })).toBe("400 validation_failed");
    expect(await findRefusal(scene, { kind: "answer", question: "parrots" as "pool" })).toBe(
      "400 validation_failed",
    );
  });
});

describe("answers identify a property", () => {
  it("a reset leaves them alone, and undoing it loses none that were given since [A4, D96]", async () => {
    const scene = await openPublished();
    const menu = await scene.savedButtons();
    const reset = await post(scene, "/reset");
    expect(await answersNow(scene)).toEqual(first);
    expect(await scene.savedButtons()).not.toEqual(menu);
    await saveDocument(scene, "answers", second);
    const undone = await undo(scene, reset);
    expect([await answersNow(scene), await scene.savedButtons()]).toEqual([second, menu]);
    await saveDocument(scene, "answers", first);
    await undo(scene, undone);
    expect(await answersNow(scene)).toEqual(first);
  });

  it("nor does undoing a reset whose restore point has moved to R2 [A4, D96]", async () => {
    const scene = await openPublished();
    const reset = await post(scene, "/reset");
    await fileRestorePoints(env, wholeRun(Date.now() + 2 * HOUR_MS));
    await saveDocument(scene, "answers", second);
    await undo(scene, reset);
    expect(await answersNow(scene)).toEqual(second);
  });

  it("a clone leaves the target's alone, and undoing it loses none that were given since [A4, D96]", async () => {
    const scene = await openPublished();
    const property = await createProperty(target, scene.groupId, { languages: ["en"] });
    const sister = createScene({ ...scene, property });
    await saveDocument(sister, "answers", second);
    const cloned = await post(scene, "/clone", { target: property.id });
    expect(await answersNow(sister)).toEqual(second);
    const later = sampleAnswers({ "check-out": CHECK_OUT });
    await saveDocument(sister, "answers", later);
    await undo(sister, cloned);
    expect(await answersNow(sister)).toEqual(later);
  });

  it("a copy of a language's buttons leaves them alone [A4, D96]", async () => {
    const scene = await openPublished();
    const copied = await post(scene, "/buttons/copy", { from: "en", to: "de", mode: "replace" });
    expect(await answersNow(scene)).toEqual(first);
    await saveDocument(scene, "answers", second);
    await undo(scene, copied);
    expect(await answersNow(scene)).toEqual(second);
  });

  it("an export and import of their group carry them, in the draft and in versions [A4, D96, G6]", async () => {
    const scene = await openPublished();
    await saveDocument(scene, "answers", second);
    const file = await fetchExport(scene.groupId);
    await deleteGroup(scene.groupId);
    expect(await storedBodies(scene.property.id)).toEqual({});
    await begin(file);
    await sendLines(file);
    await finish(file);
    const caller = await signIn(target, scene.caller.user.email);
    const imported = createScene({ ...scene, caller });
    expect(await answersNow(imported)).toEqual(second);
    expect((await readDraft(imported, "/publications/1/draft")).answers).toEqual(first);
  });
});

/** Rewrites draft, newest snapshot and restore points as the version without answers stored them. */
async function writeWithoutAnswers({ property }: Scene): Promise<void> {
  const ofPoints = "point_id in (select id from restore_points where property_id = ?)";
  const run = (sql: string) => env.DB.prepare(sql).bind(property.id).run();
  await run("delete from documents where section = 'answers' and property_id = ?");
  await run("update documents set schema_version = 1 where property_id = ?");
  await run(`delete from restore_point_documents where section = 'answers' and ${ofPoints}`);
  await run(`update restore_point_documents set schema_version = 1 where ${ofPoints}`);
  await run("update restore_points set payload = json_remove(payload, '$.sections') where property_id = ?");
  const key = await env.DB.prepare("select snapshot_key from publications where property_id = ?")
    .bind(property.id)
    .first<string>("snapshot_key");
  const stored = (await env.FILES.get(key ?? "")) as R2ObjectBody;
  const { draft } = (await stored.json()) as { draft: Draft };
  const { answers: _, ...rest } = draft;
  await env.FILES.put(key ?? "", JSON.stringify({ version: 1, draft: rest }));
}

describe("content of the version before answers", () => {
  async function openOld() {
    const scene = await openPublished();
    const reset = await post(scene, "/reset");
    await writeWithoutAnswers(scene);
    return { scene, reset };
  }

  it("opens without answers, takes the first ones, and is published [A4, S108]", async () => {
    const { scene } = await openOld();
    const { documents } = (await expectAnswer(await scene.caller.call("GET", scene.at("/draft")))) as {
      documents: StoredDocument[];
    };
    expect(documents.find(({ section }) => section === "answers")).toMatchObject({
      body: TEMPLATE.answers,
      revision: 0,
    });
    expect((await readDraft(scene, "/publications/1/draft")).answers).toEqual(TEMPLATE.answers);
    await saveButtons(scene, "en", [usableButton("link", 1, "Menu")]);
    await scene.publish();
    await saveDocument(scene, "answers", first);
    await scene.publish();
    expect((await readDraft(scene, "/publications/3/draft")).answers).toEqual(first);
  });

  it("is restored: a version wholly and by its pieces, and a restore point, without touching answers [A4, D113, S108]", async () => {
    const { scene, reset } = await openOld();
    await saveDocument(scene, "answers", first);
    await undo(scene, reset);
    expect([await answersNow(scene), (await scene.savedButtons()).map(({ name }) => name)]).toEqual([
      first,
      ["Menu"],
    ]);
    expect(await findRefusal(scene, { kind: "answer", question: "breakfast" })).toBe("404 not_in_version");
    const restored = await post(scene, "/publications/1/restore");
    expect(await answersNow(scene)).toEqual(first);
    await saveDocument(scene, "answers", second);
    await undo(scene, restored);
    expect(await answersNow(scene)).toEqual(second);
  });

  it("that got its first answers from a version is without them again after the undo [A4]", async () => {
    const scene = await openPublished();
    await env.DB.prepare("delete from documents where section = 'answers' and property_id = ?")
      .bind(scene.property.id)
      .run();
    const restored = await bringBack(scene, { kind: "answer", question: "breakfast" });
    expect(await answersNow(scene)).toEqual(sampleAnswers({ breakfast: BREAKFAST }));
    await undo(scene, restored);
    expect(await answersNow(scene)).toEqual(TEMPLATE.answers);
  });
});
