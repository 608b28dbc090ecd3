import { expect, it } from "vitest";
import { sampleAnswers, sampleEntry } from "../../../tests/factories/answers.ts";
import { sampleDraft, usableButton } from "../../../tests/factories/draft.ts";
import { withGuard } from "./guarded-button.ts";
import { checkPins } from "./missing-pins.ts";

const guarded = (number: number, name: string) => withGuard(usableButton("link", number, name), "pin");

it("a button with a PIN guard but no PIN gives one warning for all languages, linking to its field [R8]", () => {
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

it("hidden buttons and card guards need no PIN, and a translation follows its original [R8]", () => {
  const hidden = { ...guarded(1, "Wi-Fi"), hidden: true };
  const byCard = withGuard(usableButton("link", 2, "Side door"), "card");
  expect(checkPins(sampleDraft({ english: [hidden, byCard], languages: ["en"] }), [])).toEqual([]);
  const shownInGerman = sampleDraft({ english: [hidden, byCard] });
  expect(checkPins(shownInGerman, [])).toMatchObject([{ language: "de", subject: "Speisekarte" }]);
  expect(checkPins(shownInGerman, [hidden.id])).toEqual([]);
});

it("an answer or own entry with a PIN guard but no PIN gives a warning, linking to it (A6, R8)", () => {
  const entry = { ...sampleEntry(900, "Night door"), guard: "pin" as const };
  const wifi = { state: "answered", offer: "yes", guard: "pin" } as const;
  const pool = { state: "answered", offer: "yes", guard: "card" } as const;
  const answers = sampleAnswers({ wifi, parking: pool }, [entry]);
  const draft = sampleDraft({ languages: ["en"], answers });
  const about = { check: "pins", level: "warning", code: "pin_missing", tab: "answers" };
  expect(checkPins(draft, [])).toEqual([
    { ...about, question: "wifi" },
    { ...about, entryId: entry.id, subject: "Night door" },
  ]);
  expect(checkPins(draft, ["guide.wifi", `guide.${entry.id}`])).toEqual([]);
});
