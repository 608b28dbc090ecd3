import { join } from "node:path";
import { BRAND_TEMPLATE as TEMPLATE } from "#brand/template.ts";
import { BOOKMARK_PATTERN } from "#domain/live/bookmark.ts";
import { licenceOf, operate } from "#scripts/api/caller.ts";
import { e2eTarget, expect, test, watch } from "../setup/test.ts";

const PICTURES = join(import.meta.dirname, "../../../scripts/seed/pictures");

test.describe("the homepage tab", () => {
  test("renames, uploads with progress, applies and keeps [S4, S5, S72, S194]", async ({
    page,
    openScene,
    enter,
  }) => {
    const scene = await openScene({ name: "Harbour Hotel" });
    await enter(page, scene);
    await page.getByLabel("Property name").fill("Quay Hotel");
    const preview = page.frameLocator("iframe").first();
    await expect(preview.getByText("Quay Hotel").first()).toBeVisible();
    await expect(page.getByText("You have unsaved changes")).toBeVisible();
    await page.locator("input[type=file]").first().setInputFiles(join(PICTURES, "marlowe-logo.png"));
    await page.getByRole("button", { name: "Use picture" }).click();
    await expect(preview.getByRole("img").first()).toBeVisible();
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page.getByText("Update successful")).toBeVisible();
    await page.reload();
    await expect(page.getByLabel("Property name")).toHaveValue("Quay Hotel");
    await expect(page.getByRole("button", { name: "Remove logo" })).toBeVisible();
    await expect(
      page.getByRole("complementary").or(page.getByRole("navigation")).getByText("Quay Hotel").first(),
    ).toBeVisible();
  });

  test("says which picture is too big before a byte is sent, and keeps what was typed [S117]", {
    tag: "@all",
  }, async ({ page, openScene, enter }) => {
    await enter(page, await openScene());
    await page.getByLabel("Property name").fill("Quay Hotel");
    await page
      .locator("input[type=file]")
      .first()
      .setInputFiles({
        name: "huge.png",
        mimeType: "image/png",
        buffer: Buffer.alloc(5 * 1024 * 1024 + 1),
      });
    await expect(
      page.getByText("This image is too big. The max image size for uploads is 5MB").first(),
    ).toBeVisible();
    await expect(page.getByLabel("Property name")).toHaveValue("Quay Hotel");
  });

  test("says at the field that the name is missing [S116, S162]", { tag: "@all" }, async ({
    page,
    openScene,
    enter,
  }) => {
    await enter(page, await openScene());
    await page.getByLabel("Property name").fill("");
    await expect(page.getByText("Missing property name field").first()).toBeVisible();
  });

  test("locks the default language [S83, S111]", { tag: "@all" }, async ({ page, openScene, enter }) => {
    await enter(page, await openScene({ languages: ["en", "de"] }));
    await expect(page.getByRole("checkbox", { name: /^English/ })).toBeDisabled();
    await page.getByRole("checkbox", { name: /^Arabic/ }).press("Space");
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page.getByText("Update successful")).toBeVisible();
    await page.goto("/setup/buttons?language=ar");
    await expect(page.getByText("No buttons in Arabic yet")).toBeVisible();
  });
});

test.describe("the theme tab", () => {
  test("shows each change in the preview at once, and applies it [S6, S7, S82, S192, G4]", async ({
    page,
    openScene,
    enter,
  }) => {
    const scene = await openScene();
    await enter(page, scene, "/setup/theme");
    await page.getByLabel("Primary", { exact: true }).fill("#14263F");
    await page.getByText("3D", { exact: true }).click();
    await page.getByText("Three columns").click();
    await page.keyboard.press("Control+s");
    await expect(page.getByText("Style updated")).toBeVisible();
    const saved = await scene.caller.call("GET", scene.at("/documents/theme"));
    expect(await saved.json()).toMatchObject({
      body: { primary: "#14263f", layout: "three", button: { surface: "3d" } },
      revision: 2,
    });
    // Its next read, of whichever copy of the database, finds what it saved.
    const cookies = await page.context().cookies();
    expect(cookies.find(({ name }) => name === "bookmark")?.value).toMatch(BOOKMARK_PATTERN);
  });
});

