import { expect, test } from "./setup/test.ts";

test.describe("a network that goes and comes back", () => {
  test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED|WebSocket|Failed to fetch/] });

  test("loses nothing that was typed, says so, and saves at the next try [S183, S192]", async ({
    page,
    context,
    openScene,
    enter,
  }) => {
    const scene = await openScene();
    await enter(page, scene, "/setup/theme");
    const primary = page.getByLabel("Primary", { exact: true });
    await primary.fill("#14263f");
    await context.setOffline(true);
    await page.getByRole("button", { name: "Apply" }).click();
    const alert = page.getByRole("alert").filter({
      hasText: "Unstable network connection, please try again in a few moments",
    });
    await expect(alert.first()).toBeVisible();
    await expect(primary).toHaveValue("#14263f");
    await context.setOffline(false);
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page.getByText("Style updated")).toBeVisible();
    const saved = await scene.caller.call("GET", scene.at("/documents/theme"));
    expect(await saved.json()).toMatchObject({ body: { primary: "#14263f" }, revision: 2 });
  });
});
