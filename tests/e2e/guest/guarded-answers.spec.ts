import type { Answers } from "#domain/answers/answers.ts";
import { expectAnswer } from "../../../scripts/api/caller.ts";
import { usableButton } from "../../factories/draft.ts";
import { putAnswers } from "../answers/stored-answers.ts";
import { findViolations } from "../setup/axe.ts";
import { e2eTarget, expect, test } from "../setup/test.ts";

const PIN = "7418";
const PASSWORD = "thistle-and-tide";
const ANSWERS: Pick<Answers, "byQuestion"> = {
  byQuestion: {
    wifi: { state: "answered", offer: "yes", words: { en: PASSWORD }, guard: "pin" },
    "check-out": { state: "answered", time: "11:00" },
  },
};
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? "with" : "without";
  test(`the guide names a guarded answer and asks for its PIN, ${how} scripts (A6, R8)`, {
    tag: javaScriptEnabled ? [] : "@all",
  }, async ({ openPage, openScene }) => {
    const scene = await openScene({ languages: ["en", "ar"] });
    await scene.withButtons([usableButton("link", 1)]);
    await putAnswers(scene, ANSWERS);
    await scene.publish();
    const path = scene.at("/pins/guide.wifi");
    await expectAnswer(await scene.caller.call("PUT", path, { json: { pin: PIN } }));
    const page = await openPage({ ...PHONE, javaScriptEnabled });
    const guide = `${e2eTarget.origin}/p/${scene.property.slug}/en/guide`;
    const entry = page.locator("#wifi");
    await page.goto(guide);
    await expect(entry.getByRole("heading", { name: "Wi-Fi" })).toBeVisible();
    await expect(page.getByText(PASSWORD)).toHaveCount(0);
    const enter = async (pin: string) => {
      if (!(await entry.getByLabel("PIN").isVisible())) await entry.getByText("protected").click();
      await entry.getByLabel("PIN").fill(pin);
      await entry.getByRole("button", { name: "Continue" }).click();
    };
    await enter("0000");
    await expect(entry.getByText("That PIN isn’t right. Please try again.")).toBeVisible();
    if (javaScriptEnabled) expect(await findViolations(page)).toEqual([]);
    await enter(PIN);
    await expect(entry.getByText(PASSWORD)).toBeVisible();
    await expect(page.locator("#check-out")).toBeVisible();
    if (!javaScriptEnabled) return;
    await page.goto("about:blank");
    await page.goto(guide);
    await expect(page.getByText(PASSWORD)).toHaveCount(0);
    await entry.getByText("protected").click();
    await expect(entry.getByText(PASSWORD)).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    const isKept = await page.evaluate(async (password) => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          if ((await (await cache.match(request))?.text())?.includes(password)) return true;
        }
      }
      return false;
    }, PASSWORD);
    expect(isKept).toBe(false);
  });
}
