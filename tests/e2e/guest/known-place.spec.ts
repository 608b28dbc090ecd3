import type { Button, ButtonOf } from "#domain/content/button.ts";
import type { GuestRequest } from "#domain/guest/guest-request.ts";
import type { Place } from "#domain/place/place.ts";
import { expectAnswer } from "#scripts/api/caller.ts";
import { usableButton } from "../../factories/draft.ts";
import { findViolations } from "../setup/axe.ts";
import { e2eTarget, expect, test } from "../setup/test.ts";

const TOWELS = usableButton("guest-services", 1, "Guest services") as ButtonOf<"guest-services">;
const SERVICES = {
  ...TOWELS,
  services: TOWELS.services.map((service) => ({ ...service, name: "Towels", roomRequired: true })),
} as Button;

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? "with" : "without";
  test(`a guest who scanned the card of a room asks for towels and types no room, ${how} scripts [R3, R4]`, {
    tag: "@all",
  }, async ({ openPage, openScene }) => {
    const scene = await openScene({ languages: ["en", "ar", "de"], features: { guestServices: true } });
    for (const language of ["en", "ar", "de"]) {
      const path = scene.at(`/documents/buttons?language=${language}`);
      const json = { buttons: [SERVICES] };
      await expectAnswer(await scene.caller.call("PUT", path, { json, revision: 0 }));
    }
    const json = { kind: "room", ranges: "214", lines: "" };
    await expectAnswer(await scene.caller.call("POST", scene.at("/places"), { json }));
    const listed = await expectAnswer(await scene.caller.call("GET", scene.at("/places")));
    const [place] = (listed as { items: Place[] }).items;
    await scene.publish();

    const page = await openPage({ ...PHONE, javaScriptEnabled });
    await page.goto(`${e2eTarget.origin}/q/${place?.code}`);
    await page.goto(`${e2eTarget.origin}/p/${scene.property.slug}/ar`);
    await page.getByRole("link", { name: "Guest services" }).click();
    const sheet = page.locator(`#d-${SERVICES.id}`);
    await sheet.getByText("Towels").click();
    const field = sheet.locator("[name=room]");
    if (javaScriptEnabled) {
      await expect(sheet.getByText("الغرفة 214")).toBeVisible();
      await expect(field).toBeHidden();
      expect(await findViolations(page)).toEqual([]);
      await sheet.getByRole("button", { name: "تغيير" }).click();
      await expect(field).toBeFocused();
    }
    await expect(field).toBeVisible();
    await sheet.getByRole("button", { name: "إرسال الطلب" }).click();
    await expect(sheet.getByRole("status").first()).toBeVisible();
    const answer = await expectAnswer(await scene.caller.call("GET", scene.at("/requests")));
    expect((answer as { items: GuestRequest[] }).items).toMatchObject([
      { room: "", place: { kind: "room", name: "214" } },
    ]);
  });
}
