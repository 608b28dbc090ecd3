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

  test("work on the property that is chosen in one of them once what was typed is applied, and are left together [S33, S70, S110, S147]", async ({
    page,
    openScene,
    enter,
    expectedComplaints,
  }) => {
    // Requests in flight when the session ends are rejected, with no caller left.
    expectedComplaints.push(/status of 401|SignedOutError/);
    const scene = await openScene({ name: "Harbour Hotel" });
    await createProperty(e2eTarget, scene.groupId, { name: "Lake Hotel" });
    await enter(page, scene, "/setup/homepage");
    const other = await page.context().newPage();
    await other.goto("/settings");
    await untilAlive(other);
    const choose = async (from: string, to: string) => {
      await other.getByRole("button", { name: `Property: ${from}` }).click();
      await other.getByRole("menuitem", { name: to }).click();
      await expect(other.getByRole("button", { name: `Property: ${to}` })).toBeVisible();
    };
    const name = page.getByLabel("Property name");
    await test.step("the other tab follows at once", async () => {
      await choose("Harbour Hotel", "Lake Hotel");
      await expect(name).toHaveValue("Lake Hotel");
      await expect(page.getByRole("button", { name: "Property: Lake Hotel" })).toBeVisible();
    });
    await test.step("it follows only once what was typed is applied", async () => {
      await name.fill("Quay Hotel");
      await choose("Lake Hotel", "Harbour Hotel");
      // Refetching a screen does not overwrite edits in progress.
      await scene.caller.call("POST", "/api/members", {
        json: { email: "somebody@tabs.example", displayName: "Somebody", role: "viewer" },
      });
      await expect(name).toHaveValue("Quay Hotel");
      await expect(page.getByRole("button", { name: "Property: Lake Hotel" })).toBeVisible();
      await page.getByRole("button", { name: "Apply" }).click();
      await expect(name).toHaveValue("Harbour Hotel");
      await expect(other.getByRole("button", { name: "Property: Harbour Hotel" })).toBeVisible();
      const list = (await (await scene.caller.call("GET", "/api/properties?limit=50")).json()) as {
        items: { name: string }[];
      };
      expect(list.items.map((property) => property.name).sort()).toEqual(["Harbour Hotel", "Quay Hotel"]);
    });
    await test.step("both are at the entry when one of them signs out", async () => {
      await other.getByRole("button", { name: "Sign out" }).click();
      await expect(other.getByRole("button", { name: "Sign in" })).toBeVisible();
      await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
    });
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
    // The channel fetches a token for its ticket. Wait for it, because the test counts the requests for tokens.
    const ticket = other.waitForResponse("**/api/live/ticket");
    await other.goto("/setup/theme");
    await untilAlive(other);
    await ticket;
    let refreshes = 0;
    page.context().on("request", (request) => {
      if (request.url().endsWith("/api/identity/token")) refreshes += 1;
    });
    // One tab's token is refused once. It continues with a fresh one, or with the other tab's if that is newer.
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
