import type { Page } from "@playwright/test";
import { callAsOperator, makeLicence } from "#scripts/api/caller.ts";
import { findViolations } from "../setup/axe.ts";
import { e2eTarget, expect, test } from "../setup/test.ts";
import { askForTowels, fetchRequest, openTowels } from "../setup/towels.ts";

const PHONE = { width: 390, height: 844 };

/** Unsent presses in this browser's storage. */
const keptIn = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem("kept-presses") ?? "[]"));
const onIt = (page: Page, room: string) =>
  page
    .getByRole("listitem")
    .filter({ hasText: `Room ${room}` })
    .getByRole("button", { name: /^On it/ });

test("a request is taken, told a time, noted and refused by the keyboard alone, whose keys are listed [R9]", async ({
  page,
  openScene,
  enter,
}) => {
  const scene = await openTowels(openScene);
  await askForTowels(scene, "204");
  await askForTowels(scene, "305");
  await enter(page, scene, "/inbox");
  const row = (room: string) => page.getByRole("link", { name: new RegExp(`Room ${room}`) });
  await expect(row("305")).toBeVisible();
  const keys = page.getByRole("dialog", { name: "Keyboard" });
  await test.step("? lists them", async () => {
    await page.keyboard.press("?");
    for (const does of ["Next request", "On it", "Done", "Internal note", "Back to the list"])
      await expect(keys.getByText(does, { exact: true })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(keys).toHaveCount(0);
  });
  await page.keyboard.press("j");
  await expect(row("204")).toBeFocused();
  await page.keyboard.press("j");
  await page.keyboard.press("k");
  await page.keyboard.press("Enter");
  const detail = page.getByRole("article", { name: /^Room 204/ });
  await expect(detail.getByText(/^Seen by /)).toBeVisible();
  await page.keyboard.press("o");
  await expect(page.getByRole("list", { name: /^On it/ }).getByText("Room 204")).toBeVisible();
  // Staff chose no time, so neither the guest nor staff see a time.
  const sees = detail.getByRole("heading", { name: "What the guest sees" }).locator("xpath=..");
  await expect(sees.getByText("On its way", { exact: true })).toBeVisible();
  await expect(detail.getByRole("radio", { checked: true })).toHaveCount(0);
  expect(await fetchRequest(scene, "204")).toMatchObject({ state: "taken", minutes: null });
  await detail.getByText("20 min", { exact: true }).first().click();
  await expect(sees.getByText("On its way: about 20 min", { exact: true })).toBeVisible();
  await page.getByRole("heading", { name: "Room 204" }).click();
  await page.keyboard.press("n");
  // In a field, shortcut letters are text.
  await page.keyboard.type("jkod?: floor 3");
  await detail.getByRole("button", { name: "Save" }).press("Enter");
  await expect.poll(async () => (await fetchRequest(scene, "204")).staffNote).toBe("jkod?: floor 3");
  await expect(keys).toHaveCount(0);
  await detail.getByRole("button", { name: "Can’t do…" }).press("Enter");
  await page.getByRole("button", { name: "Something else…" }).press("Enter");
  await page.getByRole("textbox", { name: "Your words to the guest" }).fill("The lift is out of order.");
  await page.keyboard.press("Enter");
  await expect(detail.getByText("Not possible. The lift is out of order.").first()).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(detail).toHaveCount(0);
  await expect(page).toHaveURL(/\/inbox$/);
  expect(await fetchRequest(scene, "204")).toMatchObject({ state: "refused", minutes: null });
});

test("on a phone a press made offline is kept and sent, or taken back where somebody was quicker [R11]", async ({
  page,
  context,
  openScene,
  enter,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_INTERNET_DISCONNECTED|status of 412|Failed to fetch|WebSocket/);
  const scene = await openTowels(openScene);
  await askForTowels(scene, "204");
  await askForTowels(scene, "305");
  await page.setViewportSize(PHONE);
  await enter(page, scene, "/inbox");
  const card = (room: string) => page.getByRole("listitem").filter({ hasText: `Room ${room}` });
  await expect(card("204").getByRole("button", { name: /^On it/ })).toBeVisible();
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  await context.setOffline(true);
  await expect(page.getByText("Reconnecting", { exact: true })).toBeVisible();
  await expect(page.getByText("Not connected. Presses are kept.")).toBeVisible();
  for (const room of ["204", "305"]) {
    await card(room)
      .getByRole("button", { name: /^On it/ })
      .click();
    await expect(
      page.getByText("Not sent yet. It will be sent when you’re back online.").first(),
    ).toBeVisible();
  }
  const { id } = await fetchRequest(scene, "305");
  const json = { revision: 0, to: "done" };
  await scene.caller.call("POST", scene.at(`/requests/${id}/handling`), { json });
  expect(await fetchRequest(scene, "204")).toMatchObject({ state: "new" });
  await context.setOffline(false);
  await expect.poll(async () => (await fetchRequest(scene, "204")).state, { timeout: 30_000 }).toBe("taken");
  await expect(page.getByText("Someone was faster, so nothing changed: Fresh towels")).toBeVisible();
  expect(await fetchRequest(scene, "305")).toMatchObject({ state: "done", revision: 1 });

  await page.getByRole("navigation", { name: "Inbox" }).getByRole("link", { name: /On it/ }).click();
  await card("204").getByRole("link").click();
  const detail = page.getByRole("article", { name: /^Room 204/ });
  const done = detail.getByRole("button", { name: "Done" });
  await expect(done).toBeInViewport({ ratio: 1 });
  expect((await done.boundingBox())?.height).toBeGreaterThanOrEqual(60);
  expect(await findViolations(page)).toEqual([]);
  await done.click();
  await expect(detail.getByRole("button", { name: "Reopen" })).toBeVisible();
});

test("a press that waits is sent by one of two tabs; another person's, and one of two days ago, by none, and the former goes with the next sign-in [R11]", async ({
  page,
  context,
  openScene,
  enter,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_INTERNET_DISCONNECTED|Failed to fetch|WebSocket/);
  const scene = await openTowels(openScene);
  const rooms = ["204", "305", "410"];
  for (const room of rooms) await askForTowels(scene, room);
  const [, others, old] = await Promise.all(rooms.map((room) => fetchRequest(scene, room)));
  await page.setViewportSize(PHONE);
  await enter(page, scene, "/inbox");
  const second = await context.newPage();
  await second.setViewportSize(PHONE);
  await second.goto(page.url());
  for (const tab of [page, second]) {
    await expect(onIt(tab, "204")).toBeVisible();
    await expect(tab.getByText("Live", { exact: true })).toBeVisible();
  }
  const answers: number[] = [];
  context.on("response", (response) => {
    if (response.url().endsWith("/handling")) answers.push(response.status());
  });

  await context.setOffline(true);
  await onIt(page, "204").click();
  await expect(page.getByText("Not sent yet. It will be sent when you’re back online.")).toBeVisible();
  await page.evaluate(
    ([othersId, oldId]) => {
      const [press] = JSON.parse(localStorage.getItem("kept-presses") ?? "[]");
      const ofAnother = { ...press, requestId: othersId, userId: "another" };
      const ofLongAgo = { ...press, requestId: oldId, at: press.at - 2 * 86_400_000 };
      localStorage.setItem("kept-presses", JSON.stringify([ofAnother, ofLongAgo, press]));
    },
    [others?.id, old?.id],
  );
  await context.setOffline(false);
  await expect.poll(async () => (await fetchRequest(scene, "204")).state, { timeout: 30_000 }).toBe("taken");
  const kept = () => keptIn(page);
  await expect.poll(kept).toMatchObject([{ requestId: others?.id, userId: "another" }]);
  expect(answers).toEqual([200]);
  for (const room of ["305", "410"]) expect(await fetchRequest(scene, room)).toMatchObject({ state: "new" });
  await second.close();
  await page.reload();
  await expect.poll(kept).toEqual([]);
});

test("a press that waits is kept while the server can’t answer, not sent before it has asked for it, and goes with its person, who is asked [R11]", async ({
  page,
  context,
  openScene,
  enter,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_INTERNET_DISCONNECTED|Failed to fetch|WebSocket|status of (503|429|500)/);
  const scene = await openTowels(openScene);
  for (const room of ["204", "305", "410", "512"]) await askForTowels(scene, room);
  await page.setViewportSize(PHONE);
  await enter(page, scene, "/inbox");
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  const kept = () => keptIn(page);
  const comesBack = () => page.evaluate(() => window.dispatchEvent(new Event("online")));
  const isPutOff = async () => (await kept())[0]?.notBefore > Date.now() + 500_000;
  /** Lets the server's retry delay pass. */
  const letTimePass = () =>
    page.evaluate(() => {
      const presses = JSON.parse(localStorage.getItem("kept-presses") ?? "[]");
      const over = presses.map((press: object) => ({ ...press, notBefore: 0 }));
      localStorage.setItem("kept-presses", JSON.stringify(over));
    });
  const headers = { "retry-after": "600" };
  const answers: { status: number; headers?: typeof headers }[] = [
    { status: 503, headers },
    { status: 429, headers },
  ];
  let sent = 0;
  let isOffline = false;
  await page.route("**/handling", async (route) => {
    if (isOffline) return route.abort("internetdisconnected");
    sent += 1;
    const answer = answers.shift();
    if (answer) await route.fulfill(answer);
    else await route.continue();
  });
  const press = (room: string) => onIt(page, room).click();
  const pressOffline = async (room: string) => {
    isOffline = true;
    await context.setOffline(true);
    await press(room);
    await expect.poll(kept).toHaveLength(1);
    isOffline = false;
    await context.setOffline(false);
  };
  await test.step("through 503, 429 and its own pauses", async () => {
    await pressOffline("204");
    await expect.poll(isPutOff).toBe(true);
    await comesBack();
    await letTimePass();
    await comesBack();
    await expect.poll(isPutOff).toBe(true);
    // The press is sent again after the server's retry delay. Reconnecting does not send it earlier.
    expect([sent, answers.length]).toEqual([2, 0]);
    await letTimePass();
    await comesBack();
    await expect.poll(async () => (await fetchRequest(scene, "204")).state).toBe("taken");
    await expect.poll(kept).toEqual([]);
    await expect(page.getByText("That didn’t work")).toHaveCount(0);
  });
  await test.step("and so is one that meets such an answer at first", async () => {
    for (const [room, answer] of [
      ["410", { status: 500 }],
      ["512", { status: 429, headers }],
    ] as const) {
      answers.push(answer);
      await press(room);
      await expect(
        page.getByText("Not sent yet. It will be sent when you’re back online.").last(),
      ).toBeVisible();
      await expect.poll(async () => (await kept())[0]?.notBefore > Date.now()).toBe(true);
      expect(await fetchRequest(scene, room)).toMatchObject({ state: "new" });
      await letTimePass();
      await comesBack();
      await expect.poll(async () => (await fetchRequest(scene, room)).state).toBe("taken");
      await expect.poll(kept).toEqual([]);
    }
    await expect(page.getByText("That didn’t work")).toHaveCount(0);
  });
  await test.step("until its person signs out all the same", async () => {
    answers.push(...Array.from({ length: 9 }, () => ({ status: 500 })));
    await pressOffline("305");
    await page.setViewportSize({ width: 1280, height: 1100 });
    const signOut = page.getByRole("button", { name: "Sign out", exact: true });
    await signOut.click();
    const question = page.getByRole("alertdialog", { name: "Sign out before everything is sent?" });
    await question.getByRole("button", { name: "Stay signed in" }).click();
    await expect(question).toHaveCount(0);
    expect(await kept()).toHaveLength(1);
    await signOut.click();
    await question.getByRole("button", { name: "Sign out" }).click();
    await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
    expect(await kept()).toEqual([]);
    expect(await fetchRequest(scene, "305")).toMatchObject({ state: "new" });
  });
});

/** The server's refusals of an access token and a refresh cookie. */
const refusal = (code: "session_idle" | "unauthenticated") => ({
  status: 401,
  contentType: "application/problem+json",
  body: JSON.stringify({ type: `urn:foyer:problem:${code}`, title: code, status: 401, code }),
});

test("a press that finds the session ended elsewhere waits for its person to sign in again, and goes, once they have agreed, with who signs in as someone else [R11]", {
  tag: "@all",
}, async ({ page, openScene, enter, expectedComplaints }) => {
  expectedComplaints.push(/status of (401|500)|SignedOutError/);
  const scene = await openTowels(openScene);
  for (const room of ["204", "305"]) await askForTowels(scene, room);
  await page.setViewportSize(PHONE);
  await enter(page, scene, "/inbox");
  const kept = () => keptIn(page);
  const press = (room: string) => onIt(page, room).click();
  await test.step("ended elsewhere", async () => {
    await page.route("**/handling", (route) => route.fulfill(refusal("unauthenticated")));
    await page.route("**/api/identity/token*", (route) => route.fulfill(refusal("unauthenticated")));
    await press("204");
    await expect(page.getByText("You have been signed out. Sign in again to continue.")).toBeVisible();
    expect(await kept()).toHaveLength(1);
    await page.unroute("**/handling");
    await page.unroute("**/api/identity/token*");
    await enter(page, scene, "/inbox");
    await expect.poll(async () => (await fetchRequest(scene, "204")).state).toBe("taken");
    await expect.poll(kept).toEqual([]);
  });
  await test.step("signs in as someone else", async () => {
    await page.route("**/handling", (route) => route.fulfill({ status: 500 }));
    await press("305");
    await expect.poll(kept).toHaveLength(1);
    await page.unroute("**/handling");
    await page.route("**/handling", (route) => route.fulfill(refusal("unauthenticated")));
    await page.route("**/api/identity/token*", (route) => route.fulfill(refusal("session_idle")));
    await page.evaluate(() => {
      const presses = JSON.parse(localStorage.getItem("kept-presses") ?? "[]");
      localStorage.setItem(
        "kept-presses",
        JSON.stringify(presses.map((each: object) => ({ ...each, notBefore: 0 }))),
      );
      window.dispatchEvent(new Event("online"));
    });
    const other = page.getByRole("button", { name: "Sign in as someone else" });
    await other.click();
    const question = page.getByRole("alertdialog", { name: "Sign out before everything is sent?" });
    await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(question).toHaveCount(0);
    expect(await kept()).toHaveLength(1);
    await other.click();
    await question.getByRole("button", { name: "Sign out" }).click();
    await expect(page.getByRole("button", { name: "Sign in", exact: true })).toBeVisible();
    expect(await kept()).toEqual([]);
    expect(await fetchRequest(scene, "305")).toMatchObject({ state: "new" });
  });
});

test("who was quicker is told to the other, whose request slides into its group, or stands there at once for who wants less motion [R9, R13]", async ({
  page,
  openScene,
  enter,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 412/);
  const scene = await openTowels(openScene);
  for (const room of ["204", "305", "410"]) await askForTowels(scene, room);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await enter(page, scene, "/inbox");
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  await test.step("it slides", async () => {
    await page.evaluate(() => {
      const { animate } = Element.prototype;
      document.body.dataset.slid = "";
      Element.prototype.animate = function slide(...how) {
        document.body.dataset.slid += `${this.getAttribute("data-request")} `;
        return animate.apply(this, how);
      };
    });
    const takeElsewhere = async (room: string) => {
      const { id } = await fetchRequest(scene, room);
      const json = { revision: 0, to: "taken" };
      await scene.caller.call("POST", scene.at(`/requests/${id}/handling`), { json });
      await expect(page.getByRole("list", { name: /^On it/ }).getByText(`Room ${room}`)).toBeVisible();
      return id;
    };
    const slid = () => page.evaluate(() => document.body.dataset.slid ?? "");
    expect(await slid()).toBe("");
    const id = await takeElsewhere("204");
    await expect.poll(slid).toContain(id);
    await page.emulateMedia({ reducedMotion: "reduce" });
    const before = await slid();
    await takeElsewhere("305");
    expect(await slid()).toBe(before);
  });
  await test.step("two press at once: one has it, the other reads who", async () => {
    await page.getByRole("link", { name: /Room 410/ }).click();
    const detail = page.getByRole("article", { name: /^Room 410/ });
    await expect(detail.getByText(/^Seen by /)).toBeVisible();
    const { id, revision } = await fetchRequest(scene, "410");
    // The server has the colleague's press before this screen gets it by the channel.
    await page.route("**/handling", async (route) => {
      const json = { revision, to: "done" };
      await scene.caller.call("POST", scene.at(`/requests/${id}/handling`), { json });
      await route.continue();
    });
    await detail.getByRole("button", { name: "On it" }).click();
    await expect(page.getByText(/has marked it as done$/)).toBeVisible();
    await expect(page.getByRole("list", { name: /^Done today/ }).getByText("Room 410")).toBeVisible();
  });
  await test.step("how quickly they were answered is one press away", async () => {
    await page.getByRole("link", { name: "How quickly we answer" }).click();
    await expect(page.getByRole("region", { name: "How quickly requests were answered" })).toBeInViewport();
  });
});

test("without a licence a waiting guest is answered all the same: Done works, On it is off [R9, R12, S142]", async ({
  page,
  openScene,
  enter,
}) => {
  const scene = await openTowels(openScene);
  await askForTowels(scene, "204");
  await enter(page, scene, "/inbox");
  await expect(onIt(page, "204")).toBeEnabled();
  await callAsOperator(
    e2eTarget,
    "PUT",
    `/properties/${scene.property.id}/licence`,
    makeLicence("SUSPENDED", { previous: "PAID" }),
  );
  await page.reload();
  await expect(onIt(page, "204")).toBeDisabled();
  await page
    .getByRole("listitem")
    .filter({ hasText: "Room 204" })
    .getByRole("button", { name: /^Done/ })
    .click();
  await expect.poll(async () => (await fetchRequest(scene, "204")).state).toBe("done");
});
