import { env } from "cloudflare:test";
import { beforeEach, describe, expect, it } from "vitest";
import { callAs, callAsOperator, expectAnswer } from "#scripts/api/caller.ts";
import { dieAfter, holdAt, watchBindings } from "#tests/factories/databases/watched-bindings.ts";
import { usableButton } from "#tests/factories/draft.ts";
import { openScene, type Scene } from "#tests/factories/scene.ts";
import { saveButtons } from "#tests/factories/stored-draft.ts";
import { KILLS_EVERY } from "#tests/factories/tier.ts";
import { fireCron } from "#tests/factories/worker/watched-target.ts";
import { target } from "#tests/factories/worker/worker-target.ts";
import { writeRenderPace } from "#worker/db/flags/render-pace.ts";
import { readPortal } from "#worker/portal/portal-store.ts";
import { Projector } from "#worker/portal/projector.ts";
import { getRenderer, RENDERER_VERSION } from "#worker/portal/rendering/renderer.ts";
import { renderAgain } from "#worker/services/portal/render-again.ts";
import { renderPortals } from "#worker/services/portal/render-portals.ts";
import { renderWaiting } from "#worker/services/portal/render-waiting.ts";
import { RenderWork } from "#worker/services/portal/render-work.ts";
import { expectComplaint, listWarningsAndErrors } from "../../setup/worker/quiet-console.ts";

const HOUR = 3_600_000;
const NOON = Date.UTC(2040, 0, 1, 12);
const NEW_WORD = "Breakfast menu";

interface Row {
  readonly published_number: number;
  readonly rendered_by: number;
  readonly rendered_origin: string;
  readonly pages_key: string | null;
  readonly render_attempts: number;
  readonly render_problem: string | null;
  readonly due: number;
}

async function toRow({ property }: Scene): Promise<Row> {
  const row = await env.DB.prepare(
    "select *, projection_wanted > projection_done as due from properties where id = ?",
  )
    .bind(property.id)
    .first<Row>();
  if (!row) throw new Error("The property is gone.");
  return row;
}

const publish = async (scene: Scene) =>
  expectAnswer(await scene.caller.call("POST", scene.at("/publish"), { json: { note: "" } }));

/** R2 keys of a property's publications, without the record of served pages. */
async function listObjects({ property }: Scene, ending = ""): Promise<readonly string[]> {
  const { objects } = await env.FILES.list({ prefix: `snapshots/${property.id}/` });
  return objects.map(({ key }) => key).filter((key) => key.endsWith(ending) && !key.includes("/served/"));
}

/** The English guest page, read from KV. */
async function guestsSee({ property }: Scene): Promise<string> {
  const portal = await readPortal(env.PORTALS, property.slug);
  return new TextDecoder().decode(portal?.open.get("en")?.body);
}

/** Rewrites a portal as the previous renderer left it: other bytes in R2 and KV, and its version in the row. */
async function makeOld(scene: Scene, version = RENDERER_VERSION - 1): Promise<void> {
  const [snapshot = ""] = await listObjects(scene, ".json");
  const key = snapshot.replace(".json", ".pages");
  const pages = await (await env.FILES.get(key))?.arrayBuffer();
  // Same length, so that the offsets in the header stay valid.
  const old = Buffer.from(pages ?? new ArrayBuffer(0))
    .toString("latin1")
    .replaceAll(NEW_WORD, NEW_WORD.toUpperCase());
  await env.FILES.put(key, new Uint8Array(Buffer.from(old, "latin1")));
  await env.DB.prepare(
    "update properties set rendered_by = ?, pages_key = null, projection_wanted = projection_wanted + 1 where id = ?",
  )
    .bind(version, scene.property.id)
    .run();
  await new Projector(env).project(scene.property.id);
  expect(await guestsSee(scene)).toContain(NEW_WORD.toUpperCase());
}

async function openPublished(): Promise<Scene> {
  const scene = await openScene(target);
  await saveButtons(scene, "en", [usableButton("link", 1, NEW_WORD)]);
  await publish(scene);
  return scene;
}

async function openOld(): Promise<Scene> {
  const scene = await openPublished();
  await makeOld(scene);
  return scene;
}

