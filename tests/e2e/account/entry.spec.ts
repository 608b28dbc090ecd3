import { PRODUCT_VERSION } from "#domain/account/account.ts";
import { DEMO_PASSWORD, makeLicence } from "#scripts/api/caller.ts";
import { takeAccount } from "../setup/stock.ts";
import {
  choose,
  createProperty,
  e2eTarget,
  expect,
  signInByCookie,
  signInByForm,
  test,
  untilAlive,
} from "../setup/test.ts";

const STAFF = "staff@foyer.example";

test.describe("the entry", () => {
  test("welcomes in a column of its own, offers no register link, and says what is wrong with a sign-in [S20, S28, S34, S53, S165, S166]", async ({
    page,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/status of 401/);
    await page.goto("/");
    const heading = page.getByRole("heading", { level: 1 });
    await test.step("it names version and business", async () => {
      await expect(heading).toHaveText("Welcome to Fernholt Host");
      await expect(page.getByText("Fernholt Partners Ltd")).toBeVisible();
      await expect(page.getByText(`Version ${PRODUCT_VERSION}`)).toBeVisible();
      await expect(page.getByRole("link", { name: "Privacy policy" }).first()).toHaveAttribute(
        "href",
        "https://fernholt.example/privacy",
      );
    });
    await test.step("nobody registers where the brand does not say so", async () => {
      await expect(page.getByRole("link", { name: "Create an account" })).toHaveCount(0);
      const register = await page.request.get("/register");
      expect(register.status()).toBe(404);
      expect(await register.text()).toContain("This page does not exist");
    });
    await test.step("without a password, or with a wrong one, the address stays", async () => {
      const password = page.getByLabel("Password", { exact: true });
      await page.getByLabel("Email").fill(STAFF);
      await page.getByRole("button", { name: "Sign in" }).click();
      await expect(page.getByRole("alert").filter({ hasText: "Invalid login" }).first()).toBeVisible();
      await expect(page.getByLabel("Email")).toHaveValue(STAFF);
      await password.fill("not the password");
      await page.getByRole("button", { name: "Sign in" }).click();
      await expect(page.getByText("Incorrect email or password")).toBeVisible();
      await expect(page.getByLabel("Email")).toHaveValue(STAFF);
      await expect(password).toHaveValue("");
      await expect(password).toBeFocused();
    });
    await test.step("a brand's long name stays in its column, at every width", async () => {
      // Replaces the build's name with a longer one.
      await heading.evaluate((element) => {
        element.textContent =
          "Willkommen bei Zitronengrell Gästemappenverwaltungszentralenbetreiberschaft Nord";
      });
      for (const width of [390, 900, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const field = await page.getByLabel("Email").boundingBox();
        const words = await heading.evaluate((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return range.getBoundingClientRect().right;
        });
        expect(words).toBeLessThanOrEqual((field?.x ?? 0) + (field?.width ?? 0) + 1);
      }
    });
  });

  test("works before any script has arrived, and says that the browser keeps no cookies without going round in circles [S34, S107]", async () => {
    const body = new URLSearchParams({ email: STAFF, password: DEMO_PASSWORD });
    const headers = { "accept-language": "fr" };
    let address = new URL("/", e2eTarget.origin);
    let kept = "";
    // A browser without cookies and scripts never returns what an answer sets.
    for (const _attempt of [1, 2]) {
      const form = await (await fetch(address, { headers })).text();
      const action = /<form noValidate[^>]* action="([^"]+)"/.exec(form)?.[1] ?? "";
      const target = new URL(action.replaceAll("&amp;", "&"), e2eTarget.origin);
      const entered = await fetch(target, { method: "POST", body, redirect: "manual" });
      expect(entered.status).toBe(302);
      // Cookies of the session, the browser and the database bookmark.
      const cookies = entered.headers.getSetCookie();
      expect(cookies).toHaveLength(3);
      kept = cookies.map((cookie) => cookie.split(";")[0]).join("; ");
      address = new URL(entered.headers.get("location") ?? "", e2eTarget.origin);
      expect(address.href).toBe(`${e2eTarget.origin}/?only`);
    }
    const arrived = await fetch(address, { headers, redirect: "manual" });
    expect(arrived.status).toBe(200);
    expect(await arrived.text()).toContain("Votre navigateur bloque les cookies de cette page");
    const ended = await fetch(address, {
      headers: { ...headers, cookie: "foyer-refresh=of-an-ended-session" },
    });
    expect(await ended.text()).not.toContain("Votre navigateur bloque les cookies");
    const signedIn = await fetch(address, { headers: { cookie: kept } });
    expect(await signedIn.text()).toMatch(/<h1[^>]*>Choose a property</);
  });

  test("lists every property in each licence state, leads on to the shell, signs out and leads back to itself [S33, S37, S38, S39, S50, S68, S154]", async ({
    page,
  }) => {
    await signInByForm(page, STAFF);
    await test.step("a column for each fact", async () => {
      const headers = page.getByRole("columnheader");
      for (const name of [
        "Property name",
        "Account name",
        "User name",
        "Languages enabled",
        "Last updated",
        "Property active",
        "Licence active",
        "Licence state",
      ]) {
        await expect(headers.filter({ hasText: name })).toBeVisible();
      }
      const marlowe = page.getByRole("row").filter({ hasText: "Marlowe Harbour Hotel" });
      await expect(marlowe).toContainText("Marlowe Collection");
      await expect(marlowe).toContainText("Front desk");
      for (const state of [
        "Active",
        "Error",
        "Request",
        "Unassigned",
        "Trial",
        "Paid ended",
        "Demo",
        "Trial ended",
        "Expired",
        "Suspended",
      ]) {
        await expect(page.getByRole("row").getByText(state, { exact: true }).first()).toBeVisible();
      }
    });
    await test.step("nine entries and seven setup tabs", async () => {
      await choose(page, { name: "Marlowe Harbour Hotel" });
      for (const name of [
        "Site selection",
        "Setup",
        "Dashboard",
        "Tutorial",
        "Help",
        "Settings",
        "Contact us",
        "Quick start",
      ]) {
        await expect(page.getByRole("link", { name, exact: true }).first()).toBeVisible();
      }
      await expect(page.getByRole("button", { name: "Sign out" })).toBeVisible();
      for (const name of [
        "Homepage",
        "Theme style",
        "Buttons",
        "Social media",
        "Phone preview",
        "Tablet preview",
        "Publish",
      ]) {
        await expect(page.getByRole("link", { name, exact: true })).toBeVisible();
      }
    });
    await test.step("who has signed out comes back to no screen", async () => {
      await page.getByRole("button", { name: "Sign out" }).click();
      await expect(page.getByRole("heading", { name: "Welcome to Fernholt Host" })).toBeVisible();
      await page.goto("/setup/homepage");
      await expect(page).toHaveURL("/");
    });
  });

  test("speaks the language of the cookie before the browser's, and keeps it for a year [S103, S104]", async ({
    browser,
  }) => {
    const context = await browser.newContext({ locale: "fr-FR" });
    const page = await context.newPage();
    await page.goto("/");
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    await page.waitForFunction(() =>
      Object.keys(document.querySelector("select") ?? {}).some((key) => key.startsWith("__reactProps")),
    );
    await page.getByRole("combobox").first().selectOption("de");
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    const cookie = (await context.cookies()).find(({ name }) => name === "language");
    expect(cookie?.value).toBe("de");
    const days = ((cookie?.expires ?? 0) * 1_000 - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(365);
    await context.close();
  });

  test("sends people without a valid licence for it away from a property [S32, S37, S95, S142]", async ({
    page,
  }) => {
    const account = takeAccount();
    await createProperty(e2eTarget, account.groupId, {
      name: "Closed Hotel",
      licence: makeLicence("SUSPENDED"),
    });
    await signInByCookie(page, account.email);
    await page.goto("/");
    await untilAlive(page);
    // The only property does not open by itself: it is listed, with its reason.
    await expect(page).toHaveURL(/\/\?only$|\/$/);
    const row = page.getByRole("row").filter({ hasText: "Closed Hotel" });
    await expect(row).toContainText("Suspended");
    await row.getByRole("radio").check({ force: true });
    await expect(page.getByRole("button", { name: "Continue" })).toHaveCount(0);
    await expect(
      page.getByText(
        "This feature has become unavailable with your current license. Contact support for further information.",
      ),
    ).toBeVisible();
    await page.goto("/setup/homepage");
    await expect(page).toHaveURL("/");
  });

  test("guards every signed-in address in every spelling", async () => {
    for (const path of [
      "/setup/homepage",
      "/setup/homepage.data",
      "/dashboard",
      "/dashboard.data",
      "/settings/",
      "/setup/buttons.data",
      "//settings",
      "/SETTINGS",
    ]) {
      const response = await fetch(`${e2eTarget.origin}${path}`, { redirect: "manual" });
      expect(await response.text(), path).not.toContain("Marlowe");
      // The local server reads `//settings` as another host; without a public origin it serves no other host.
      expect([200, 202, 302, 404, 503], path).toContain(response.status);
    }
  });
});
