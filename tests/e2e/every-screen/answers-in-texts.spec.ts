import type { Page } from "@playwright/test";
import { writeChip } from "#domain/answers/chips/chip.ts";
import { BUTTON_TYPES, type Button, type ButtonType } from "#domain/content/button.ts";
import { changeTexts, type Text } from "#domain/content/button-texts.ts";
import { BREAKFAST, sampleAnswers, sampleEntry } from "../../factories/answers.ts";
import { sampleId, usableButton } from "../../factories/draft.ts";
import type { Scene } from "../../factories/scene.ts";
import { expect, test, untilAlive } from "../setup/test.ts";

const HOURS = writeChip({ question: "breakfast", part: "hours" });
/** An answer that is missing, so that lists and findings have to name it. */
const POOL = writeChip({ question: "pool", part: "hours" });

/** One button of each type, with a text in place of all its texts. */
function buttonsWith(text: string): readonly Button[] {
  return BUTTON_TYPES.map((type, index) => {
    const withText = (own: Text): Text =>
      typeof own === "string" ? text : [{ type: "paragraph", runs: [{ text }] }];
    return changeTexts(usableButton(type, index + 1, "Spa"), (_, own: Text) => withText(own), {
      withUntranslated: false,
    });
  });
}

async function saveAnswers(scene: Scene, text: string, revision: number): Promise<void> {
  const entry = {
    ...sampleEntry(900, "Kayaks"),
    content: { en: [{ type: "paragraph" as const, runs: [{ text }] }] },
  };
  const json = sampleAnswers({ breakfast: BREAKFAST }, [entry]);
  const { status } = await scene.caller.call("PUT", scene.at("/documents/answers"), { json, revision });
  expect(status).toBe(200);
}

/** Everything that a page and its frames say, show in fields, or read aloud, if it has a stored chip. */
async function findStored(page: Page): Promise<readonly string[]> {
  const found = page.frames().map((frame) =>
    frame.evaluate(() => {
      const said: string[] = [];
      for (const element of document.querySelectorAll("body, body *:not(script, style)")) {
        const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
        said.push(...own.map(({ nodeValue }) => nodeValue ?? ""));
        said.push(...[...element.attributes].map(({ name, value }) => `${name}=${value}`));
        if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
          said.push(element.value);
      }
      return said.filter((text) => /[⟦⟧]/.test(text) && !text.startsWith("srcdoc="));
    }),
  );
  return (await Promise.all(found)).flat();
}

const isWhole = process.env.FOYER_TIER === "all";
/** Types whose editors every run opens: together they have every kind of field. */
const OPENED: readonly ButtonType[] = ["popup", "gallery", "guest-services"];

test("no screen shows staff the stored form of an answer, filled or missing [A7]", async ({
  page,
  openScene,
  enter,
  expectedComplaints,
}) => {
  test.setTimeout(150_000);
  // The sample's picture was never uploaded; pages of History run no scripts.
  expectedComplaints.push(/status of 404/, /Blocked script execution/);
  const scene = await openScene({ languages: ["en", "de"], features: { guestServices: true } });
  await saveAnswers(scene, `After ${HOURS}`, 1);
  await scene.withButtons(buttonsWith(`Spa ${HOURS}`));
  await scene.withButtons(buttonsWith(`Bad ${HOURS}`), { language: "de" });
  await scene.publish();
  const expectNone = async (what: string) => expect(await findStored(page), what).toEqual([]);
  const look = async (path: string, ready: () => Promise<unknown>) => {
    await page.goto(path);
    await untilAlive(page);
    await ready();
    await expectNone(path);
  };

  await enter(page, scene, "/setup/buttons?language=en");
  await expect(page.getByRole("button", { name: /^Spa 07:00–10:30,/ })).toHaveCount(BUTTON_TYPES.length);
  await expectNone("tiles");
  for (const [index, type] of BUTTON_TYPES.entries()) {
    if (!isWhole && !OPENED.includes(type)) continue;
    await look(`/setup/buttons?language=de&button=${sampleId(index + 1)}`, () =>
      expect(page.getByRole("heading", { name: "Bad 07:00–10:30" })).toBeVisible(),
    );
    const original = page.getByText("Spa 07:00–10:30", { exact: true });
    await expect(original.first(), type).toBeVisible();
    await expectNone(`editor of ${type}`);
  }
  await look("/translations?language=de", async () => {
    await page.getByLabel("Show", { exact: true }).selectOption("All texts");
    await expect(page.getByText("Spa Breakfast (hours), name").first()).toBeVisible();
  });

  // A changed draft: what changes, a missing answer, an entry.
  await scene.withButtons(buttonsWith(`Pool ${POOL}`).slice(1), { revision: 1 });
  await saveAnswers(scene, `After ${POOL}`, 2);
  await look("/setup/publish", () =>
    expect(page.getByRole("table").getByText("Pool Swimming pool (hours)").first()).toBeVisible(),
  );
  await look("/setup/history", () => expect(page.getByRole("heading", { level: 1 })).toBeVisible());
  await look("/answers", async () => {
    await expect(page.getByText("After Swimming pool (hours)")).toBeVisible();
    await expect(page.frameLocator("iframe").getByText("After", { exact: true })).toBeVisible();
  });
  await look("/dashboard", () => expect(page.getByRole("heading", { level: 1 })).toBeVisible());
  await look("/activity", () => expect(page.getByRole("heading", { level: 1 })).toBeVisible());
  await look("/places", () => expect(page.getByRole("heading", { level: 1 })).toBeVisible());
});
