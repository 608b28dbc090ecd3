import { expect, signInByCookie, test } from "./setup/test.ts";

test.describe("a signed-in browser", () => {
  test("refreshes once for all its calls and tabs [S146, S148]", async ({ page, openScene, enter }) => {
    const scene = await openScene();
    const refreshes: string[] = [];
    page.context().on("request", (request) => {
      if (request.url().endsWith("/api/identity/token")) refreshes.push(request.url());
    });
    await enter(page, scene);
    await expect.poll(() => refreshes.length).toBeGreaterThan(0);
    const before = refreshes.length;
    const calls = await page.evaluate(async () => {
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => fetch("/api/identity/token", { method: "POST" })),
      );
      return answers.map((answer) => answer.status);
    });
    expect(calls).toEqual([200, 200, 200, 200, 200]);
    expect(before).toBe(1);
    await page.reload();
    await expect(page.getByLabel("Property name")).toBeVisible();
  });

  test("is sent to the entry in every tab when one of them signs out [S33, S147]", async ({
    page,
    openScene,
    enter,
  }) => {
    const scene = await openScene();
    await enter(page, scene);
    const other = await page.context().newPage();
    await other.goto("/setup/theme");
    await expect(other.getByRole("heading", { name: "Setup" })).toBeVisible();
    await other.getByRole("button", { name: "Sign out" }).click();
    await expect(other.getByRole("button", { name: "Sign in" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
  });

  test("shows the crash popup for an error that nobody expected, and leaves by its one button [S49, S105, S196]", async ({
    page,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/.*/);
    await signInByCookie(page, "staff@foyer.example");
    await page.goto("/");
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => {
      window.dispatchEvent(new ErrorEvent("error", { error: new Error("Anything"), message: "Anything" }));
    });
    const popup = page.getByRole("alertdialog");
    await expect(popup).toContainText("Oops, there is an error!");
    await expect(popup).toContainText("You will be redirected to the login page.");
    await page.keyboard.press("Escape");
    await expect(popup).toBeVisible();
    await popup.getByRole("button").click();
    await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
  });
});
