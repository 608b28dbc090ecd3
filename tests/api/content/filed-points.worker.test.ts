import { env } from "cloudflare:test";
import { Buffer } from "node:buffer";
import { describe, expect, it } from "vitest";
import { TEMPLATE } from "#domain/content/starter/template.ts";
import { DAY_MS, HOUR_MS } from "#domain/time.ts";
import { expectAnswer, signIn } from "#scripts/api/caller.ts";
import { FileReferences } from "#scripts/operations/file-references.ts";
import { wholeRun } from "#tests/factories/worker/job-run.ts";
import { openDatabase } from "#worker/db/client.ts";
import { selectRestorePoint } from "#worker/db/content/restore-points.ts";
import { pointObjectKey } from "#worker/media/files.ts";
import { collectUnused } from "#worker/services/content/collect-unused.ts";
import { fileRestorePoints } from "#worker/services/content/file-restore-points.ts";
import { restoreDraft } from "#worker/services/content/restore-draft.ts";
import { usableButton } from "../../factories/draft.ts";
import { openScene, type Scene } from "../../factories/scene.ts";
import { saveButtons, saveDocument, storedBodies, uploadPicture } from "../../factories/stored-draft.ts";
import { begin, deleteGroup, fetchExport, finish, sendLines } from "../../factories/worker/carried-group.ts";
import { getScope } from "../../factories/worker/scope.ts";
import { target } from "../../factories/worker/worker-target.ts";
import { expectComplaint } from "../../setup/worker/quiet-console.ts";

const later = () => Date.now() + 2 * HOUR_MS;

async function reset(scene: Scene): Promise<string> {
  const answer = await expectAnswer(await scene.caller.call("POST", scene.at("/reset")));
  return (answer as { restorePoint: { id: string } }).restorePoint.id;
}

function restore({ caller, at }: Scene, id: string) {
  return caller.call("POST", at(`/restore-points/${id}/restore`));
}

const getRows = (id: string) =>
  env.DB.prepare("select count(*) as count from restore_point_documents where point_id = ?")
    .bind(id)
    .first<number>("count");

/** A restore point of a draft in two languages with its own picture. */
async function openPoint() {
  const scene = await openScene(target, { languages: ["en", "de"] });
  const backgroundPortrait = await uploadPicture(scene, 40, 60);
  await saveDocument(scene, "homepage", { ...TEMPLATE.homepage, backgroundPortrait });
  await saveButtons(scene, "en", [usableButton("link", 1, "Menu")]);
  await saveButtons(scene, "de", [usableButton("popup", 2, "Spa")]);
  const before = await storedBodies(scene.property.id);
  const id = await reset(scene);
  return { scene, id, before, picture: backgroundPortrait, key: pointObjectKey(scene.property.id, id) };
}

