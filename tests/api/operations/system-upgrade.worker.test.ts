import { env } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { type GroupInformation, PRODUCT_VERSION } from "#domain/account/account.ts";
import { CONTENT_SCHEMA_VERSION } from "#domain/content/document.ts";
import { TEMPLATE } from "#domain/content/starter/template.ts";
import type { ContentVersions } from "#domain/content/versions.ts";
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

/** A future version that renames opacity. */
const NEXT: ContentVersions = {
  newest: CONTENT_SCHEMA_VERSION + 1,
  steps: { [CONTENT_SCHEMA_VERSION]: { social: renameOpacity } },
};

function renameOpacity(body: unknown): unknown {
  const { strength, ...social } = body as Record<string, unknown>;
  return strength === undefined ? body : { ...social, opacity: strength };
}

const { opacity: _opacity, ...REST } = TEMPLATE.social;
const WRONG = { ...REST, strength: 40 };
const RIGHT = { ...REST, opacity: 40 };

const OLD: readonly (readonly [section: string, language: string, body: unknown])[] = [
  ["homepage", "", TEMPLATE.homepage],
  ["social", "", WRONG],
  ["theme", "", TEMPLATE.theme],
  ["buttons", "en", { buttons: [usableButton("link", 1, "Menu")] }],
];

/** Rows written by the version before `NEXT`, at revision 3. */
async function storeOldDraft(propertyId: string): Promise<void> {
  const insert = env.DB.prepare(
    `insert into documents (property_id, section, language, updated_at, body, schema_version, revision)
     values (?, ?, ?, 1, ?, ${CONTENT_SCHEMA_VERSION}, 3)`,
  );
  await env.DB.batch([
    env.DB.prepare("delete from documents where property_id = ?").bind(propertyId),
    ...OLD.map(([section, language, body]) =>
      insert.bind(propertyId, section, language, JSON.stringify(body)),
    ),
  ]);
}

/** A group last used under the previous version, with several properties. */
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
async function readDocuments(groupId: string) {
  const { results } = await env.DB.prepare(
    `select documents.* from documents inner join properties on properties.id = property_id
     where group_id = ? order by property_id, section, language`,
  )
    .bind(groupId)
    .all<{ section: string; schema_version: number; revision: number; body: string }>();
  return results;
}

async function loadPrincipal({ caller }: Scene) {
  const [, claims = ""] = caller.accessToken.split(".");
  const { sid } = JSON.parse(atob(claims.replaceAll("-", "+").replaceAll("_", "/"))) as { sid: string };
  const [member] = await selectPrincipal(openDatabase(env.DB), { kind: "token", sid }, Date.now());
  if (!member) throw new Error("Nobody is signed in.");
  return member.principal;
}

/** The real database, with a hook before a given batch. */
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

