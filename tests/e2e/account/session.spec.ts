import type { Page } from "@playwright/test";
import { DEMO_PASSWORD, expectAnswer } from "#scripts/api/caller.ts";
import { addPerson } from "../setup/people.ts";
import { e2eTarget, expect, signIn, signInByCookie, signInByForm, test, untilAlive } from "../setup/test.ts";

test.describe("a signed-in browser", () => {
  test("refreshes once for all its calls and tabs [S146, S148]", { tag: "@all" }, async ({
    page,
    openScene,
    enter,
  }) => {
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
    await expect(popup).toContainText(/Reference F-[2-9A-Z]{4} · Quote it to support\./);
    await page.keyboard.press("Escape");
    await expect(popup).toBeVisible();
    await popup.getByRole("button").click();
    await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
  });

  test("names a crash without the network too, and does not claim that support knows of it [S105, S183]", {
    tag: "@all",
  }, async ({ page, expectedComplaints }) => {
    expectedComplaints.push(/.*/);
    await page.route("**/api/crashes", (route) => route.abort("internetdisconnected"));
    await page.goto("/");
    await untilAlive(page);
    const isTried = page.waitForEvent("requestfailed");
    await page.evaluate(() => {
      window.dispatchEvent(new ErrorEvent("error", { error: new Error("Anything"), message: "Anything" }));
    });
    await isTried;
    await expect(page.getByRole("alertdialog")).toContainText(
      /Reference F-[2-9A-Z]{4}$|Reference F-[2-9A-Z]{4}OK/,
    );
  });

  /** Makes the next press find a session that has been idle for twelve hours. */
  async function findSessionIdle(page: Page): Promise<void> {
    // The server's refusals of an access token and a refresh cookie.
    const refuse = (code: string) => ({
      status: 401,
      contentType: "application/problem+json",
      body: JSON.stringify({ type: `urn:foyer:problem:${code}`, title: code, status: 401, code }),
    });
    await page.route("**/api/identity/token*", (route) => route.fulfill(refuse("session_idle")));
    let isRefused = false;
    await page.route("**/api/properties/**", (route) => {
      if (isRefused || route.request().method() === "GET") return route.fallback();
      isRefused = true;
      return route.fulfill(refuse("unauthenticated"));
    });
    await page.getByRole("button", { name: "Apply", exact: true }).first().click();
  }

  test("that nobody used for twelve hours asks for the password in place, and goes on with what was typed [S147]", async ({
    page,
    openScene,
    enter,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/401/);
    const scene = await openScene();
    await enter(page, scene);
    const name = page.getByLabel("Property name");
    await name.fill("Harbour House");
    await findSessionIdle(page);
    const cover = page.getByRole("alertdialog");
    await expect(cover).toContainText("You have been signed out");
    await expect(cover).toContainText(scene.caller.user.email);
    const password = cover.getByLabel("Password", { exact: true });
    await expect(password).toBeFocused();
    await password.fill("not the password");
    await cover.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(cover).toContainText("Incorrect email or password");
    await password.fill(DEMO_PASSWORD);
    await cover.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(cover).toBeHidden();
    await expect(page.getByText("Harbour House").first()).toBeVisible();
    await expect(name).toHaveValue("Harbour House");
    await page.unroute("**/api/identity/token*");
    // The interrupted press has been carried out by now.
    await page.reload();
    await expect(name).toHaveValue("Harbour House");
  });

  test("that nobody used says so, with a way on, where what asks for the password is of a build that is gone [S147, S183]", {
    tag: "@all",
  }, async ({ page, openScene, enter, expectedComplaints }) => {
    expectedComplaints.push(/401|status of 404|Failed to fetch|MIME type/);
    await enter(page, await openScene());
    await page.getByLabel("Property name").fill("Harbour House");
    await page.route("**/assets/sign-in-again*", (route) =>
      route.continue({ url: new URL("/assets/gone.js", page.url()).href }),
    );
    await findSessionIdle(page);
    await expect(page.getByText("You have been signed out")).toBeVisible();
    const questions: string[] = [];
    page.on("dialog", (dialog) => {
      questions.push(dialog.type());
      void dialog.dismiss();
    });
    await page.getByRole("button", { name: "Reload the page" }).click();
    await expect.poll(() => questions).toEqual(["beforeunload"]);
  });

  test("that is ended elsewhere keeps what is not saved until its person signs in again [S110, S154]", async ({
    page,
    openScene,
    enter,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/401/);
    const scene = await openScene();
    const { email } = scene.caller.user;
    const cover = page.getByRole("alertdialog");
    const name = page.getByLabel("Property name");
    async function signInAgain(password: string) {
      await cover.getByLabel("Password", { exact: true }).fill(password);
      await cover.getByRole("button", { name: "Sign in", exact: true }).click();
      await expect(cover).toBeHidden();
    }
    await enter(page, scene);
    await name.fill("Harbour House");

    const json = { current: DEMO_PASSWORD, next: `${DEMO_PASSWORD}-2`, confirm: `${DEMO_PASSWORD}-2` };
    await test.step("by a password that was changed in another browser", async () => {
      await expectAnswer(await scene.caller.call("POST", "/api/identity/change-password", { json }));
      await expect(cover).toContainText("your password was changed");
      await signInAgain(json.next);
      await expect(name).toHaveValue("Harbour House");
    });

    const second = await page.context().newPage();
    await test.step("by a second tab that signs out", async () => {
      await second.goto(`/setup/homepage?property=${scene.property.id}`);
      await second.getByRole("button", { name: "Sign out" }).click();
      await expect(second.getByRole("button", { name: "Sign in" })).toBeVisible();
      await expect(cover).toContainText("What you typed is still here");
    });

    await test.step("and by somebody else who signs in there", async () => {
      const other = await addPerson({ caller: await signIn(e2eTarget, email, json.next) }, "editor");
      await signInByForm(second, other);
      await expect(second.getByRole("heading", { name: "Answers", level: 1 })).toBeVisible();
      await expect(cover).toContainText(email);
      await signInAgain(json.next);
      await expect(name).toHaveValue("Harbour House");
      await page.getByRole("button", { name: "Apply", exact: true }).first().click();
      await expect(page.getByText("Harbour House").first()).toBeVisible();
    });

    await test.step("whose tab goes on as the person who is signed in now", async () => {
      await expect(second.getByText(`Signed in as ${email}`)).toBeAttached();
    });
  });

  test("of a colleague is ended by an owner on the people screen, at once [D12]", { tag: "@all" }, async ({
    page,
    openPage,
    openScene,
    enter,
  }) => {
    const scene = await openScene();
    const email = await addPerson(scene, "editor", "Cem Kaya");
    const colleague = await openPage();
    await signInByForm(colleague, email);
    await expect(colleague.getByRole("heading", { name: "Answers", level: 1 })).toBeVisible();
    await enter(page, scene, "/people");
    await page.getByText("Where they’re signed in").click();
    await page.getByRole("button", { name: /^Sign out Chrome/ }).click();
    await expect(colleague.getByRole("button", { name: "Sign in" })).toBeVisible();
    // They also signed in with their first password.
    await page.getByRole("button", { name: /^Sign out Unknown browser/ }).click();
    await expect(page.getByText("Not signed in anywhere.")).toBeVisible();
  });
});
