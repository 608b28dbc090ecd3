import { expect, it } from "vitest";
import { sampleDraft, usableButton } from "../../../tests/factories/draft.ts";
import type { Button } from "./button.ts";
import { checkReadability } from "./content-warnings.ts";
import { blocksPublishing } from "./publish-check.ts";

const makeDraft = (...english: Button[]) => sampleDraft({ english, languages: ["en"] });
const getCodes = (...english: Button[]) => checkReadability(makeDraft(...english)).map(({ code }) => code);

it.each(["Click here", "MORE", "  Hier klicken ", "Más", "Leggi di più"])(
  "a vague button name gets a warning and is never refused: %s [S128]",
  (name) => {
    const findings = checkReadability(makeDraft({ ...usableButton("link", 1), name }));
    expect(findings).toMatchObject([{ code: "name_vague", field: "name", level: "warning", count: 1 }]);
    expect(blocksPublishing(findings)).toBe(false);
  },
);

it("pictures without a description give one warning for popups and galleries, with the number of buttons [S128]", () => {
  const popup = usableButton("popup", 1) as Extract<Button, { type: "popup" }>;
  const bare = popup.content.map((block) =>
    block.type === "picture" ? { ...block, picture: { ...block.picture, alt: "" } } : block,
  );
  const [one, two] = [1, 2].map(
    (index) => ({ ...popup, id: `${"a".repeat(23)}${index}`, content: bare }) as Button,
  );
  expect(checkReadability(makeDraft(one as Button, two as Button))).toMatchObject([
    { code: "picture_undescribed", field: "content", buttonId: one?.id, count: 2 },
  ]);
  expect(getCodes(popup)).toEqual([]);
});

it("a PDF without text gives a warning, also in a popup, but not if another destination is in use [S128, S72]", () => {
  const pdf = { key: `${"a".repeat(40)}.pdf`, name: "menu.pdf", bytes: 1, hasText: false as const };
  const link = usableButton("link", 1) as Extract<Button, { type: "link" }>;
  const scan = { ...link, destination: "pdf" as const, pdf };
  expect(checkReadability(makeDraft(scan))).toMatchObject([
    { code: "pdf_without_text", field: "pdf", level: "warning", count: 1 },
  ]);
  const subButtons = [{ ...scan, id: "b".repeat(24), width: "full" as const }];
  const popup = { ...(usableButton("popup", 2) as Extract<Button, { type: "popup" }>), subButtons };
  expect(checkReadability(makeDraft(popup))).toMatchObject([
    { code: "pdf_without_text", field: "subButtons" },
  ]);
  expect(getCodes({ ...scan, destination: "url" } as Button)).toEqual([]);
  expect(getCodes({ ...scan, pdf: { ...pdf, hasText: undefined } } as Button)).toEqual([]);
});

it("text with low contrast on its button gives a warning; hidden buttons are skipped [S128]", () => {
  const pale = { ...usableButton("link", 1), style: { text: "#cccccc", background: "#ffffff" } } as Button;
  expect(getCodes(pale)).toEqual(["text_hard_to_read"]);
  expect(getCodes({ ...pale, hidden: true })).toEqual([]);
});