test.describe("leaving with unsaved changes", () => {
  test("asks, and staying is the safe choice [S110]", async ({ page, openScene, enter }) => {
    await enter(page, await openScene({ name: "Harbour Hotel" }));
    await page.getByLabel("Property name").fill("Quay Hotel");
    await page.getByRole("link", { name: "Dashboard" }).click();
    const dialog = page.getByRole("dialog").or(page.getByRole("alertdialog"));
    await expect(dialog).toContainText("You have unsaved changes. Please apply before continuing.");
    await expect(page.getByRole("button", { name: "Stay here" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.getByLabel("Property name")).toHaveValue("Quay Hotel");
    await page.getByRole("link", { name: "Dashboard" }).click();
    await page.getByRole("button", { name: "Leave without applying" }).click();
    await expect(page).toHaveURL("/dashboard");
  });

  test("is no matter on the way to the previews, which show them [S3, S39]", { tag: "@all" }, async ({
    page,
    openScene,
    enter,
  }) => {
    await enter(page, await openScene({ name: "Harbour Hotel" }));
    await page.getByLabel("Property name").fill("Quay Hotel");
    for (const name of ["Phone preview", "Tablet preview"]) {
      await page.getByRole("link", { name }).click();
      await expect(page.frameLocator("iframe").first().getByText("Quay Hotel").first()).toBeVisible();
    }
  });
});

test.describe("two people at once", () => {
  test("both keep what they did to different things, without a question", async ({
    page,
    openScene,
    enter,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/status of 412/);
    const scene = await openScene();
    await enter(page, scene, "/setup/theme");
    await page.getByLabel("Primary", { exact: true }).fill("#14263F");
    const theirs = { ...TEMPLATE.theme, layout: "three" };
    await scene.caller.call("PUT", scene.at("/documents/theme"), { json: theirs, revision: 1 });
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page.getByText("Style updated")).toBeVisible();
    const saved = await scene.caller.call("GET", scene.at("/documents/theme"));
    expect(await saved.json()).toMatchObject({ body: { primary: "#14263f", layout: "three" } });
  });

  test("choose where both changed the same, and nothing is lost before [S110]", async ({
    page,
    openScene,
    enter,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/status of 412/);
    const scene = await openScene();
    await enter(page, scene, "/setup/theme");
    await page.getByLabel("Primary", { exact: true }).fill("#14263F");
    const theirs = { ...TEMPLATE.theme, primary: "#5b2a48" };
    await scene.caller.call("PUT", scene.at("/documents/theme"), { json: theirs, revision: 1 });
    const dialog = page.getByRole("dialog").filter({ hasText: "Someone else has saved this" });
    await expect(dialog).toBeVisible();
    await expect(dialog).toContainText(/#5b2a48/i);
    await expect(dialog).toContainText(/#14263f/i);
    await dialog.getByRole("button", { name: "Keep all mine" }).click();
    await dialog.getByRole("button", { name: "Keep and apply" }).click();
    await expect(page.getByText("Style updated")).toBeVisible();
    const saved = await scene.caller.call("GET", scene.at("/documents/theme"));
    expect(await saved.json()).toMatchObject({ body: { primary: "#14263f" }, revision: 3 });
  });
});

test.describe("live", () => {
  test("a rename and a licence change show in another browser within a second [S99, S156]", async ({
    openPage,
    page,
    openScene,
    enter,
  }) => {
    const scene = await openScene({ name: "Harbour Hotel" });
    await enter(page, scene, "/");
    const other = await openPage();
    const complaints = watch(other);
    await enter(other, scene);
    await expect(page.getByRole("row").filter({ hasText: "Harbour Hotel" })).toBeVisible();
    await other.getByLabel("Property name").fill("Quay Hotel");
    const list: string[] = [];
    page.on("request", (request) => list.push(request.url()));
    await other.getByRole("button", { name: "Apply" }).click();
    await expect(page.getByRole("row").filter({ hasText: "Quay Hotel" })).toBeVisible({ timeout: 1_500 });
    expect(list.filter((url) => url.includes("/api/properties"))).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test("a licence that operations end closes the property for those who work in it [S93, S94, S160]", async ({
    page,
    openScene,
    enter,
  }) => {
    const scene = await openScene();
    await enter(page, scene);
    await operate(e2eTarget, "PUT", `/properties/${scene.property.id}/licence`, licenceOf("SUSPENDED"));
    await expect(page).toHaveURL("/");
    await expect(page.getByText("Your License has expired.").first()).toBeVisible();
  });

  test("a property that is removed sends its editor to the entry [S31, S101, S161]", async ({
    page,
    openScene,
    enter,
    expectedComplaints,
  }) => {
    // The sidebar may be asking how far the property is set up in the moment that it goes.
    expectedComplaints.push(/status of 404/);
    const scene = await openScene();
    await enter(page, scene);
    await operate(e2eTarget, "DELETE", `/properties/${scene.property.id}`);
    await expect(page).toHaveURL("/");
    await expect(page.getByText("Your active property has been removed.").first()).toBeVisible();
  });

  test("a browser that was offline gets what it missed when it returns", async ({
    page,
    openScene,
    enter,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/ERR_INTERNET_DISCONNECTED|WebSocket/);
    const scene = await openScene({ name: "Harbour Hotel" });
    await enter(page, scene, "/");
    await expect(page.getByRole("row").filter({ hasText: "Harbour Hotel" })).toBeVisible();
    await page.context().setOffline(true);
    await scene.caller.call("PATCH", scene.at(""), { json: { name: "Quay Hotel" }, revision: 1 });
    await expect(page.getByRole("row").filter({ hasText: "Harbour Hotel" })).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByRole("row").filter({ hasText: "Quay Hotel" })).toBeVisible({ timeout: 30_000 });
  });
});