/** Runs the job once. */
const run = (now = NOON, renderer = getRenderer(env), bindings: Env = env) =>
  renderWaiting(bindings, { now, hasBudget: () => true }, renderer);

async function expectRendered(scene: Scene): Promise<void> {
  const page = await guestsSee(scene);
  expect(page).toContain(NEW_WORD);
  expect(page).not.toContain(NEW_WORD.toUpperCase());
  expect(await toRow(scene)).toMatchObject({
    rendered_by: RENDERER_VERSION,
    rendered_origin: env.PUBLIC_ORIGIN,
    render_attempts: 0,
    render_problem: null,
    due: 0,
  });
}

// The job renders waiting portals of all properties. Unpublish those of earlier tests, so that none is waiting.
beforeEach(async () => {
  await env.DB.prepare("update properties set published_number = null").run();
  await writeRenderPace(env.FLAGS, 200);
});

describe("portals of an older renderer", () => {
  it("are rendered again by the cron from their snapshots; number, text and history stay [G3]", async () => {
    const scene = await openOld();
    await saveButtons(scene, "en", [usableButton("link", 1, "A draft that nobody has published")]);
    await fireCron();
    await expectRendered(scene);
    expect(await toRow(scene)).toMatchObject({ published_number: 1 });
    expect((await readPortal(env.PORTALS, scene.property.slug))?.number).toBe(1);
    expect(await listObjects(scene)).toHaveLength(3);
    const job = await env.DB.prepare(
      "select done, completed_at from jobs where name = 'renderPortals'",
    ).first();
    expect(job).toEqual({ done: '{"rendered":1,"waiting":0}', completed_at: expect.any(Number) });
  });

  it("are fewer in a run, and in a page of operations, the more work they are [G3]", async () => {
    for (let count = 0; count < 4; count += 1) await openOld();
    const getRun = (work: RenderWork) =>
      renderWaiting(env, { now: NOON, hasBudget: () => true }, getRenderer(env), work);
    expect((await getRun(new RenderWork(1))).done).toEqual({ rendered: 1, waiting: 3 });
    const page = await renderPortals(
      env,
      { scope: {}, isDryRun: false, cursor: undefined },
      new RenderWork(1),
    );
    expect(page).toMatchObject({ total: 3, items: [{ outcome: "rendered" }] });
    expect(page.nextCursor).toBe(page.items[0]?.propertyId);
    expect((await getRun(new RenderWork())).done).toEqual({ rendered: 2, waiting: 0 });
  });

  it("are found as well where a version published them that knew no renderer; those of a newer one are left alone [G3]", async () => {
    const [unknown, newer] = [await openOld(), await openPublished()];
    await env.DB.batch([
      // A Worker version without `rendered_number` publishes and leaves the column as it was: the number differs from
      // the published one.
      env.DB.prepare("update properties set rendered_by = ?, rendered_number = 0 where id = ?").bind(
        RENDERER_VERSION,
        unknown.property.id,
      ),
      env.DB.prepare("update properties set rendered_by = ? where id = ?").bind(
        RENDERER_VERSION + 1,
        newer.property.id,
      ),
    ]);
    expect((await run()).done).toEqual({ rendered: 1, waiting: 0 });
    await expectRendered(unknown);
    expect(await toRow(newer)).toMatchObject({ rendered_by: RENDERER_VERSION + 1, pages_key: null });
  });

  it("follow at the pace that operations set, and all of them in the end [G3]", async () => {
    const scenes = [await openOld(), await openOld(), await openOld(), await openOld(), await openOld()];
    await callAsOperator(target, "PUT", "/portals/render-pace", { anHour: 0 });
    expect((await run()).done).toEqual({ waiting: 5 });
    await callAsOperator(target, "PUT", "/portals/render-pace", { anHour: 4 });
    const rendered: number[] = [];
    for (let minutes = 0; minutes < 60; minutes += 5) {
      const { done, cursor } = await run(NOON + minutes * 60_000);
      expect(cursor).toBeNull();
      rendered.push(done.rendered ?? 0);
    }
    expect(rendered.reduce((sum, count) => sum + count, 0)).toBe(4);
    expect(Math.max(...rendered)).toBe(1);
    for (let minutes = 0; minutes < 60; minutes += 5) await run(NOON + HOUR + minutes * 60_000);
    for (const scene of scenes) await expectRendered(scene);
    expect((await run()).done).toEqual({ waiting: 0 });
  });

  it("are whole wherever a run is killed, and the next run ends it [G3, G2]", async () => {
    for (let calls = 0; ; calls += KILLS_EVERY) {
      const scene = await openOld();
      const { around, death } = dieAfter(calls);
      const bindings = watchBindings({ ...env, PORTAL_WRITER: writerOn(() => env) }, around);
      const ended = await Promise.race([run(NOON, getRenderer(env), bindings).then(() => true), death]);
      expect(await guestsSee(scene)).toMatch(new RegExp(`${NEW_WORD}|${NEW_WORD.toUpperCase()}`));
      await run(NOON);
      await fireCron();
      await expectRendered(scene);
      if (ended) {
        expect(calls).toBeGreaterThan(6);
        return;
      }
    }
  });

  it("name the new public origin once it is another [G3, S83]", async () => {
    const scene = await openPublished();
    const moved = { version: RENDERER_VERSION, origin: "https://stay.example" };
    expect((await run(NOON, moved)).done).toEqual({ rendered: 1, waiting: 0 });
    const page = await guestsSee(scene);
    expect(page).toContain(`rel="canonical" href="https://stay.example/p/${scene.property.slug}/en"`);
    expect(page).not.toContain(env.PUBLIC_ORIGIN);
    expect((await run(NOON, moved)).done).toEqual({ waiting: 0 });
    // A renderer without an origin, as on a developer's machine, keeps each portal's origin.
    await makeOld(scene);
    expect((await run(NOON, { version: RENDERER_VERSION, origin: "" })).done).toMatchObject({ rendered: 1 });
    expect(await guestsSee(scene)).toContain('rel="canonical" href="https://stay.example/');
  });

  it("leave no unreferenced pages behind, but those of the publication and the ones before [G3]", async () => {
    const scene = await openPublished();
    const [own = ""] = await listObjects(scene, ".pages");
    const renderFor = async (host: string, FILES = env.FILES) => {
      await run(NOON, { version: RENDERER_VERSION, origin: `https://${host}.example` }, { ...env, FILES });
      return (await toRow(scene)).pages_key ?? "";
    };
    await env.FILES.put(own.replace(".pages", ".left-by-a-run-that-died.pages"), "x");
    await renderFor("one");
    const before = await renderFor("two");
    // Pages younger than an hour stay: a concurrent run may be about to store their key in D1.
    expect(await listObjects(scene, ".pages")).toHaveLength(4);
    const newest = await renderFor("three", aged(env.FILES));
    expect(await listObjects(scene, ".pages")).toEqual([own, before, newest].toSorted());
    expect(await guestsSee(scene)).toContain("https://three.example/");
  });
});

