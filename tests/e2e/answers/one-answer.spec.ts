import { writeChip } from "#domain/answers/chips/chip.ts";
import { BUTTON_TYPES, type Button } from "#domain/content/button.ts";
import { changeTexts, type Text } from "#domain/content/button-texts.ts";
import type { Closure } from "#domain/property/closure.ts";
import type { Property } from "#domain/property/property.ts";
import { DAY_MS } from "#domain/time.ts";
import { expectAnswer } from "#scripts/api/caller.ts";
import { sampleEntry } from "../../factories/answers.ts";
import { usableButton } from "../../factories/draft.ts";
import { dailyHours } from "../../factories/hours.ts";
import type { Scene } from "../../factories/scene.ts";
import { expect, test, untilAlive } from "../setup/test.ts";
import { putAnswers } from "./stored-answers.ts";

const HOURS = writeChip({ question: "breakfast", part: "hours" });

/** One button of each type; each text says which it is, and has the hours of breakfast. */
function buttonsWithHours(): readonly Button[] {
  return BUTTON_TYPES.map((type, index) =>
    changeTexts(
      usableButton(type, index + 1),
      (path, own: Text) => {
        const text = `${type} ${path.split(".").at(-1)} ${HOURS}`;
        return typeof own === "string" ? text : [{ type: "paragraph", runs: [{ text }] }];
      },
      { withUntranslated: false },
    ),
  );
}

const dateIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

async function close(scene: Scene, closure: Closure) {
  const { revision } = (await expectAnswer(await scene.caller.call("GET", scene.at("")))) as Property;
  const json = { closure };
  await expectAnswer(await scene.caller.call("PUT", scene.at("/closure"), { json, revision }));
}