describe("the system upgrade", () => {
  it("brings the group's version to the product's where nothing old is left [S108, S150]", async () => {
    const scene = await openOldScene();
    expect(await performUpgrade(scene)).toEqual({ currentVersion: PRODUCT_VERSION });
    expect((await loadPrincipal(scene)).currentVersion).toBe(PRODUCT_VERSION);
  });

  it("writes every document of the group forward, and its version last [S108, S150]", async () => {
    const scene = await openOldScene(3);
    const other = await openOldScene();
    const before = await readDocuments(scene.groupId);
    const principal = await loadPrincipal(scene);
    expect(await upgradeGroup(env, principal, Date.now(), NEXT)).toBe(PRODUCT_VERSION);
    const after = await readDocuments(scene.groupId);
    expect(new Set(after.map(({ schema_version }) => schema_version))).toEqual(new Set([NEXT.newest]));
    expect(after.map(({ revision }) => revision)).toEqual(before.map(({ revision }) => revision));
    const bodies = await storedBodies(scene.property.id);
    expect(JSON.parse(bodies["social:"] ?? "")).toEqual(RIGHT);
    expect(JSON.parse(bodies["theme:"] ?? "")).toEqual(TEMPLATE.theme);
    // Documents of other groups stay unchanged.
    const others = await readDocuments(other.groupId);
    expect(others.map(({ schema_version }) => schema_version)).toEqual(OLD.map(() => CONTENT_SCHEMA_VERSION));

    expect(await upgradeGroup(env, principal, Date.now(), NEXT)).toBe(PRODUCT_VERSION);
    expect(await readDocuments(scene.groupId)).toEqual(after);
  });

  it("ends the same wherever it was interrupted [S108, S150]", async () => {
    const properties = Math.ceil((UPGRADE_BATCH * 2.5) / OLD.length);
    const whole = await openOldScene(properties);
    await upgradeGroup(env, await loadPrincipal(whole), Date.now(), NEXT);
    const bodies = (rows: readonly { body: string }[]) => rows.map(({ body }) => body).toSorted();
    const wanted = bodies(await readDocuments(whole.groupId));

    for (const killedAt of [1, 2, 3]) {
      const scene = await openOldScene(properties);
      const principal = await loadPrincipal(scene);
      const dying = withDatabase(async (batch) => {
        if (batch === killedAt) throw new Error("killed");
      });
      await expect(upgradeGroup(dying, principal, Date.now(), NEXT)).rejects.toThrow("killed");
      const halfway = await readDocuments(scene.groupId);
      const done = halfway.filter(({ schema_version }) => schema_version === NEXT.newest);
      expect(done).toHaveLength((killedAt - 1) * UPGRADE_BATCH);
      expect((await loadPrincipal(scene)).currentVersion).toBe("1.0.0");
      expect(await upgradeGroup(env, principal, Date.now(), NEXT)).toBe(PRODUCT_VERSION);
      expect(bodies(await readDocuments(scene.groupId))).toEqual(wanted);
    }
  });

  it("leaves what somebody saves meanwhile to them, and does not make their next save stale [S108, S150]", async () => {
    const scene = await openOldScene();
    const { caller, at } = scene;
    const save = (opacity: number, revision: number) =>
      caller.call("PUT", at("/documents/social"), { json: { ...RIGHT, opacity }, revision });
    const busy = withDatabase(async (batch) => {
      if (batch === 1) expect((await save(11, 3)).status).toBe(200);
    });
    expect(await upgradeGroup(busy, await loadPrincipal(scene), Date.now(), NEXT)).toBe(PRODUCT_VERSION);
    const stored = await readDocuments(scene.groupId);
    const found = stored.map(({ section, revision, body }) => [section, revision, JSON.parse(body)]);
    expect(found).toContainEqual(["social", 4, { ...RIGHT, opacity: 11 }]);
    // The upgrade keeps the revision, so a screen that was opened before at revision 3 can still save.
    expect(found).toContainEqual(["theme", 3, TEMPLATE.theme]);
  });

  it("does a bounded part at a call, and says when there is more [S150]", async () => {
    const scene = await openOldScene();
    // More documents than one call handles, in one restore point.
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
       select ?, 'social', 'x' || i, ?, ${CONTENT_SCHEMA_VERSION} from n`,
    )
      .bind(point, JSON.stringify(WRONG))
      .run();
    const principal = await loadPrincipal(scene);
    expect(await upgradeGroup(env, principal, Date.now(), NEXT)).toBe("1.0.0");
    expect(await upgradeGroup(env, principal, Date.now(), NEXT)).toBe(PRODUCT_VERSION);
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
    expect(await upgradeGroup(env, await loadPrincipal(scene), Date.now(), NEXT)).toBe(PRODUCT_VERSION);

    const stored = await readDocuments(scene.groupId);
    expect(stored).toHaveLength(OLD.length * 2 - 2);
    expect(new Set(stored.map(({ schema_version }) => schema_version))).toEqual(new Set([NEXT.newest]));
    // The template replaces the quarantined document, and staff can save it.
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
         select ?, 'social', 'x' || i, '{}', ${CONTENT_SCHEMA_VERSION} from n`,
      ).bind(point),
      env.DB.prepare(
        `insert into restore_point_documents (point_id, section, language, body, schema_version)
         values (?, 'theme', '', ?, ${CONTENT_SCHEMA_VERSION})`,
      ).bind(point, JSON.stringify(TEMPLATE.theme)),
    ]);
    expect(await upgradeGroup(env, await loadPrincipal(scene), Date.now(), NEXT)).toBe(PRODUCT_VERSION);
    const held = await env.DB.prepare(
      "select section, schema_version from restore_point_documents where point_id = ?",
    )
      .bind(point)
      .all();
    expect(held.results).toEqual([{ section: "theme", schema_version: NEXT.newest }]);
  });

  it("leaves a document that was saved while it was being set aside [S150]", async () => {
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
    expect(await upgradeGroup(busy, await loadPrincipal(scene), Date.now(), NEXT)).toBe(PRODUCT_VERSION);
    const stored = await readDocuments(scene.groupId);
    const found = stored.map(({ section, revision, body }) => [section, revision, JSON.parse(body)]);
    expect(found).toContainEqual(["social", 4, RIGHT]);
  });

  it("leaves the version as it was when it fails [S150]", async () => {
    const scene = await openOldScene();
    const failing = withDatabase(async () => {
      throw new Error("The database is away.");
    });
    await expect(upgradeGroup(failing, await loadPrincipal(scene), Date.now(), NEXT)).rejects.toThrow("away");
    expect((await loadPrincipal(scene)).currentVersion).toBe("1.0.0");
  });
});
