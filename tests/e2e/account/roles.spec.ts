import type { WebSocket } from "@playwright/test";
import { callAsOperator, expectAnswer, makeLicence } from "#scripts/api/caller.ts";
import { addPerson, enterAs, linkMailedTo } from "../setup/people.ts";
import {
  choose,
  createProperty,
  e2eTarget,
  expect,
  signInByCookie,
  test,
  uniqueEmail,
  untilAlive,
} from "../setup/test.ts";
import { visit } from "../setup/visit.ts";

/** The sidebar may be fetching the set-up progress when access ends. */
const STILL_ASKING = /status of 404/;

test.describe("people", () => {
  test("are invited by an owner, follow their mail, work, and are removed [S139]", async ({
    page,
    openPage,
    openScene,
    enter,
  }) => {
    const scene = await openScene({ name: "Harbour Hotel" });
    const email = uniqueEmail();
    await enter(page, scene, "/people");
    await page.getByRole("button", { name: "Invite a person" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Send invitation" }).click();
    await expect(dialog.getByLabel("Email")).toBeFocused();
    await expect(dialog.getByText("Fill in this field.")).toHaveCount(2);
    await dialog.getByLabel("Email").fill(email);
    await dialog.getByLabel("Name").fill("Night desk");
    await dialog.getByRole("button", { name: "Send invitation" }).click();
    await expect(page.getByText(`Invitation sent to ${email}`)).toBeVisible();
    const row = page.getByRole("row").filter({ hasText: email });
    await expect(row).toContainText("Invited");

    const invited = await openPage();
    await invited.goto(await linkMailedTo(email));
    await expect(invited.getByRole("heading", { name: /^Welcome, / })).toBeVisible();
    await expect(invited.getByText(`You’ll sign in with ${email}.`)).toBeVisible();
    await invited.getByLabel("Password", { exact: true }).fill("a harbour full of gulls");
    await invited.getByRole("button", { name: "Save and sign in" }).click();
    const listening = new Set<WebSocket>();
    invited.on("websocket", (socket) => {
      socket.on("framereceived", () => listening.add(socket));
      socket.on("close", () => listening.delete(socket));
    });
    await choose(invited, scene.property);
    // Wait for the channel: only it carries the reason for a removal.
    await expect.poll(() => listening.size).toBe(1);

    await page.reload();
    await untilAlive(page);
    await expect(row).not.toContainText("Invited");
    await row.getByRole("button", { name: "Remove Night desk" }).click();
    await expect(page.getByRole("button", { name: "Keep" })).toBeFocused();
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove", exact: true }).click();
    await expect(page.getByText("Night desk was removed")).toBeVisible();
    await expect(row).toHaveCount(0);
    // The channel signs the removed person out at once, with the reason.
    await expect(invited.getByRole("button", { name: "Sign in" })).toBeVisible();
    await expect(invited.getByText(/^Your access to .+ has ended\. Ask an owner\.$/)).toBeVisible();

    await page.goto("/activity");
    await expect(page.getByText("Night desk removed from the group")).toBeVisible();
    await expect(page.getByText("Night desk invited")).toBeVisible();
  });
});

test.describe("a role that changes while somebody is at work", () => {
  // Requests in flight when the session ends are rejected, with no caller left.
  test.use({ expectedComplaints: [/status of 403|SignedOutError/] });

  test("switches everything on or off with the reason, and keeps words and focus of who types [S110, S139]", async ({
    page,
    context,
    openScene,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const scene = await openScene({ name: "Harbour Hotel" });
    await createProperty(e2eTarget, scene.groupId, { name: "Lake Hotel" });
    const email = await addPerson(scene, "viewer");
    const members = (await expectAnswer(await scene.caller.call("GET", "/api/members"))) as {
      items: { uid: string; email: string }[];
    };
    const uid = members.items.find((member) => member.email === email)?.uid;
    await enterAs(page, email, scene, "/setup/theme");
    const reason = page.getByText("You have view-only access.");
    const name = page.getByLabel("Property name");
    await test.step("who may only look finds everything switched off", async () => {
      await expect(reason.first()).toBeVisible();
      await expect(page.getByRole("button", { name: "Apply" })).toBeDisabled();
      await visit(page, "/setup/homepage");
      await expect(name).toBeDisabled();
      await visit(page, "/setup/publish");
      await expect(page.getByRole("button", { name: "Publish", exact: true })).toBeDisabled();
      await expect(reason.first()).toBeVisible();
      await visit(page, "/clone");
      await expect(page.getByRole("radio", { name: /Lake Hotel/ })).toBeDisabled();
      await expect(page.getByRole("button", { name: "Clone", exact: true })).toBeDisabled();
      await visit(page, "/settings");
      await expect(page.getByRole("button", { name: "Reset content" })).toBeDisabled();
      await expect(page.getByRole("button", { name: "Upgrade plan" })).toBeDisabled();
      await visit(page, "/people");
      await expect(page.getByText("Only owners can change this.")).toBeVisible();
      await expect(page.getByRole("button", { name: "Invite a person" })).toBeDisabled();
    });

    await test.step("made an editor while the screen is open, they are told, and work", async () => {
      await visit(page, "/setup/homepage");
      await scene.caller.call("PATCH", `/api/members/${uid}`, { json: { role: "editor" } });
      await expect(name).toBeEnabled();
      await expect(reason).toHaveCount(0);
    });

    await test.step("made a viewer while they type, they keep the words and the focus", async () => {
      await name.fill("Harbour House");
      await name.focus();
      await scene.caller.call("PATCH", `/api/members/${uid}`, { json: { role: "viewer" } });
      await expect(
        page.getByRole("listitem").filter({ hasText: "You now have view-only access." }).first(),
      ).toBeVisible();
      await expect(name).toBeFocused();
      await page.keyboard.type(" and Spa");
      await expect(name).toHaveValue("Harbour House");

      await page.getByRole("button", { name: "Sign out" }).click();
      const dialog = page.getByRole("dialog", { name: /^You can no longer change this/ });
      await expect(dialog).toBeVisible();
      await expect(dialog.getByRole("button", { name: /Apply/ })).toHaveCount(0);
      await dialog.getByRole("button", { name: "Copy my texts" }).click();
      await expect(page.getByText("Your texts are copied")).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("Harbour House");
    });

    await test.step("removed with all that unsaved, they are told why", async () => {
      // The browser's own dialog must not appear.
      const asked: string[] = [];
      page.on("dialog", (box) => {
        asked.push(box.type());
        void box.dismiss();
      });
      await scene.caller.call("DELETE", `/api/members/${uid}`);
      await expect(page.getByText(/^Your access to .+ has ended\. Ask an owner\.$/)).toBeVisible();
      expect(asked).toEqual([]);
    });
  });

  test("signing out with unsaved work asks as every other way out does [S110]", { tag: "@all" }, async ({
    page,
    openScene,
    enter,
  }) => {
    const scene = await openScene({ name: "Harbour Hotel" });
    await enter(page, scene, "/setup/theme");
    const primary = page.getByLabel("Primary", { exact: true });
    await primary.fill("#14263f");
    await page.getByRole("button", { name: "Sign out" }).click();
    const dialog = page.getByRole("dialog", {
      name: "You have unsaved changes. Please apply before continuing.",
    });
    await dialog.getByRole("button", { name: "Stay here" }).click();
    await expect(primary).toHaveValue("#14263f");
    await page.getByRole("button", { name: "Sign out" }).click();
    await dialog.getByRole("button", { name: "Apply and continue" }).click();
    await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
    const saved = await scene.caller.call("GET", scene.at("/documents/theme"));
    expect(await saved.json()).toMatchObject({ body: { primary: "#14263f" } });
  });
});

test.describe("a licence", () => {
  test("on trial shows its end and its key, and is asked to be upgraded once, or says whom to ask [S41, S96, S97, S145, S170]", async ({
    page,
    openScene,
    enter,
    context,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/409/);
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const trial = makeLicence("TRIAL", { to: 9 });
    const scene = await openScene({ name: "Harbour Hotel", licence: trial });
    await enter(page, scene, "/settings");
    await test.step("its end stands in the sidebar and in the settings, its key can be copied", async () => {
      await expect(page.getByText(/Trial until \d+ \w+ \d{4}\./)).toHaveCount(2);
      await page.getByRole("button", { name: "Copy licence key" }).click();
      const key = await page.evaluate(() => navigator.clipboard.readText());
      expect(key.replaceAll("-", "")).toBe(scene.property.licenceKey);
    });
    const upgrade = page.getByRole("button", { name: "Upgrade plan" });
    const ask = page.getByRole("dialog").getByRole("button", { name: "Request this plan" });
    await test.step("asked for by a colleague meanwhile, whose news has not arrived", async () => {
      await upgrade.click();
      await page.route("**/licence/request", async (route) => {
        await scene.caller.call("POST", scene.at("/licence/request"), { json: { plan: "standard" } });
        await route.continue();
      });
      await ask.click();
      await expect(page.getByText("Upgrade failed. Please contact support.")).toBeVisible();
      await page.unroute("**/licence/request");
      await page.keyboard.press("Escape");
      await expect(upgrade).toBeDisabled();
    });
    await test.step("asked for once", async () => {
      await callAsOperator(e2eTarget, "PUT", `/properties/${scene.property.id}/licence`, trial);
      await upgrade.click();
      await ask.click();
      await expect(page.getByText("Your request is on its way.")).toBeVisible();
      await expect(upgrade).toBeDisabled();
      await expect(page.getByRole("main").getByText("Request", { exact: true })).toBeVisible();
    });
  });

  for (const [what, licence, said] of [
    ["whose trial ends soon", makeLicence("TRIAL", { to: 9 }), /Your trial ends on \d+ \w+ \d{4}\./],
    [
      "that ends soon",
      makeLicence("PAID", { to: 13 }),
      /The licence of this property ends on \d+ \w+ \d{4}\./,
    ],
    [
      "on its last day",
      makeLicence("PAID", { to: -1 }),
      /The licence of this property ended on \d+ \w+ \d{4}\./,
    ],
  ] as const) {
    test(`${what} says so on every screen, until it is put away or prolonged, and sends people away once it is over [S93, S94, S95, S98, S160]`, {
      tag: what === "that ends soon" ? [] : "@all",
    }, async ({ page, openScene, enter }) => {
      const scene = await openScene({ name: "Harbour Hotel", licence });
      const lake = await createProperty(e2eTarget, scene.groupId, { name: "Lake Hotel" });
      await enter(page, scene, "/dashboard");
      const notice = page.getByRole("main").getByText(said);
      await expect(notice).toBeVisible();
      await page.getByRole("link", { name: "Setup" }).click();
      await expect(page.getByLabel("Property name")).toBeVisible();
      await expect(notice).toBeVisible();
      await page.getByRole("link", { name: "See plans" }).click();
      await expect(page).toHaveURL("/settings");
      await page.getByRole("main").getByRole("button", { name: "Dismiss" }).click();
      await expect(notice).toHaveCount(0);
      await page.reload();
      await expect(notice).toBeVisible();
      const setLicence = (id: string, to: ReturnType<typeof makeLicence>) =>
        callAsOperator(e2eTarget, "PUT", `/properties/${id}/licence`, to);
      await setLicence(scene.property.id, makeLicence("PAID"));
      await expect(notice).toHaveCount(0);

      const over = makeLicence("PAID", { from: -60, to: -30 });
      await setLicence(scene.property.id, over);
      await expect(page.getByText("Your License has expired.")).toBeVisible();
      await expect(page).toHaveURL("/");
      const usable = page.getByRole("button", { name: "Continue" });
      await expect(usable).toBeEnabled();
      await setLicence(lake.id, over);
      await expect(usable).toBeDisabled();
    });
  }

  test("that has ended is the moment to ask for a plan: from the site selection and in the settings [S41, S95, S145]", {
    tag: "@all",
  }, async ({ page, openScene }) => {
    const ended = makeLicence("PAID", { from: -60, to: -30 });
    const scene = await openScene({ name: "Harbour Hotel", licence: ended });
    await signInByCookie(page, scene.caller.user.email);
    await page.goto("/");
    await untilAlive(page);
    await page
      .getByRole("row")
      .filter({ hasText: "Harbour Hotel" })
      .getByRole("radio")
      .check({ force: true });
    await expect(page.getByRole("button", { name: "Upgrade plan" })).toBeEnabled();
    await page.getByRole("button", { name: "Front desk" }).click();
    await page.getByRole("menuitem", { name: "Settings" }).click();
    await expect(page.getByText(/^Ended on \d+ \w+ \d{4}$/)).toBeVisible();
    await page.getByRole("button", { name: "Upgrade plan" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Request this plan" }).click();
    await expect(page.getByText("Your request is on its way.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Upgrade plan" })).toBeDisabled();
  });

  for (const [what, act, said] of [
    ["ran out while nobody looked [S93, S95, S160]", "expire", "Your License has expired."],
    [
      "went with its property while nobody looked [S101, S161]",
      "remove",
      "Your active property has been removed.",
    ],
  ] as const) {
    test(`of the active property ${what}`, { tag: "@all" }, async ({ page, openScene, enter }) => {
      const scene = await openScene({ name: "Harbour Hotel" });
      await createProperty(e2eTarget, scene.groupId, { name: "Lake Hotel" });
      await enter(page, scene, "/settings");
      await page.goto("about:blank");
      const path = `/properties/${scene.property.id}`;
      if (act === "remove") await callAsOperator(e2eTarget, "DELETE", path);
      else
        await callAsOperator(
          e2eTarget,
          "PUT",
          `${path}/licence`,
          makeLicence("PAID", { from: -60, to: -30 }),
        );
      await page.goto("/dashboard");
      await expect(page.getByText(said)).toBeVisible();
      await expect(page).toHaveURL("/");
      await page.goto("/dashboard");
      await expect(page).toHaveURL("/");
      await expect(page.getByRole("button", { name: "Continue" })).toBeEnabled();
      await expect(page.getByText(said)).toHaveCount(0);
    });
  }

  for (const [what, isLeft, act, said] of [
    ["runs out while others are usable [S93, S95, S160]", true, "expire", "Your License has expired."],
    ["runs out and no other is usable [S93, S94, S95, S160]", false, "expire", "Your License has expired."],
    [
      "goes with its property, with others left [S101, S161]",
      true,
      "remove",
      "Your active property has been removed.",
    ],
  ] as const) {
    test(`of the active property ${what}`, { tag: "@all" }, async ({
      page,
      openScene,
      enter,
      expectedComplaints,
    }) => {
      if (act === "remove") expectedComplaints.push(STILL_ASKING);
      const scene = await openScene({ name: "Harbour Hotel" });
      if (isLeft) await createProperty(e2eTarget, scene.groupId, { name: "Lake Hotel" });
      await enter(page, scene, "/settings");
      const path = `/properties/${scene.property.id}`;
      if (act === "remove") await callAsOperator(e2eTarget, "DELETE", path);
      else {
        const over = makeLicence("PAID", { from: -60, to: -30 });
        await callAsOperator(e2eTarget, "PUT", `${path}/licence`, over);
      }
      await expect(page.getByText(said)).toBeVisible();
      await expect(page).toHaveURL("/");
      const usable = page.getByRole("button", { name: "Continue" });
      if (isLeft) await expect(usable).toBeEnabled();
      else await expect(usable).toBeDisabled();
    });
  }

  test("of the active property goes with its property, the only one [S31, S101, S102, S161]", async ({
    page,
    openScene,
    enter,
    expectedComplaints,
  }) => {
    expectedComplaints.push(STILL_ASKING);
    const scene = await openScene({ name: "Harbour Hotel" });
    await enter(page, scene, "/settings");
    await callAsOperator(e2eTarget, "DELETE", `/properties/${scene.property.id}`);
    await expect(page.getByText("Your active property has been removed.")).toBeVisible();
    await expect(page).toHaveURL("/");
    await expect(page.getByText("There are currently no assigned Properties in your account")).toBeVisible();
  });
});
