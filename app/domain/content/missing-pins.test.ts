import { expect, it } from "vitest";
import { sampleDraft, usableButton } from "../../../tests/factories/draft.ts";
import { withGuard } from "./guarded-button.ts";
import { checkPins } from "./missing-pins.ts";

const guarded = (number: number, name: string) => withGuard(usableButton("link", number, name), "pin");

it("a button with a PIN that nobody has set is a warning, once in all languages, and leads to its field [R8]", () => {
  const wifi = guarded(1, "Wi-Fi");
  const draft = sampleDraft({ english: [wifi, usableButton("link", 2)] });
  expect(checkPins(draft, [])).toEqual([
    {
      check: "pins",
      level: "warning",
      code: "pin_missing",
      tab: "buttons",
      language: "en",
      buttonId: wifi.id,
      field: "pin",
      subject: "Wi-Fi",
    },
  ]);
  expect(checkPins(draft, [wifi.id])).toEqual([]);
});

it("neither a hidden button lacks its PIN nor one that a card opens, and a translation follows its original [R8]", () => {
  const hidden = { ...guarded(1, "Wi-Fi"), hidden: true };
  const byCard = withGuard(usableButton("link", 2, "Side door"), "card");
  expect(checkPins(sampleDraft({ english: [hidden, byCard], languages: ["en"] }), [])).toEqual([]);
  const shownInGerman = sampleDraft({ english: [hidden, byCard] });
  expect(checkPins(shownInGerman, [])).toMatchObject([{ language: "de", subject: "Speisekarte" }]);
  expect(checkPins(shownInGerman, [hidden.id])).toEqual([]);
});
