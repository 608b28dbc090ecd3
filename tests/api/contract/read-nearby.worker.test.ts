import { applyD1Migrations, createExecutionContext, env, waitOnExecutionContext } from "cloudflare:test";
import { beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { TEMPLATE } from "#domain/content/starter/template.ts";
import { BOOKMARK_HEADER, bookmarkCookie } from "#domain/live/bookmark.ts";
import worker from "#worker/index.ts";
import { type LaggingReplica, laggingReplica } from "../../factories/databases/lagging-replica.ts";
import { usableButton } from "../../factories/draft.ts";
import { openScene, type Scene } from "../../factories/scene.ts";
import { ORIGIN, target } from "../../factories/worker/worker-target.ts";

const { REPLICA } = env as typeof env & { REPLICA: D1Database };
/** Newer than every bookmark of this file. */
const FAR = `99999999-00000000-00000000-${"0".repeat(32)}`;

interface Asked {
  readonly json?: unknown;
  readonly revision?: number;
  readonly headers?: Record<string, string>;
  /** A program without cookies. */
  readonly hasNoCookies?: true;
  /** A page without scripts: its cookie is the only credential. */
  readonly isForm?: true;
}

/** A browser of staff: stores the bookmark and sends it. */
class Browser {
  bookmark: string | null = null;
  readonly #scene: Scene;
  readonly #database: D1Database;

  constructor(scene: Scene, database: D1Database) {
    this.#scene = scene;
    this.#database = database;
  }

  async ask(
    method: string,
    path: string,
    { json, revision = 1, headers = {}, hasNoCookies, isForm }: Asked = {},
  ) {
    const cookies = this.bookmark ? bookmarkCookie(this.bookmark).split(";")[0] : "other=1";
    const context = createExecutionContext();
    const request = new Request(`${ORIGIN}${path}`, {
      method,
      headers: {
        ...(isForm ? {} : { authorization: `Bearer ${this.#scene.caller.accessToken}` }),
        "x-client-key": env.CLIENT_KEY,
        "if-match": `"${revision}"`,
        ...(json === undefined ? {} : { "content-type": "application/json" }),
        ...(hasNoCookies ? {} : { cookie: cookies ?? "" }),
        ...headers,
      },
      body: json === undefined ? null : JSON.stringify(json),
    });
    const response = await worker.fetch(
      request as Parameters<typeof worker.fetch>[0],
      { ...env, DB: this.#database },
      context,
    );
    const text = await response.text();
    await waitOnExecutionContext(context);
    const received = response.headers.get(BOOKMARK_HEADER);
    if (received !== null && received > (this.bookmark ?? "")) this.bookmark = received;
    return { status: response.status, received, headers: response.headers, json: () => JSON.parse(text) };
  }
}

describe("with a replica that is behind", () => {
  let scene: Scene;
  let sister: Scene;
  let lagging: LaggingReplica;
  let browser: Browser;

  beforeAll(async () => {
    await applyD1Migrations(REPLICA, inject("migrations"));
  });

  beforeEach(async () => {
    scene = await openScene(target, { name: "Far Away", languages: ["en", "de"] });
    sister = await openScene(target, { name: "Sister" });
    // The first list that shows a new property decides its licence state.
    await scene.caller.call("GET", "/api/properties/recent");
    lagging = laggingReplica(env.DB, REPLICA);
    await lagging.catchUp();
    browser = new Browser(scene, lagging.database);
  });

  it("a browser reads each thing that it saved, and the next screen as well [G4]", async () => {
    const buttons = { buttons: [usableButton("link", 1)] };
    const theme = { ...TEMPLATE.theme, primary: "#123456" };
    const read = async (path: string) => (await browser.ask("GET", path)).json();
    const saves: readonly [
      what: string,
      save: () => ReturnType<Browser["ask"]>,
      check: () => Promise<unknown>,
    ][] = [
      [
        "theme",
        () => browser.ask("PUT", scene.at("/documents/theme"), { json: theme }),
        async () => expect((await read(scene.at("/documents/theme"))).body.primary).toBe("#123456"),
      ],
      [
        "buttons",
        () => browser.ask("PUT", scene.at("/documents/buttons?language=en"), { json: buttons, revision: 0 }),
        async () =>
          expect((await read(scene.at("/draft"))).documents).toContainEqual(
            expect.objectContaining({ section: "buttons", language: "en", revision: 1 }),
          ),
      ],
      [
        "copied language",
        () =>
          browser.ask("POST", scene.at("/buttons/copy"), { json: { from: "en", to: "de", mode: "replace" } }),
        async () => expect((await read(scene.at("/documents/buttons?language=de"))).revision).toBe(1),
      ],
      [
        "publication",
        () => browser.ask("POST", scene.at("/publish"), { json: { note: "From afar" } }),
        async () => expect(JSON.stringify(await read(scene.at("/publications")))).toContain("From afar"),
      ],
      [
        "name",
        () => browser.ask("PATCH", scene.at(""), { json: { name: "Very Near" } }),
        async () =>
          expect(
            (await read(`/api/properties/opening?active=${scene.property.id}`)).properties,
          ).toContainEqual(expect.objectContaining({ name: "Very Near" })),
      ],
      [
        "reset",
        () => browser.ask("POST", scene.at("/reset")),
        async () => expect(JSON.stringify(await read(scene.at("/restore-points")))).toContain("reset"),
      ],
    ];
    for (const [what, save, check] of saves) {
      const saved = await save();
      expect(saved.status, what).toBeLessThan(300);
      expect(saved.received, what).toBe(lagging.newest());
      await check();
    }
    expect(lagging.replicaReads()).toBe(0);
  });

  it("one that wrote nothing never asks the primary, and one whose write has arrived does not either [G4]", async () => {
    const screens = [
      `/api/properties/opening?active=${scene.property.id}`,
      "/api/properties/recent",
      "/api/properties?limit=50",
      scene.at(""),
      scene.at("/draft"),
      scene.at("/setup-progress"),
      scene.at("/publications"),
      scene.at("/restore-points"),
      scene.at("/feedback"),
      scene.at("/activity"),
      "/api/activity",
      "/api/members",
      "/api/identity/session",
      "/api/identity/sessions",
    ];
    for (const path of screens) expect((await browser.ask("GET", path)).status, path).toBe(200);
    expect([lagging.primaryReads(), lagging.replicaReads() > 0]).toEqual([0, true]);
    await browser.ask("PUT", scene.at("/documents/theme"), { json: TEMPLATE.theme });
    const before = lagging.primaryReads();
    await lagging.catchUp();
    for (const path of screens) await browser.ask("GET", path);
    expect(lagging.primaryReads()).toBe(before);
  });

  it("what decides about a write is read from the primary: no revision of long ago overwrites a newer one [G4]", async () => {
    const other = new Browser(scene, lagging.database);
    await other.ask("PUT", scene.at("/documents/theme"), { json: { ...TEMPLATE.theme, primary: "#111111" } });
    const late = await browser.ask("PUT", scene.at("/documents/theme"), { json: TEMPLATE.theme });
    expect(late.status).toBe(412);
    expect(late.json().code).toBe("stale_revision");
  });

  it("a colleague reads what the channel told of, by the bookmark beside it [G4, S99]", async () => {
    const colleague = new Browser(scene, lagging.database);
    await browser.ask("PUT", scene.at("/documents/theme"), {
      json: { ...TEMPLATE.theme, primary: "#222222" },
    });
    const stale = await colleague.ask("GET", scene.at("/documents/theme"));
    expect(stale.json().revision).toBe(1);
    colleague.bookmark = lagging.newest();
    const fresh = await colleague.ask("GET", scene.at("/documents/theme"));
    expect(fresh.json().revision).toBe(2);
  });

  it("a program without cookies reads from the primary, or after the bookmark that it names [G4]", async () => {
    const program = { hasNoCookies: true } as const;
    const saved = await browser.ask("PUT", scene.at("/documents/theme"), {
      json: TEMPLATE.theme,
      ...program,
    });
    const read = await browser.ask("GET", scene.at("/documents/theme"), program);
    expect(read.json().revision).toBe(2);
    await lagging.catchUp();
    const before = lagging.primaryReads();
    const headers = { [BOOKMARK_HEADER]: saved.received ?? "" };
    expect((await browser.ask("GET", scene.at("/documents/theme"), { ...program, headers })).status).toBe(
      200,
    );
    expect(lagging.primaryReads()).toBe(before);
  });

  it.each(["", "0", "'; drop table users", "first-primary", `${FAR}0`])(
    "a bookmark that is none (%j) is left out [G4]",
    async (bookmark) => {
      browser.bookmark = bookmark;
      expect((await browser.ask("GET", scene.at(""))).status).toBe(200);
      expect(lagging.primaryReads()).toBe(0);
    },
  );

  it("answers without a write carry no bookmark, and a form's answer sets the cookie [G4]", async () => {
    const read = await browser.ask("GET", scene.at(""));
    expect([read.received, read.headers.getSetCookie()]).toEqual([null, []]);
    const { cookie } = sister.caller;
    const renewed = await browser.ask("POST", "/api/identity/token", {
      isForm: true,
      headers: { cookie },
    });
    expect(renewed.status).toBe(200);
    const kept = renewed.headers.getSetCookie().find((line) => line.startsWith("bookmark="));
    expect(kept).toBe(`${bookmarkCookie(lagging.newest())}; Secure`);
  });
});