test("one changed answer is everywhere after three presses: tiles, popup, gallery, services, forms, guide, search, hours, announcement, closure, lobby screen, cards, paper [A7]", async ({
  page,
  openScene,
  enter,
}) => {
  const scene = await openScene({ features: { guestServices: true } });
  const json = { kind: "room", ranges: "201" };
  await expectAnswer(await scene.caller.call("POST", scene.at("/places"), { json }));
  const entry = {
    ...sampleEntry(900, "Kayaks"),
    content: { en: [{ type: "paragraph" as const, runs: [{ text: `After breakfast, ${HOURS}` }] }] },
  };
  const { windows } = dailyHours("07:00", "10:30");
  await putAnswers(scene, {
    byQuestion: { breakfast: { state: "answered", hours: windows } },
    entries: [entry],
  });
  const [first, ...others] = buttonsWithHours();
  const follows = { outside: "close" as const, windows: [], exceptions: [], follows: "breakfast" as const };
  await scene.withButtons([{ ...(first as Button), hours: follows }, ...others]);
  await scene.publish();
  // The rest of the draft waits.
  await scene.withButtons([{ ...usableButton("link", 90, "Half finished") }], { revision: 1 });

  const path = `/p/${scene.property.slug}`;
  await enter(page, scene, "/announcements?open=new");
  const text = page.getByRole("textbox", { name: /^Text/ });
  await text.fill("Buffet");
  await page.getByRole("button", { name: "Insert an answer" }).click();
  const search = page.getByRole("combobox", { name: "Search answers" });
  await search.fill("breakfast hours");
  await expect(page.getByRole("option", { name: /^Breakfast \(hours\)/ })).toBeVisible();
  await search.press("Enter");
  await expect(text).toHaveText("Buffet Breakfast (hours): 07:00–10:30");
  await page.getByRole("button", { name: "Send now" }).click();
  await expect(page.getByText("Buffet Breakfast (hours)").first()).toBeVisible();

  // A closure that is announced.
  await close(scene, { closesOn: dateIn(5), opensOn: dateIn(9), noticeFrom: dateIn(-2), texts: {} });
  await page.goto("/settings");
  await untilAlive(page);
  const season = page.getByRole("form", { name: "Closed for the season" });
  await season.getByText("Your own words").click();
  const notice = season.getByRole("textbox", { name: "Before closing" });
  await notice.fill("Kitchen");
  await season.getByRole("button", { name: "Insert an answer" }).last().click();
  await search.fill("breakfast hours");
  await expect(page.getByRole("option", { name: /^Breakfast \(hours\)/ })).toBeVisible();
  await search.press("Enter");
  await expect(notice).toHaveText("Kitchen Breakfast (hours): 07:00–10:30");
  await expect(season.getByText("Kitchen 07:00–10:30 We are here again")).toBeVisible();
  await season.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(/^Closed for the season from /).first()).toBeVisible();
  const read = async (rest: string) => (await page.request.get(`${path}${rest}`)).text();
  const surfaces = {
    portal: () => read("/en?all"),
    guide: () => read("/guide"),
    "guide from A to Z": () => read("/guide?order=az"),
    search: () => read("/en/search?q=breakfast"),
    "search of a popup": () => read("/en/search?q=popup"),
    "lobby screen": () => read("/screen"),
  };
  const TEXTS = [
    ...["link name", "popup name", "popup content", "gallery name", "gallery title", "gallery description"],
    ...["feedback title", "feedback intro", "feedback text", "feedback response"],
    ...["Buffet", "Kitchen"],
    ...["guest-services name", "chat name", "map name", "click-to-call name"],
  ];
  const expectHours = async (hours: string, gone: string) => {
    for (const [name, read] of Object.entries(surfaces)) {
      const html = await read();
      expect(html, name).toContain(hours);
      expect(html, name).not.toContain(gone);
      expect(html, name).not.toMatch(/[⟦⟧]|%E2%9F%A[67]/i);
    }
    const portal = await surfaces.portal();
    for (const text of TEXTS) expect(portal).toContain(`${text} ${hours}`);
  };
  await expectHours("07:00–10:30", "09:45");
  const timetable = await read("/en/timetable");

  await page.goto("/answers?question=breakfast");
  await untilAlive(page);
  const card = page.getByRole("region", { name: "Breakfast" });
  // Two presses: into the field, and Publish just this.
  await card.getByRole("textbox", { name: "To", exact: true }).fill("9:45");
  await page.getByRole("button", { name: "Publish just this" }).click();
  await expect(page.getByText("Version 2 is live").first()).toBeVisible();

  await expectHours("07:00–09:45", "10:30");
  expect(await read("/en/timetable")).not.toBe(timetable);
  expect(await read("/en")).not.toContain("Half finished");

  const guest = await page.context().newPage();
  await guest.goto(`${path}/screen`);
  await expect(guest.locator("body")).toContainText("Buffet 07:00–09:45");
  await expect(guest.locator("body")).toContainText(/Breakfast\s*07:00\D{1,4}09:45/);

  // On paper: the guide as it prints, and a card.
  await guest.goto(`${path}/guide`);
  await guest.emulateMedia({ media: "print" });
  await expect(guest.locator("body")).toContainText("07:00 to 09:45");
  await page.goto("/places/print");
  await untilAlive(page);
  await page.getByText("Answers on the card").first().click();
  await page.getByRole("group", { name: "Answers on the card" }).getByLabel("Breakfast").check();
  await expect(page.locator("[data-answer]").first()).toContainText("07:00 to 09:45");
  const sentence = page.getByRole("textbox", { name: "Text" });
  await sentence.fill("Breakfast");
  await page.getByRole("button", { name: "Insert an answer" }).click();
  await search.fill("breakfast hours");
  await expect(page.getByRole("option", { name: /^Breakfast \(hours\)/ })).toBeVisible();
  await search.press("Enter");
  const paper = page.getByRole("group", { name: "Paper" });
  await expect(paper).toContainText("Breakfast 07:00–09:45");
  const printing = page.getByRole("button", { name: /^Print/ });
  await expect(printing).toBeEnabled();
  await sentence.press("Home");
  await sentence.pressSequentially("A long sentence without room for answers: ");
  await expect(page.getByText("This is too long.")).toBeVisible();
  await expect(printing).toBeDisabled();

  // The closed page follows while it is shown.
  const texts = { en: { notice: "", closed: `Closed ${HOURS}` } };
  await close(scene, { closesOn: dateIn(-2), opensOn: dateIn(9), noticeFrom: null, texts });
  expect(await read("/en")).toContain("Closed 07:00–09:45");
  await page.goto("/answers?question=breakfast");
  await untilAlive(page);
  await card.getByRole("textbox", { name: "To", exact: true }).fill("9:15");
  await page.getByRole("button", { name: "Publish just this" }).click();
  await expect(page.getByText("Version 3 is live").first()).toBeVisible();
  for (const rest of ["/en", "/guide", "/screen"]) expect(await read(rest)).toContain("Closed 07:00–09:15");
});
