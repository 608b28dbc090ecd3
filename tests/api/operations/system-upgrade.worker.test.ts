import { env } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { type GroupInformation, PRODUCT_VERSION } from "#domain/account/account.ts";
import { CONTENT_SCHEMA_VERSION, type Draft } from "#domain/content/document.ts";
import { TEMPLATE } from "#domain/content/starter/template.ts";
import { expectAnswer } from "#scripts/api/caller.ts";
import { usableButton } from "#tests/factories/draft.ts";
import { copyProperty } from "#tests/factories/properties/copied-properties.ts";
import { selectPrincipal } from "#worker/db/account/access.ts";
import { openDatabase } from "#worker/db/client.ts";
import { newId } from "#worker/db/new-id.ts";
import { UPGRADE_BATCH, upgradeGroup } from "#worker/services/content/upgrade-group.ts";
import { openScene, type Scene } from "../../factories/scene.ts";
import { storedBodies } from "../../factories/stored-draft.ts";
import { target } from "../../factories/worker/worker-target.ts";
import { connect } from "../../live/live-client.ts";
import { expectComplaint } from "../../setup/worker/quiet-console.ts";

const WRONG = { ...TEMPLATE.social, channels: [{ channel: "facebook", url: "https://marlowe.example" }] };
const RIGHT = { ...TEMPLATE.social, channels: [{ channel: "website", url: "https://marlowe.example" }] };
const OLD_FONTS = { custom: ["lora", "rubik", "jost"], heading: "bitter", body: "inter" };
const OLD_THEME = { ...TEMPLATE.theme, fonts: OLD_FONTS };

const OLD: readonly (readonly [section: string, language: string, body: unknown])[] = [
  ["homepage", "", TEMPLATE.homepage],
  ["social", "", WRONG],
  ["theme", "", OLD_THEME],
  ["buttons", "en", { buttons: [usableButton("link", 1, "Menu")] }],
];

/** Rows as a Worker of version 1 wrote them, at revision 3. */
async function storeOldDraft(propertyId: string): Promise<void> {
  const insert = env.DB.prepare(
    `insert into documents (property_id, section, language, updated_at, body, schema_version, revision)
     values (?, ?, ?, 1, ?, 1, 3)`,
  );
  await env.DB.batch([
    env.DB.prepare("delete from documents where property_id = ?").bind(propertyId),
    ...OLD.map(([section, language, body]) =>
      insert.bind(propertyId, section, language, JSON.stringify(body)),
    ),
  ]);
}

/** A group that was last used under the version before, with several properties. */
async function openOldScene(properties = 1): Promise<Scene> {
  const scene = await openScene(target);
  await storeOldDraft(scene.property.id);
  for (const id of await copyProperty(scene.property.id, properties - 1)) await storeOldDraft(id);
  await env.DB.prepare("update groups set current_version = '1.0.0' where id = ?").bind(scene.groupId).run();
  return scene;
}

async function performUpgrade({ caller }: Scene): Promise<unknown> {
  const { group } = (await expectAnswer(await caller.call("GET", "/api/identity/session"))) as {
    group: GroupInformation;
  };
  const { userID, companyID, groupID, currentVersion } = group;
  const json = { userID, companyID, groupID, currentVersion, latestVersion: PRODUCT_VERSION };
  return expectAnswer(await caller.call("POST", "/api/account/performSystemUpgrade", { json }));
}

/** Every stored document of a group, as bytes. */
async function documentsOf(groupId: string) {
  const { results } = await env.DB.prepare(
    `select documents.* from documents inner join properties on properties.id = property_id
     where group_id = ? order by property_id, section, language`,
  )
    .bind(groupId)
    .all<{ schema_version: number; revision: number; body: string }>();
  return results;
}

async function principalOf({ caller }: Scene) {
  const [, claims = ""] = caller.accessToken.split(".");
  const { sid } = JSON.parse(atob(claims.replaceAll("-", "+").replaceAll("_", "/"))) as { sid: string };
  const [principal] = await selectPrincipal(openDatabase(env.DB), { kind: "token", sid }, Date.now());
  if (!principal) throw new Error("Nobody is signed in.");
  return principal;
}

