import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { encode as encodePng } from "fast-png";
import { expectAnswer, type Target } from "#scripts/api/caller.ts";
import { type LocalServer, startServer } from "#scripts/local-server.ts";
import { usableButton } from "../../factories/draft.ts";
import { openScene } from "../../factories/scene.ts";
import { stateFolder } from "../../factories/state-folder.ts";
import { typeOps } from "../../factories/type-ops.ts";
import { publishButtons } from "../setup/offline.ts";
import { e2eTarget, PORT } from "../setup/target.ts";
import { expect, signInByForm, test, uniqueEmail } from "../setup/test.ts";

// One server for the whole file.
test.describe.configure({ mode: "default" });

// Maintenance affects every test, so this file has its own server.
const STATE = stateFolder("e2e-operations-state");
const target: Target = { ...e2eTarget, origin: `http://localhost:${PORT + 3}` };
/** Group-wide changes reach open browsers at the channel's own interval. */
const NOTICE_SHOWN_MS = 45_000;

/** A command's output; fails if the command failed. */
async function done(...words: string[]): Promise<string> {
  const said = await typeOps({ origin: target.origin, token: target.opsToken }, words);
  expect(said, words.join(" ")).toMatchObject({ code: 0, error: "" });
  return said.out;
}

test.describe("npm run ops", () => {
  test.use({ baseURL: target.origin });
  let server: LocalServer;
  let folder: string;
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    rmSync(STATE, { recursive: true, force: true });
    folder = mkdtempSync(join(tmpdir(), "foyer-ops-"));
    server = await startServer({ port: PORT + 3, state: STATE });
  });
  test.afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    server.stop();
    await server.ended;
  });

  test("do each action, say what they did, and open browsers list it at once [S159]", {
    tag: "@all",
  }, async ({ page }) => {
    test.setTimeout(240_000);
    const scene = await openScene(target, { name: "Harbour Hotel" }, { email: uniqueEmail() });
    const { id } = scene.property;
    await signInByForm(page, scene.caller.user.email);
    await page.waitForURL("**/answers");
    await page.goto("/activity");
    /** Without a reload: the channel updates the list. */
    const listed = (text: string, timeout = 10_000) =>
      expect(page.getByRole("main").getByText(text).first()).toBeVisible({ timeout });

    const licence = ["set-licence", id, "paid", "--from", "2026-01-01", "--to", "2036-12-31"];
    expect(await done(...licence)).toBe("Harbour Hotel has the licence PAID, 2026-01-01 to 2036-12-31.");
    await listed("Licence set: Active");
    expect(await done("switch-feature", id, "guest-services", "off")).toBe(
      "Harbour Hotel has guest services off.",
    );
    await listed("Premium features switched off");
    expect(await done("switch-feature", id, "guest-services", "on")).toBe(
      "Harbour Hotel has guest services on.",
    );
    await listed("Premium features switched on");

    const added = await done(
      "add-property",
      scene.groupId,
      "--name",
      "Lake Hotel",
      "--slug",
      `lake-${id.slice(0, 6)}`,
    );
    const lake =
      /^Added Lake Hotel: ([a-z2-7]{24}), \/p\/lake-\w{6}, licence key \w+\.$/.exec(added)?.[1] ?? "";
    await listed("Property added");
    expect(await done("remove-property", lake)).toBe(
      `Removed ${lake}. restore-property brings it back within 30 days.`,
    );
    await listed("Lake Hotel removed");
    expect(await done("restore-property", lake)).toMatch(/^Restored Lake Hotel, \/p\/lake-\w{6}\.$/);
    await listed("Lake Hotel restored");

    expect(await done("erase-consent", id, "nobody")).toBe("Erased 0 entries of nobody.");
    await listed("A guest’s consent erased");
    const file = join(folder, "group.jsonl.gz");
    const rows = Number(/^Wrote (\d+) lines of /.exec(await done("export-group", scene.groupId, file))?.[1]);
    const lines = gunzipSync(readFileSync(file)).toString("utf8").trimEnd().split("\n");
    expect(lines).toHaveLength(rows + 2);
    expect(lines.join("\n")).toContain("Harbour Hotel");
    await listed("Group data exported");

    const picture = Buffer.from(
      encodePng({ width: 40, height: 20, data: new Uint8Array(800).fill(90), channels: 1, depth: 8 }),
    );
    await expectAnswer(
      await scene.caller.call("POST", scene.at("/media?kind=gallery&name=lobby.png"), {
        body: new Uint8Array(picture),
      }),
    );
    writeFileSync(join(folder, "lobby.png"), picture);
    const sha256 = createHash("sha256").update(picture).digest("hex");
    expect(await done("block-picture", join(folder, "lobby.png"))).toBe(`Blocked ${sha256}.`);
    await listed("Picture blocked: lobby.png", NOTICE_SHOWN_MS);
  });

  test("closes the product with an estimate, tells open browsers, leaves guests alone, and opens it again [S48, S51, S69, S87, S155]", async ({
    page,
    expectedComplaints,
  }) => {
    test.setTimeout(240_000);
    // A channel that reconnects during maintenance is refused like everything else.
    expectedComplaints.push(/status of 503/, /\/api\/live.* Unexpected response code: 503/);
    const scene = await openScene(target, { name: "Harbour Hotel" }, { email: uniqueEmail() });
    const buttons = [usableButton("link", 1, "Breakfast menu")];
    const guests = new URL(await publishButtons(scene, buttons)).pathname;
    await signInByForm(page, scene.caller.user.email);
    await page.waitForURL("**/setup/homepage");
    const name = page.getByRole("textbox", { name: "Property name" });
    await name.fill("Harbour Hotel, unapplied");
    expect(await done("maintenance", "on", "--estimate", "about 30 minutes")).toBe(
      "Maintenance is on, expected back in about 30 minutes.",
    );
    try {
      // Without a reload.
      await expect(page.getByText("Expected back: about 30 minutes")).toBeVisible({
        timeout: NOTICE_SHOWN_MS,
      });
      await page.keyboard.press("Escape");
      await page.keyboard.press("Escape");
      await expect(page.getByRole("heading", { name: "We’re updating the system" })).toBeVisible();
      // Typed text stays below, inert.
      await page.keyboard.type("lost");
      const later = await page.context().newPage();
      for (const path of ["/", "/setup/homepage"]) {
        expect((await later.goto(path))?.headers()["retry-after"]).toBe("60");
        await expect(later.getByRole("heading", { name: "We’re updating the system" })).toBeVisible();
        await expect(later.getByText("Expected back: about 30 minutes")).toBeVisible();
      }
      await later.close();
      expect((await page.request.get(guests)).status()).toBe(200);
    } finally {
      expect(await done("maintenance", "off")).toBe("Maintenance is off.");
    }
    await expect(page.getByRole("heading", { name: "We’re updating the system" })).toBeHidden({
      timeout: NOTICE_SHOWN_MS,
    });
    await expect(name).toHaveValue("Harbour Hotel, unapplied");
    await expect(async () => {
      await page.getByRole("button", { name: "Apply" }).click({ timeout: 1_000 });
      await expect(page.getByText("Draft saved")).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: NOTICE_SHOWN_MS });
    expect(await (await scene.caller.call("GET", scene.at(""))).json()).toMatchObject({
      name: "Harbour Hotel, unapplied",
    });
    await page.goto("/activity");
    await expect(page.getByText("Maintenance ended")).toBeVisible();
    await expect(page.getByText("Maintenance started")).toBeVisible();
  });
});
