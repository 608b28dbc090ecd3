import { createProperty, e2eTarget, expect, signInByCookie, test } from "../setup/test.ts";

/** Properties are reloaded so long after their number has changed (specification, section 9). */
const RELOAD_DELAY_MS = 3_000;

test("a property that comes shows at once, and the list is refetched three seconds later [S99, S100]", async ({
  page,
  openScene,
}) => {
  const scene = await openScene({ name: "Harbour Hotel" });
  // One alone would be opened without a choice.
  await createProperty(e2eTarget, scene.groupId, { name: "Quay Hotel" });
  const told = page
    .waitForEvent("websocket")
    .then((socket) =>
      socket
        .waitForEvent("framereceived", ({ payload }) => String(payload).includes("property.added"))
        .then(() => Date.now()),
    );
  await signInByCookie(page, scene.caller.user.email);
  await page.goto("/");
  await expect(page.getByRole("row").filter({ hasText: "Harbour Hotel" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  const reload = page
    .waitForRequest((request) => new URL(request.url()).pathname.endsWith(".data"))
    .then(() => Date.now());
  await createProperty(e2eTarget, scene.groupId, { name: "Lake Hotel", licence: null });
  await expect(page.getByRole("row").filter({ hasText: "Lake Hotel" })).toBeVisible();
  const waited = (await reload) - (await told);
  // A timer never fires early; frames and requests are noted up to half a second apart on a busy machine.
  expect(waited).toBeGreaterThan(RELOAD_DELAY_MS - 500);
  await expect(page.getByRole("row").filter({ hasText: "Lake Hotel" })).toHaveCount(1);
});