describe("the documents of a restore point", () => {
  it("lie in R2 after the night, and come back from there byte for byte [S18, S201]", async () => {
    const { scene, id, before, key } = await openPoint();
    await fileRestorePoints(env, wholeRun(Date.now()));
    expect([await getRows(id), await env.FILES.head(key)]).toEqual([7, null]);
    await fileRestorePoints(env, wholeRun(later()));
    expect(await getRows(id)).toBe(0);
    const listed = await expectAnswer(await scene.caller.call("GET", scene.at("/restore-points")));
    expect((listed as { items: { id: string }[] }).items.map((point) => point.id)).toContain(id);

    await expectAnswer(await restore(scene, id));
    expect(await storedBodies(scene.property.id)).toEqual(before);
    expect((await restore(scene, id)).status).toBe(409);
  });

  it("are in D1 or in both wherever the move is cut off, and the next run ends it [S18]", async () => {
    const { scene, id, before } = await openPoint();
    const broken = new Proxy(env.DB, {
      get: (database, name) => {
        if (name === "batch") return () => Promise.reject(new Error("cut off"));
        const value: unknown = Reflect.get(database, name, database);
        return typeof value === "function" ? value.bind(database) : value;
      },
    });
    await expect(fileRestorePoints({ ...env, DB: broken }, wholeRun(later()))).rejects.toThrow("cut off");
    expect(await getRows(id)).toBe(7);
    await fileRestorePoints(env, wholeRun(later()));
    expect(await getRows(id)).toBe(0);
    await expectAnswer(await restore(scene, id));
    expect(await storedBodies(scene.property.id)).toEqual(before);
  });

  it("are restored even if they move to R2 meanwhile [S18]", async () => {
    const { scene, id, before } = await openPoint();
    const key = { id, propertyId: scene.property.id };
    const [row] = await selectRestorePoint(openDatabase(env.DB), key, Date.now());
    if (!row) throw new Error("There is no point.");
    await fileRestorePoints(env, wholeRun(later()));
    const verdict = await restoreDraft(env, await getScope(scene), row);
    expect(verdict.ok).toBe(true);
    expect(await storedBodies(scene.property.id)).toEqual(before);
  });

  it("that R2 has lost are refused, and the draft is unchanged [S18]", async () => {
    const { scene, id, key } = await openPoint();
    await fileRestorePoints(env, wholeRun(later()));
    await env.FILES.delete(key);
    const now = await storedBodies(scene.property.id);
    expectComplaint(/held_documents_lost/);
    expect((await restore(scene, id)).status).toBe(410);
    expect(await storedBodies(scene.property.id)).toEqual(now);
  });

  it("keep the pictures that they alone name, and go with their point after its thirty days [S18]", async () => {
    const { id, picture, key } = await openPoint();
    await fileRestorePoints(env, wholeRun(later()));
    await env.DB.prepare("update media set created_at = 0 where key = ?").bind(picture.key).run();
    await collectUnused(env, wholeRun(Date.now() + 29 * DAY_MS));
    expect(await env.FILES.head(`media/${picture.key}`)).not.toBeNull();
    expect(await env.FILES.head(key)).not.toBeNull();
    await collectUnused(env, wholeRun(Date.now() + 31 * DAY_MS));
    expect(await env.FILES.head(key)).toBeNull();
    expect(await env.DB.prepare("select 1 from restore_points where id = ?").bind(id).first()).toBeNull();
  });

  it("go with their group to another installation, where they come back [S18, G6]", async () => {
    const { scene, id, before, key } = await openPoint();
    await fileRestorePoints(env, wholeRun(later()));
    const file = await fetchExport(scene.groupId);
    const object = file.lines.find((line) => "object" in line && line.object === key);
    expect(object).toBeDefined();
    const references = (lines: typeof file.lines) => {
      const seen = new FileReferences();
      for (const line of lines) seen.see(line);
      return seen.end(file.header);
    };
    expect(references(file.lines)).toBeNull();
    // The file of an export during which the documents moved to R2: the point's row still says "documents".
    const torn = file.lines.map((line) =>
      "row" in line && line.row.id === id
        ? {
            ...line,
            row: { ...line.row, payload: String(line.row.payload).replace('"file"', '"documents"') },
          }
        : line,
    );
    expect(references(torn)).toContain("was moved meanwhile");

    await deleteGroup(scene.groupId);
    await begin(file);
    for (const [from, to] of [
      [key, key.replace(scene.property.id, "b".repeat(24))],
      ['\\"body\\"', '\\"corpse\\"'],
    ] as const) {
      const lines = file.lines.map((line) => {
        if (!("object" in line) || line.object !== key) return line;
        const text = Buffer.from(line.base64, "base64")
          .toString()
          .replaceAll(JSON.parse(`"${from}"`), JSON.parse(`"${to}"`));
        return { object: key.replace(from, to), base64: Buffer.from(text).toString("base64") };
      });
      await expect(sendLines({ ...file, lines })).rejects.toThrow("validation_failed");
    }
    await sendLines(file);
    await finish(file);
    const owner = await signIn(target, scene.caller.user.email);
    await expectAnswer(await restore({ ...scene, caller: owner }, id));
    expect(await storedBodies(scene.property.id)).toEqual(before);
  });
});