/** A bucket that lists every object as uploaded long ago. */
function aged(files: R2Bucket): R2Bucket {
  return new Proxy(files, {
    get: (target, name) => {
      const method = Reflect.get(target, name).bind(target);
      if (name !== "list") return method;
      return async (options: R2ListOptions) => {
        const listed = await target.list(options);
        return { ...listed, objects: listed.objects.map(({ key }) => ({ key, uploaded: new Date(0) })) };
      };
    },
  });
}

/** Writers in this process, so that the watched bindings see all calls for a portal. */
function writerOn(bindings: () => Env): Env["PORTAL_WRITER"] {
  return { getByName: () => new Projector(bindings()) } as unknown as Env["PORTAL_WRITER"];
}

describe("a portal that can't be rendered", () => {
  it.each([
    ["snapshot_missing", async (key: string) => env.FILES.delete(key)],
    ["snapshot_unreadable", async (key: string) => env.FILES.put(key, '{"version":1,"dra')],
    ["newer_version", async (key: string) => env.FILES.put(key, '{"version":99,"pages":[]}')],
  ])("keeps its pages and is named, once: %s [G3]", async (problem, damage) => {
    expectComplaint(/portal_not_rendered|snapshot_/);
    const [scene, well] = [await openOld(), await openOld()];
    const [key = ""] = await listObjects(scene, ".json");
    await damage(key);
    const { id } = scene.property;
    expect((await run()).done).toEqual({
      rendered: 1,
      [problem]: 1,
      [`${problem} ${id}`]: 1,
      waiting: 0,
    });
    await expectRendered(well);
    expect(listWarningsAndErrors().join("\n")).toContain(`"propertyId":"${id}"`);
    expect(await guestsSee(scene)).toContain(NEW_WORD.toUpperCase());
    expect(await toRow(scene)).toMatchObject({ render_problem: problem, published_number: 1 });
    expect((await run()).done).toEqual({ waiting: 0 });
    const health = (await (await callAs(target, "GET", "/healthz")).json()) as { rendering: unknown };
    expect(health.rendering).toEqual({ waiting: 0, failed: 1 });
    // A new renderer version retries the portal. A new publication repairs it.
    const next = { ...getRenderer(env), version: RENDERER_VERSION + 1 };
    expect((await run(NOON, next)).done).toMatchObject({ [problem]: 1 });
    await publish(scene);
    await expectRendered(scene);
  });

  it("is given up after some runs that did not survive it, and holds back no other [G3]", async () => {
    expectComplaint(/rendering_deferred|portal_not_rendered/);
    const [scene, well] = [await openOld(), await openOld()];
    const [key = ""] = await listObjects(scene, ".json");
    const FILES = new Proxy(env.FILES, {
      get: (files, name) => {
        const method = Reflect.get(files, name).bind(files);
        if (name !== "get") return method;
        return (asked: string) => (asked === key ? Promise.reject(new Error("No answer.")) : method(asked));
      },
    });
    expect((await run(NOON, getRenderer(env), { ...env, FILES })).done).toEqual({
      rendered: 1,
      deferred: 1,
      waiting: 1,
    });
    await expectRendered(well);
    for (let runs = 2; runs <= 5; runs += 1) {
      expect((await run(NOON, getRenderer(env), { ...env, FILES })).done).toEqual({
        deferred: 1,
        waiting: 1,
      });
    }
    expect((await run(NOON, getRenderer(env), { ...env, FILES })).done).toMatchObject({
      gave_up: 1,
      waiting: 0,
    });
    expect(await guestsSee(scene)).toContain(NEW_WORD.toUpperCase());
  });
});

