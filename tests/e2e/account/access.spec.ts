import type { WebSocket } from "@playwright/test";
import { addPerson, enterAs } from "../setup/people.ts";
import { createProperty, e2eTarget, expect, test } from "../setup/test.ts";

test("a season's manager is given one property until a day, sees nothing else, and loses it while their screen is open [H1, H2]", async ({
  page,
  openPage,
  openScene,
  enter,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 400/);
  const scene = await openScene({ name: "Harbour Hotel" });
  await createProperty(e2eTarget, scene.groupId, { name: "Lake Hotel" });
  const email = await addPerson(scene, "editor");
  const manager = await openPage();
  const listening = new Set<WebSocket>();
  manager.on("websocket", (socket) => {
    socket.on("framereceived", () => listening.add(socket));
    socket.on("close", () => listening.delete(socket));
  });
  await enterAs(manager, email, scene, "/setup/theme");
  await enter(page, scene, "/people");
  const row = page.getByRole("row").filter({ hasText: email });
  await expect(row).toContainText("Whole group");

  await test.step("role, property and last day are chosen in one dialog", async () => {
    await row.getByRole("button", { name: /^Change access of/ }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("radio", { name: "Chosen properties" }).check({ force: true });
    await dialog.getByRole("button", { name: "Save access" }).click();
    await expect(dialog.getByText("Fill in this field.")).toBeVisible();
    await dialog.getByRole("button", { name: "Property", exact: true }).click();
    await page.getByRole("option", { name: /Lake Hotel/ }).click();
    await dialog.getByRole("radio", { name: "A day" }).check({ force: true });
    await dialog.getByLabel("Last day").fill("2020-01-01");
    await dialog.getByRole("button", { name: "Save access" }).click();
    await expect(dialog.getByLabel("Last day")).toHaveAttribute("aria-invalid", "true");
    await dialog.getByLabel("Last day").fill("2099-03-31");
    await dialog.getByRole("button", { name: "Save access" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(row).toContainText("Lake Hotel");
    await expect(row).toContainText("31 Mar 2099");
  });

  await test.step("the open screen of the property that they lost leaves it at once", async () => {
    await expect(manager).toHaveURL("/");
    await expect(manager.getByText("Lake Hotel").first()).toBeVisible();
    await expect(manager.getByText("Harbour Hotel")).toHaveCount(0);
    listening.clear();
    await manager.goto("/people");
    await expect(manager.getByText("Only owners can change this.")).toBeVisible();
    // Only the channel carries the reason for a removal.
    await expect.poll(() => listening.size).toBe(1);
  });

  await test.step("one press ends them everywhere", async () => {
    await row.getByRole("button", { name: /^Change access of/ }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove", exact: true }).click();
    await expect(row).toHaveCount(0);
    await expect(manager.getByText(/^Your access to .+ has ended\. Ask an owner\.$/)).toBeVisible();
  });
});