/** The real database, with something done before its batch of that number. */
function withDatabase(before: (batch: number) => Promise<void>): Env {
  let batches = 0;
  const DB = new Proxy(env.DB, {
    get(database, name) {
      const value: unknown = Reflect.get(database, name);
      if (name === "batch") {
        return async (statements: D1PreparedStatement[]) => {
          batches += 1;
          await before(batches);
          return database.batch(statements);
        };
      }
      return typeof value === "function" ? value.bind(database) : value;
    },
  });
  return { ...env, DB };
}

describe("documents of the version before", () => {
  it("are read in today's form before any upgrade, and saved on the revision they have [S108]", async () => {
    const { caller, at } = await openOldScene();
    const response = await caller.call("GET", at("/documents/social"));
    expect(await response.json()).toMatchObject({ body: RIGHT, revision: 3 });
    const draft = (await expectAnswer(await caller.call("GET", at("/draft")))) as { documents: unknown[] };
    expect(draft.documents).toHaveLength(5);
    const json = { ...RIGHT, opacity: 50 };
    expect((await caller.call("PUT", at("/documents/social"), { json, revision: 3 })).status).toBe(200);
  });

  it("are published, cloned and brought back as today's [S108, S150]", async () => {
    const scene = await openOldScene(2);
    const { caller, at } = scene;
    await expectAnswer(await caller.call("POST", at("/publish"), { json: { note: "" } }));
    const snapshot = await env.DB.prepare("select snapshot_key from publications where property_id = ?")
      .bind(scene.property.id)
      .first<string>("snapshot_key");
    // As the Worker of version 1 wrote it.
    const kept = (await (await env.FILES.get(snapshot ?? ""))?.json()) as { draft: Draft };
    const old = { version: 1, draft: { ...kept.draft, social: WRONG, theme: OLD_THEME } };
    await env.FILES.put(snapshot ?? "", JSON.stringify(old));
    await storeOldDraft(scene.property.id);
    await expectAnswer(await caller.call("POST", at("/publications/1/restore")));
    expect(await (await caller.call("GET", at("/documents/social"))).json()).toMatchObject({ body: RIGHT });

    // The restore point of the old draft: its bytes are upgraded where they lie.
    expect(await performUpgrade(scene)).toEqual({ currentVersion: PRODUCT_VERSION });
    const held = await env.DB.prepare(
      `select count(*) as old from restore_point_documents inner join restore_points on id = point_id
       where property_id = ? and schema_version < ?`,
    )
      .bind(scene.property.id, CONTENT_SCHEMA_VERSION)
      .first<number>("old");
    expect(held).toBe(0);
    const { items } = (await expectAnswer(await caller.call("GET", at("/restore-points")))) as {
      items: { id: string }[];
    };
    await expectAnswer(await caller.call("POST", at(`/restore-points/${items[0]?.id}/restore`)));
    expect(await (await caller.call("GET", at("/documents/social"))).json()).toMatchObject({ body: RIGHT });
  });
});