describe("rendering again that meets a publication", () => {
  it.each([/FILES\.get/, /FILES\.put/, /DB\.(?!batch)/, /PORTAL_WRITER/])(
    "never puts older bytes back: the higher number wins at %s [G3, G2]",
    async (index) => {
      const scene = await openOld();
      const held = holdAt(index);
      const rendering = renderAgain(watchBindings(env, held.around), scene.property.id, {
        renderer: getRenderer(env),
      });
      await held.reached;
      await saveButtons(scene, "en", [usableButton("link", 1, "Supper")]);
      await publish(scene);
      held.release();
      expect(await rendering).toMatch(/^(?:overtaken|rendered)$/);
      await fireCron();
      expect(await guestsSee(scene)).toContain("Supper");
      expect((await readPortal(env.PORTALS, scene.property.slug))?.number).toBe(2);
      expect(await toRow(scene)).toMatchObject({
        published_number: 2,
        rendered_by: RENDERER_VERSION,
        due: 0,
      });
    },
  );

  it("renders nothing of a property that was removed, and what comes back follows [G3]", async () => {
    const scene = await openOld();
    const { id } = scene.property;
    await callAsOperator(target, "DELETE", `/properties/${id}`);
    expect((await run()).done).toEqual({ waiting: 0 });
    await callAsOperator(target, "POST", `/properties/${id}/restore`);
    expect((await run()).done).toEqual({ rendered: 1, waiting: 0 });
    await expectRendered(scene);
  });

  it("lets an older renderer that is still running overwrite nothing of the newer one [G3]", async () => {
    const scene = await openOld();
    const held = holdAt(/FILES\.put/);
    const older = renderAgain(watchBindings(env, held.around), scene.property.id, {
      renderer: { version: RENDERER_VERSION, origin: "https://before.example" },
    });
    await held.reached;
    const newer = { version: RENDERER_VERSION + 1, origin: "https://after.example" };
    expect(await renderAgain(env, scene.property.id, { renderer: newer })).toBe("rendered");
    held.release();
    expect(await older).toBe("overtaken");
    expect(await guestsSee(scene)).toContain("https://after.example/");
  });
});
