import { createProperty, e2eTarget, expect, test, untilAlive } from "../setup/test.ts";

test.describe("two tabs of one browser", () => {
  test("speak the language that is chosen in one of them [S70, S104]", { tag: "@all" }, async ({
    page,
    openScene,
    enter,
  }) => {
    const scene = await openScene();
    await enter(page, scene, "/dashboard");
    const other = await page.context().newPage();
    await other.goto("/settings");
    await untilAlive(other);
    await other.getByRole("combobox", { name: "Language" }).selectOption("de");
    await expect(other.getByRole("heading", { name: "Einstellungen" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Auswertung" })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
  });

  test("work on the property that is chosen in one of them [S70]", async ({ page, openScene, enter }) => {
    const scene = await openScene({ name: "Harbour Hotel" });
    await createProperty(e2eTarget, scene.groupId, { name: "Lake Hotel" });
    await enter(page, scene, "/setup/homepage");
    const other = await page.context().newPage();
    await other.goto("/settings");
    await untilAlive(other);
    await other.getByRole("button", { name: "Property: Harbour Hotel" }).click();
    await other.getByRole("menuitem", { name: "Lake Hotel" }).click();
    await expect(other.getByLabel("Property name")).toHaveValue("Lake Hotel");
    await expect(page.getByLabel("Property name")).toHaveValue("Lake Hotel");
    await expect(page.getByRole("button", { name: "Property: Lake Hotel" })).toBeVisible();
  });

  test("follow each other only once what was typed is applied [S70, S110]", async ({
    page,
    openScene,
    enter,
  }) => {
    const scene = await openScene({ name: "Harbour Hotel" });
    await createProperty(e2eTarget, scene.groupId, { name: "Lake Hotel" });
    await enter(page, scene, "/setup/homepage");
    await page.getByLabel("Property name").fill("Quay Hotel");
    const other = await page.context().newPage();
    await other.goto("/dashboard");
    await untilAlive(other);
    await other.getByRole("button", { name: "Property: Harbour Hotel" }).click();
    await other.getByRole("menuitem", { name: "Lake Hotel" }).click();
    await expect(other.getByLabel("Property name")).toHaveValue("Lake Hotel");
    // A screen that is refetched meanwhile replaces nothing while the person is editing either.
    await scene.caller.call("POST", "/api/members", {
      json: { email: "somebody@tabs.example", displayName: "Somebody", role: "viewer" },
    });
    await expect(page.getByLabel("Property name")).toHaveValue("Quay Hotel");
    await expect(page.getByRole("button", { name: "Property: Harbour Hotel" })).toBeVisible();
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page.getByLabel("Property name")).toHaveValue("Lake Hotel");
    const saved = await scene.caller.call("GET", scene.at(""));
    expect(await saved.json()).toMatchObject({ name: "Quay Hotel" });
  });

  test("share the token that one of them was given [S146, S148]", async ({
    page,
    openScene,
    enter,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/401/);
    const scene = await openScene();
    await enter(page, scene, "/setup/homepage");
    const other = await page.context().newPage();
    // With a token of its own for its ticket, before any is counted.
    const ticket = other.waitForResponse("**/api/live/ticket");
    await other.goto("/setup/theme");
    await untilAlive(other);
    await ticket;
    let refreshes = 0;
    page.context().on("request", (request) => {
      if (request.url().endsWith("/api/identity/token")) refreshes += 1;
    });
    // One tab's token is refused once. It goes on with a fresh one, or with the other tab's where that is newer.
    let refused = "";
    await page.route(
      (url) => url.pathname === scene.at(""),
      (route) => {
        refused = route.request().headers().authorization ?? "";
        return route.fulfill({ status: 401, json: { code: "unauthenticated" } });
      },
      { times: 1 },
    );
    const retry = page.waitForRequest((request) => {
      const { authorization } = request.headers();
      return request.method() === "PATCH" && refused !== "" && authorization !== refused;
    });
    await page.getByLabel("Property name").fill("Quay Hotel");
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page.getByText("Update successful")).toBeVisible();
    const { authorization } = (await retry).headers();
    const save = other.waitForRequest((request) => request.method() === "PUT");
    await other.getByLabel("Primary", { exact: true }).fill("#14263F");
    await other.getByRole("button", { name: "Apply" }).click();
    expect((await save).headers().authorization).toBe(authorization);
    await expect(other.getByText("Style updated")).toBeVisible();
    expect(refreshes).toBeLessThanOrEqual(1);
  });
});
