import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { loadMessages } from "#app/messages/load-messages.ts";
import { MessagesProvider } from "#app/messages/messages-context.tsx";
import type { ButtonFigures, Report } from "#domain/analytics/report.ts";
import { ButtonsCard } from "./buttons-card.tsx";

const spa = {
  buttonId: "spa",
  name: "Spa",
  icon: "spa",
  parentId: null,
  clicks: { value: 9, before: 4 },
  visits: { value: 8, before: 4 },
  clickRate: { value: 0.2, before: 0.1 },
} as unknown as ButtonFigures;
const bar = { ...spa, buttonId: "bar", name: "Bar", closedClicks: { value: 3, before: 1 } };

async function render(language: "en" | "de", buttons: readonly ButtonFigures[]): Promise<string> {
  await Promise.all([loadMessages("shell", language), loadMessages("dashboard", language)]);
  return renderToStaticMarkup(
    <MessagesProvider language={language}>
      <ButtonsCard report={{ before: null, buttons } as unknown as Report} />
    </MessagesProvider>,
  );
}

it("shows how often a button was wanted while closed, and nothing if never [T2]", async () => {
  expect(await render("en", [spa, bar])).toMatch(/Spa<\/span>.*Bar<span[^>]*>3 taps while closed</);
  expect(
    (await render("de", [spa, bar])).match(/3-mal außerhalb der Öffnungszeiten angetippt/g),
  ).toHaveLength(1);
  // Also below the list, where a button without clicks is last.
  const many = [...Array.from({ length: 9 }, (_, index) => ({ ...spa, buttonId: `spa-${index}` })), bar];
  expect(await render("en", many)).toMatch(/Wanted while closed: <\/span>.*Bar<\/bdi> <b[^>]*>3</);
  const gone = { ...bar, closedClicks: { value: 0, before: 5 } };
  expect(await render("en", [spa, gone])).not.toContain("while closed");
});
