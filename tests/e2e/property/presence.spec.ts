import type { Page } from "@playwright/test";
import type { ClientMessage } from "#domain/live/live.ts";
import { expectAnswer } from "#scripts/api/caller.ts";
import type { Scene } from "../../factories/scene.ts";
import { addPerson, enterAs } from "../setup/people.ts";
import { createProperty, e2eTarget, expect, type OpenPage, signIn, test, watch } from "../setup/test.ts";

/** A colleague working in another browser. */
async function openColleague(
  openPage: OpenPage,
  scene: Scene,
  { name = "Night desk", path = "/setup/theme" }: { name?: string; path?: string } = {},
): Promise<{ page: Page; complaints: string[] }> {
  const page = await openPage();
  const complaints = watch(page);
  await enterAs(page, await addPerson(scene, "editor", name), scene, path);
  return { page, complaints };
}

/** Opens a live channel from a page of the same origin, and sends the person's location. */
async function openSocket(page: Page, ticket: string, where: ClientMessage): Promise<void> {
  await page.evaluate(
    ([query, message]) =>
      new Promise<void>((opened) => {
        const socket = new WebSocket(`/api/live?ticket=${query}`);
        socket.addEventListener("open", () => {
          socket.send(message);
          opened();
        });
      }),
    [encodeURIComponent(ticket), JSON.stringify(where)] as const,
  );
}

test.describe("people at work in one property", () => {
  test("see who else is there and on which tab, and when they leave [S156]", async ({
    page,
    openPage,
    openScene,
    enter,
  }) => {
    const scene = await openScene({ name: "Harbour Hotel" });
    await createProperty(e2eTarget, scene.groupId, { name: "Lake Hotel" });
    await enter(page, scene, "/setup/homepage");
    const { page: other, complaints } = await openColleague(openPage, scene);
    const here = page.getByRole("button", { name: "Also here: Night desk" });
    await here.click();
    const list = page.getByRole("dialog", { name: "Also here" });
    await expect(list.getByRole("listitem")).toHaveText(/Night desk\s*Theme style$/);
    await other.getByRole("link", { name: "Dashboard" }).click();
    await expect(list.getByRole("listitem")).toHaveText(/Night desk\s*Dashboard$/);
    // Two tabs of one person count as one.
    const second = await other.context().newPage();
    await second.goto("/settings");
    await expect(list.getByRole("listitem")).toHaveText(/Night desk\s*Settings$/);
    await second.close();
    await expect(list.getByRole("listitem")).toHaveText(/Night desk\s*Dashboard$/);
    await page.keyboard.press("Escape");
    await expect(here).toBeFocused();
    await other.getByRole("button", { name: "Property: Harbour Hotel" }).click();
    await other.getByRole("menuitem", { name: "Lake Hotel" }).click();
    await expect(here).toHaveCount(0);
    expect(complaints).toEqual([]);
  });

  test("are told gently before both edit the same section, and lose nothing of either [S156]", {
    tag: "@all",
  }, async ({ page, openPage, openScene, enter }) => {
    const scene = await openScene({ name: "Harbour Hotel" });
    await enter(page, scene, "/setup/homepage");
    const { page: other, complaints } = await openColleague(openPage, scene, { path: "/setup/homepage" });
    const notice = page.getByText("Night desk is editing Homepage too.");
    await expect(page.getByRole("button", { name: "Also here: Night desk" })).toBeVisible();
    await expect(notice).toHaveCount(0);
    await other.getByLabel("Property name").fill("Quay Hotel");
    await expect(notice).toBeVisible();
    await expect(page.getByRole("status").filter({ has: notice })).toContainText("Your changes are merged.");
    // The list of people covers no control.
    await page.getByLabel("Header background", { exact: true }).fill("#113355");
    await expect(other.getByText("Front desk is editing Homepage too.")).toBeVisible();
    await page.getByRole("button", { name: "Apply" }).click();
    await other.getByRole("button", { name: "Apply" }).click();
    await expect(notice).toHaveCount(0);
    await expect(page.getByLabel("Property name")).toHaveValue("Quay Hotel");
    await expect(other.getByLabel("Header background", { exact: true })).toHaveValue(/113355/i);
    expect(complaints).toEqual([]);
  });

  test("are no longer shown once their browser is closed, and are back when the channel is [S156]", {
    tag: "@all",
  }, async ({ page, openPage, openScene, enter, expectedComplaints }) => {
    expectedComplaints.push(/WebSocket/, /ERR_INTERNET_DISCONNECTED/);
    const scene = await openScene({ name: "Harbour Hotel" });
    await enter(page, scene, "/setup/theme");
    const { page: other } = await openColleague(openPage, scene);
    const here = page.getByRole("button", { name: "Also here: Night desk" });
    await expect(here).toBeVisible();
    await other.context().close();
    await expect(here).toHaveCount(0);
  });

  test("are a few faces and a number when they are many [S156]", { tag: "@all" }, async ({
    page,
    openPage,
    openScene,
    enter,
  }) => {
    const scene = await openScene({ name: "Harbour Hotel" });
    await enter(page, scene, "/setup/theme");
    const names = ["Night desk", "Restaurant", "مكتب الاستقبال", "Concierge", "Housekeeping"];
    // Sockets stand in for browsers, all in one page without a screen.
    const desk = await openPage();
    await desk.goto("/healthz");
    for (const name of names) {
      const colleague = await signIn(e2eTarget, await addPerson(scene, "editor", name));
      const answer = await expectAnswer(await colleague.call("POST", "/api/live/ticket"));
      await openSocket(desk, (answer as { ticket: string }).ticket, {
        type: "whereabouts",
        propertyId: scene.property.id,
        place: "theme",
        editing: [],
      });
    }
    const here = page.getByRole("button", { name: /^Also here: / });
    await expect(here).toHaveText("CHND+2", { timeout: 15_000 });
    await here.click();
    await expect(page.getByRole("dialog", { name: "Also here" }).getByRole("listitem")).toHaveCount(5);
  });
});
