import { PRODUCT_VERSION } from "#domain/account/account.ts";
import { DEMO_PASSWORD, licenceOf } from "#scripts/api/caller.ts";
import {
  choose,
  createAccount,
  createProperty,
  e2eTarget,
  expect,
  signInByCookie,
  signInByForm,
  test,
  uniqueEmail,
} from "../setup/test.ts";

const STAFF = "staff@foyer.example";

test.describe("the entry", () => {
  test("welcomes, names version and business, and offers no register link [S28, S34]", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { name: "Welcome to Fernholt Host" })).toBeVisible();
    await expect(page.getByText("Fernholt Partners Ltd")).toBeVisible();
    await expect(page.getByText(`Version ${PRODUCT_VERSION}`)).toBeVisible();
    await expect(page.getByRole("link", { name: "Create an account" })).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Privacy policy" }).first()).toHaveAttribute(
      "href",
      "https://fernholt.example/privacy",
    );
  });

  test("keeps a brand's long name in its column, at every width [S20, S53]", async ({ page }) => {
    await page.goto("/");
    const heading = page.getByRole("heading", { level: 1 });
    // The name is the build's: a longer one is put in its place.
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

  test("says that a password is wrong, keeps the address and asks again [S166]", async ({
    page,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/status of 401/);
    await signInByForm(page, STAFF, "not the password");
    await expect(page.getByText("Incorrect email or password")).toBeVisible();
    await expect(page.getByLabel("Email")).toHaveValue(STAFF);
    await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
    await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
  });

  test("works before any script has arrived [S34, S107]", async ({ openPage }) => {
    const page = await openPage({ javaScriptEnabled: false });
    await signInByForm(page, STAFF);
    await expect(page.getByRole("heading", { name: "Choose a property" })).toBeVisible();
  });

  test("says that the browser keeps no cookies, without going round in circles [S34, S107]", async () => {
    const body = new URLSearchParams({ email: STAFF, password: DEMO_PASSWORD });
    const headers = { "accept-language": "fr" };
    let address = new URL("/", e2eTarget.origin);
    // As a browser without cookies and scripts does it: what an answer sets never comes back.
    for (const _attempt of [1, 2]) {
      const form = await (await fetch(address, { headers })).text();
      const action = /<form noValidate[^>]* action="([^"]+)"/.exec(form)?.[1] ?? "";
      const target = new URL(action.replaceAll("&amp;", "&"), e2eTarget.origin);
      const entered = await fetch(target, { method: "POST", body, redirect: "manual" });
      expect(entered.status).toBe(302);
      // The session, what names the browser, and where the database stands.
      expect(entered.headers.getSetCookie()).toHaveLength(3);
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
  });

  test("lists every property with every column, in each licence state [S37, S38, S68]", async ({ page }) => {
    await signInByForm(page, STAFF);
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

  test("leads on to the shell with nine entries and seven setup tabs [S37, S39, S50]", async ({ page }) => {
    await signInByForm(page, STAFF);
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

  test("tells people without properties so [S54, S143]", async ({ page }) => {
    await signInByCookie(page, "new@foyer.example");
    await page.goto("/");
    await expect(page.getByText("There are currently no assigned Properties in your account")).toBeVisible();
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

  test("signs out and leads back to itself [S33, S154]", async ({ page }) => {
    await signInByForm(page, STAFF);
    await choose(page, { name: "Marlowe Harbour Hotel" });
    await page.getByRole("button", { name: "Sign out" }).click();
    await expect(page.getByRole("heading", { name: "Welcome to Fernholt Host" })).toBeVisible();
    await page.goto("/setup/homepage");
    await expect(page).toHaveURL("/");
  });

  test("sends people without a valid licence for it away from a property [S32, S95, S142]", async ({
    page,
  }) => {
    const account = await createAccount(e2eTarget, { email: uniqueEmail() });
    await createProperty(e2eTarget, account.groupId, {
      name: "Closed Hotel",
      licence: licenceOf("SUSPENDED"),
    });
    await signInByForm(page, account.email);
    await page.getByRole("row").filter({ hasText: "Closed Hotel" }).getByRole("radio").check({ force: true });
    await expect(page.getByRole("button", { name: "Continue" })).toHaveCount(0);
    await expect(
      page.getByText(
        "This feature has become unavailable with your current license. Contact support for further information.",
      ),
    ).toBeVisible();
    await page.goto("/setup/homepage");
    await expect(page).toHaveURL("/");
  });

  test("guards every signed-in address in every spelling", async ({ page }) => {
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
      const response = await page.request.get(`${e2eTarget.origin}${path}`, { maxRedirects: 0 });
      const text = await response.text();
      expect(text, path).not.toContain("Marlowe");
      // The local server reads `//settings` as another host, and a run without a public origin serves no other.
      expect([200, 202, 302, 404, 503], path).toContain(response.status());
    }
  });
});
