import { DEMO_PASSWORD } from "#scripts/api/caller.ts";
import { addPerson } from "../setup/people.ts";
import { ageProofs } from "../setup/proofs.ts";
import { expect, test } from "../setup/test.ts";

test("a role is changed in a session that was left open, once its person has proved who they are (H4)", async ({
  page,
  openScene,
  enter,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 40[03]/);
  const scene = await openScene();
  const email = await addPerson(scene, "editor");
  await ageProofs(scene.caller.user);
  await enter(page, scene, "/people");
  const row = page.getByRole("row").filter({ hasText: email });
  await expect(row).toContainText("Editor");
  const access = page.getByRole("dialog", { name: /^Access of/ });
  const proof = page.getByRole("dialog", { name: "Please confirm that it’s you" });
  const password = proof.getByLabel("Password", { exact: true });

  await test.step("Cancel leaves everything as it was, without a message", async () => {
    await row.getByRole("button", { name: /^Change access of/ }).click();
    await access.getByRole("radio", { name: /^Viewer/ }).check({ force: true });
    await access.getByRole("button", { name: "Save access" }).click();
    await expect(password).toBeFocused();
    await proof.getByRole("button", { name: "Cancel" }).click();
    await expect(proof).toHaveCount(0);
    await expect(access.getByRole("radio", { name: /^Viewer/ })).toBeChecked();
    await expect(access.getByRole("button", { name: "Cancel" })).toBeEnabled();
    await expect(page.getByText("The access could not be changed")).toHaveCount(0);
  });

  await test.step("a wrong password is named, and the right one sends the change on", async () => {
    await access.getByRole("button", { name: "Save access" }).click();
    await proof.getByRole("button", { name: "Confirm" }).click();
    await expect(proof.getByText("Fill in this field.")).toBeVisible();
    await password.fill("not my password");
    await password.press("Enter");
    await expect(proof.getByText("This is not your current password.")).toBeVisible();
    await expect(password).toBeFocused();
    await password.fill(DEMO_PASSWORD);
    await password.press("Enter");
    await expect(proof).toHaveCount(0);
    await expect(access).toHaveCount(0);
    await expect(row).toContainText("Viewer");
  });

  await test.step("nothing is asked again within ten minutes", async () => {
    await row.getByRole("button", { name: /^Change access of/ }).click();
    await access.getByRole("radio", { name: /^Editor/ }).check({ force: true });
    await access.getByRole("button", { name: "Save access" }).click();
    await expect(row).toContainText("Editor");
  });
});
