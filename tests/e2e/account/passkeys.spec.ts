import { ageProofs } from "../setup/proofs.ts";
import {
  createAccount,
  e2eTarget,
  expect,
  signInByCookie,
  test,
  uniqueEmail,
  untilAlive,
} from "../setup/test.ts";

test("a passkey is added in Settings, signs in from the e-mail field, is renamed and removed (H4)", async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/403/);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable", { enableUI: false });
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      ctap2Version: "ctap2_1",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const { email, userId } = await createAccount(e2eTarget, { email: uniqueEmail() });
  await signInByCookie(page, email);
  await page.goto("/settings");
  await untilAlive(page);
  const section = page
    .getByRole("region", { name: "Passkeys" })
    .or(page.locator("section", { hasText: "Passkeys" }));
  await section.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByText("Passkey added")).toBeVisible();
  await expect(section).toContainText("not used yet");
  const { credentials } = await devtools.send("WebAuthn.getCredentials", { authenticatorId });
  expect(credentials).toMatchObject([{ isResidentCredential: true, rpId: "localhost" }]);

  // Without the session, the browser offers the passkey in the e-mail field.
  await page.context().clearCookies();
  await page.goto("/");
  await page.waitForURL((url) => url.search !== "?only" && url.pathname !== "/sign-in");
  await expect(page.getByText("no assigned Properties")).toBeVisible();
  await page.goto("/settings");
  await untilAlive(page);
  await expect(section).toContainText("Last used");

  await section.getByRole("button", { name: /^Options for/ }).click();
  await page.getByRole("menuitem", { name: "Rename" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Office safe");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(section).toContainText("Office safe");

  // The session is old: the passkey itself proves who removes it.
  await ageProofs({ uid: userId });
  await section.getByRole("button", { name: "Options for Office safe" }).click();
  await page.getByRole("menuitem", { name: "Remove" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Use a passkey" }).click();
  await expect(page.getByText("Passkey removed")).toBeVisible();
  await expect(section).not.toContainText("Office safe");

  // The device still has it; the screen says that it does not work here.
  await page.context().clearCookies();
  await page.goto("/");
  await expect(page.getByRole("alert")).toContainText("This passkey can’t be used here");
});
