import { createExecutionContext, env, waitOnExecutionContext } from "cloudflare:test";
import { beforeAll, describe, expect, it } from "vitest";
import { TEMPLATE } from "#domain/content/starter/template.ts";
import { createProperty, DEMO_PASSWORD } from "#scripts/api/caller.ts";
import worker from "#worker/index.ts";
import { announcementContent } from "../../factories/announcements.ts";
import { ACCESS, type Expectation } from "../../factories/contract/access-table.ts";
import { toPath } from "../../factories/contract/route-table.ts";
import { recordDatabase, type Statement } from "../../factories/databases/recorded-database.ts";
import { usableButton } from "../../factories/draft.ts";
import { openScene, type Scene } from "../../factories/scene.ts";
import { ORIGIN, target } from "../../factories/worker/worker-target.ts";

/** A column that selects the statement's database, whether or not a row matches. */
const NAMED = /"(?:company_id|group_id|property_id|user_id)" = \?/;

/** Statements that name no shard, sorted. A new one needs a line here with its reason. */
const EXCEPTIONS = [
  // Jobs of the nightly deletion: every database has its own, and the property's is read. Files that a copy uses: read
  // in the database of the source property.
  expect.stringMatching(/from "media" where "media"."key" in \(select value from json_each\(\?\)\)$/),
  // Owner of an email address: the directory's only query by typed text.
  expect.stringMatching(/from "users" inner join "groups" .* where "users"."email" = \?/),
];

describe("a database for each part of the groups", () => {
  let scene: Scene;
  let statements: Statement[];

  async function ask(method: string, path: string, json?: unknown): Promise<number> {
    const recorder = recordDatabase(env.DB);
    const context = createExecutionContext();
    const request = new Request(`${ORIGIN}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${scene.caller.accessToken}`,
        "x-client-key": env.CLIENT_KEY,
        "if-match": '"1"',
        ...(json === undefined ? {} : { "content-type": "application/json" }),
      },
      body: json === undefined ? null : JSON.stringify(json),
    });
    const bindings = { ...env, DB: recorder.database };
    const response = await worker.fetch(request as Parameters<typeof worker.fetch>[0], bindings, context);
    await response.arrayBuffer();
    await waitOnExecutionContext(context);
    statements.push(...recorder.statements);
    return response.status;
  }

  beforeAll(async () => {
    statements = [];
    scene = await openScene(target, { name: "Harbour Hotel", languages: ["en", "de"] });
    const sister = await createProperty(target, scene.groupId);
    const buttons = { json: { buttons: [usableButton("link", 1)] }, revision: 0 };
    await scene.caller.call("PUT", scene.at("/documents/buttons?language=en"), buttons);
    const works: readonly [method: string, path: string, json?: unknown][] = [
      ["PUT", scene.at("/documents/theme"), TEMPLATE.theme],
      ["POST", scene.at("/buttons?language=en"), usableButton("link", 2)],
      ["POST", scene.at("/buttons/copy"), { from: "en", to: "de", mode: "replace" }],
      ["PATCH", scene.at(""), { name: "Quay Hotel" }],
      ["POST", scene.at("/publish"), { note: "" }],
      ["POST", scene.at("/clone"), { target: sister.id }],
      ["POST", scene.at("/reset")],
      ["POST", scene.at("/qr/regenerate")],
      [
        "POST",
        scene.at("/announcements"),
        { content: announcementContent({ kind: "emergency" }), isSent: true },
      ],
      ["POST", scene.at("/places"), { kind: "room", ranges: "201-203" }],
      ["POST", "/api/identity/sign-in", { email: scene.caller.user.email, password: DEMO_PASSWORD }],
    ];
    for (const [method, path, json] of works) expect(await ask(method, path, json), path).toBeLessThan(300);
    for (const [route, { rule, json, query = "" }] of Object.entries<Expectation>(ACCESS)) {
      if (rule === "operations" || rule === "public") continue;
      const [method = "", template = ""] = route.split(" ");
      await ask(method, toPath(template, scene) + query, json);
    }
  });

  it("can be asked for by the group, property or person that every statement names [G6]", async () => {
    const getKeys = [
      "select id, company_id from groups",
      "select id from properties",
      "select id from users",
      "select id, refresh_hash, previous_hash from sessions",
    ];
    const rows = await Promise.all(getKeys.map((query) => env.DB.prepare(query).raw<(string | null)[]>()));
    const keys = rows.flat(2).filter((key) => key !== null);
    const isNamed = ({ sql, values }: Statement) =>
      NAMED.test(sql) || keys.some((key) => JSON.stringify(values).includes(key));
    // "from (select 1)" names no table.
    const without = statements.filter(
      (one) => /\b(?:from|into|update) (?!\()/.test(one.sql) && !isNamed(one),
    );
    expect([...new Set(without.map(({ sql }) => sql))].sort()).toEqual(EXCEPTIONS);
  });
});