describe("the system upgrade", () => {
  it("writes every document of the group forward, and its version last [S108, S150]", async () => {
    const scene = await openOldScene(3);
    const other = await openOldScene();
    const before = await documentsOf(scene.groupId);
    expect(await performUpgrade(scene)).toEqual({ currentVersion: PRODUCT_VERSION });
    const after = await documentsOf(scene.groupId);
    expect(new Set(after.map(({ schema_version }) => schema_version))).toEqual(
      new Set([CONTENT_SCHEMA_VERSION]),
    );
    expect(after.map(({ revision }) => revision)).toEqual(before.map(({ revision }) => revision));
    const bodies = await storedBodies(scene.property.id);
    expect(JSON.parse(bodies["social:"] ?? "")).toEqual(RIGHT);
    expect(JSON.parse(bodies["theme:"] ?? "")).toMatchObject({ fonts: { custom: ["lora", "rubik"] } });
    // Nobody else's.
    expect((await documentsOf(other.groupId)).map(({ schema_version }) => schema_version)).toEqual([
      1, 1, 1, 1,
    ]);

    expect(await performUpgrade(scene)).toEqual({ currentVersion: PRODUCT_VERSION });
    expect(await documentsOf(scene.groupId)).toEqual(after);
  });

  it("ends the same wherever it was interrupted [S108, S150]", async () => {
    const properties = Math.ceil((UPGRADE_BATCH * 2.5) / OLD.length);
    const whole = await openOldScene(properties);
    await upgradeGroup(env, await principalOf(whole), Date.now());
    const bodies = (rows: readonly { body: string }[]) => rows.map(({ body }) => body).toSorted();
    const wanted = bodies(await documentsOf(whole.groupId));

    for (const killedAt of [1, 2, 3]) {
      const scene = await openOldScene(properties);
      const principal = await principalOf(scene);
      const dying = withDatabase(async (batch) => {
        if (batch === killedAt) throw new Error("killed");
      });
      await expect(upgradeGroup(dying, principal, Date.now())).rejects.toThrow("killed");
      const halfway = await documentsOf(scene.groupId);
      const done = halfway.filter(({ schema_version }) => schema_version === CONTENT_SCHEMA_VERSION);
      expect(done).toHaveLength((killedAt - 1) * UPGRADE_BATCH);
      expect((await principalOf(scene)).currentVersion).toBe("1.0.0");
      // Every document is read as today's in the meantime, by whichever way it was written.
      expect(await (await scene.caller.call("GET", scene.at("/documents/social"))).json()).toMatchObject({
        body: RIGHT,
      });

      expect(await upgradeGroup(env, principal, Date.now())).toBe(PRODUCT_VERSION);
      expect(bodies(await documentsOf(scene.groupId))).toEqual(wanted);
    }
  });

  it("leaves what somebody saves meanwhile to them, and does not make their next save stale [S108, S150]", async () => {
    const scene = await openOldScene();
    const { caller, at } = scene;
    const save = (opacity: number, revision: number) =>
      caller.call("PUT", at("/documents/social"), { json: { ...RIGHT, opacity }, revision });
    const busy = withDatabase(async () => {
      expect((await save(11, 3)).status).toBe(200);
    });
    expect(await upgradeGroup(busy, await principalOf(scene), Date.now())).toBe(PRODUCT_VERSION);
    const stored = await caller.call("GET", at("/documents/social"));
    expect(await stored.json()).toMatchObject({ body: { opacity: 11 }, revision: 4 });
    // Opened before the upgrade at revision 3 and saved after it.
    const json = { ...TEMPLATE.theme, primary: "#000000" };
    expect((await caller.call("PUT", at("/documents/theme"), { json, revision: 3 })).status).toBe(200);
  });

  it("does a bounded part at a call, and says when there is more [S150]", async () => {
    const scene = await openOldScene();
    // More documents than one call takes, held by one restore point.
    const point = newId();
    await env.DB.prepare(
      `insert into restore_points (id, created_at, expires_at, property_id, kind, summary, payload)
       values (?, 1, 9e15, ?, 'reset', '{}', '{}')`,
    )
      .bind(point, scene.property.id)
      .run();
    await env.DB.prepare(
      `insert into restore_point_documents (point_id, section, language, body, schema_version)
       with recursive n(i) as (select 1 union all select i + 1 from n where i < 520)
       select ?, 'social', 'x' || i, ?, 1 from n`,
    )
      .bind(point, JSON.stringify(WRONG))
      .run();
    expect(await performUpgrade(scene)).toEqual({ currentVersion: "1.0.0" });
    expect(await performUpgrade(scene)).toEqual({ currentVersion: PRODUCT_VERSION });
  });

  it("sets aside a body that never was valid, for support, and upgrades the rest [S108, S150]", async () => {
    expectComplaint(/"event":"document_set_aside","key":"snapshots\//);
    const scene = await openOldScene(2);
    const { caller, at, property } = scene;
    const client = await connect(caller);
    const spoil = "update documents set body = ? where property_id = ? and section = ? and language = ?";
    await env.DB.batch([
      env.DB.prepare(spoil).bind('{"spoilt":1}', property.id, "social", ""),
      env.DB.prepare(spoil).bind("not even JSON", property.id, "buttons", "en"),
    ]);
    expect(await performUpgrade(scene)).toEqual({ currentVersion: PRODUCT_VERSION });

    const stored = await documentsOf(scene.groupId);
    expect(stored).toHaveLength(OLD.length * 2 - 2);
    expect(new Set(stored.map(({ schema_version }) => schema_version))).toEqual(
      new Set([CONTENT_SCHEMA_VERSION]),
    );
    // The template stands in their place, and can be worked on.
    const social = await caller.call("GET", at("/documents/social"));
    expect(await social.json()).toMatchObject({ body: TEMPLATE.social, revision: 0 });
    const buttons = await caller.call("GET", at("/documents/buttons?language=en"));
    expect(await buttons.json()).toMatchObject({ body: { buttons: [] } });
    expect((await caller.call("PUT", at("/documents/social"), { json: RIGHT, revision: 0 })).status).toBe(
      200,
    );

    const { objects } = await env.FILES.list({ prefix: `snapshots/${property.id}/unreadable-` });
    const kept = await Promise.all(objects.map(async ({ key }) => (await env.FILES.get(key))?.text()));
    expect(kept.toSorted()).toEqual(["not even JSON", '{"spoilt":1}']);
    const listed = (await expectAnswer(await caller.call("GET", at("/activity")))) as {
      items: { action: string; summary: string }[];
    };
    const flagged = listed.items.filter(({ action }) => action === "content.set-aside");
    expect(flagged.map(({ summary }) => summary).toSorted()).toEqual(["buttons en", "social"]);
    await expect.poll(() => client.changes().filter(({ kind }) => kind === "document.saved")).toHaveLength(3);
    client.close();
  });

  it("sets aside what a restore point holds as well, however much there is of it [S150]", async () => {
    expectComplaint(/"event":"document_set_aside"/);
    const scene = await openOldScene();
    const point = newId();
    await env.DB.batch([
      env.DB.prepare(
        `insert into restore_points (id, created_at, expires_at, property_id, kind, summary, payload)
         values (?, 1, 9e15, ?, 'reset', '{}', '{}')`,
      ).bind(point, scene.property.id),
      env.DB.prepare(
        `insert into restore_point_documents (point_id, section, language, body, schema_version)
         with recursive n(i) as (select 1 union all select i + 1 from n where i < ${UPGRADE_BATCH + 5})
         select ?, 'social', 'x' || i, '{}', 1 from n`,
      ).bind(point),
      env.DB.prepare(
        `insert into restore_point_documents (point_id, section, language, body, schema_version)
         values (?, 'theme', '', ?, 1)`,
      ).bind(point, JSON.stringify(OLD_THEME)),
    ]);
    expect(await performUpgrade(scene)).toEqual({ currentVersion: PRODUCT_VERSION });
    const held = await env.DB.prepare(
      "select section, schema_version from restore_point_documents where point_id = ?",
    )
      .bind(point)
      .all();
    expect(held.results).toEqual([{ section: "theme", schema_version: CONTENT_SCHEMA_VERSION }]);
  });

  it("leaves a document alone that somebody has saved while it was being set aside [S150]", async () => {
    const scene = await openOldScene();
    const { caller, at, property } = scene;
    await env.DB.prepare("update documents set body = '{}' where property_id = ? and section = 'social'")
      .bind(property.id)
      .run();
    const busy = withDatabase(async (batch) => {
      if (batch !== 2) return;
      const saved = await caller.call("PUT", at("/documents/social"), { json: RIGHT, revision: 3 });
      expect(saved.status).toBe(200);
    });
    expect(await upgradeGroup(busy, await principalOf(scene), Date.now())).toBe(PRODUCT_VERSION);
    const social = await caller.call("GET", at("/documents/social"));
    expect(await social.json()).toMatchObject({ body: RIGHT, revision: 4 });
  });

  it("leaves the version as it was when it fails [S150]", async () => {
    const scene = await openOldScene();
    const failing = withDatabase(async () => {
      throw new Error("The database is away.");
    });
    await expect(upgradeGroup(failing, await principalOf(scene), Date.now())).rejects.toThrow("away");
    expect((await principalOf(scene)).currentVersion).toBe("1.0.0");
  });
});
