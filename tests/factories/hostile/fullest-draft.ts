import { titleSchema } from "#domain/answers/chips/chip-text-schema.ts";
import { BUTTON_TYPES, type Button } from "#domain/content/button.ts";
import type { Draft } from "#domain/content/document.ts";
import { BUTTONS_MAX } from "#domain/limits.ts";
import { getWords } from "#portal/words/words.ts";
import { sampleDraft, sampleId, usableButton } from "../draft.ts";
import { dailyHours } from "../hours.ts";
import { heaviestDraft } from "./heaviest-draft.ts";

/** The longest allowed name, made of a language's words; each button starts at another word. */
function longName(words: readonly string[], index: number): string {
  const turned = [...words.slice(index % words.length), ...words.slice(0, index % words.length)];
  const fits = (count: number) => titleSchema.safeParse(turned.slice(0, count).join(" ")).success;
  let count = 1;
  while (count < turned.length && fits(count + 1)) count += 1;
  return turned.slice(0, count).join(" ");
}

/**
 * The maximum number of buttons, of all types in turn, each with its own hours and colours and the longest name, in
 * Arabic; with the pictures and fonts that lengthen a style.
 */
export function fullestDraft(): Draft {
  const words = Object.values(getWords("ar")).flatMap((text) => text.split(/\s+/));
  const buttons = Array.from({ length: BUTTONS_MAX }, (_, index): Button => {
    const type = BUTTON_TYPES[index % BUTTON_TYPES.length] ?? "link";
    const hour = String(index % 10).padStart(2, "0");
    const hours = dailyHours(`${hour}:30`, `1${index % 10}:45`, index % 4 === 0 ? "hide" : "close");
    const colour = (index * 7_919).toString(16).padStart(6, "0").slice(-6);
    const style = {
      surface: index % 2 === 0 ? "flat" : "3d",
      background: `#${colour}`,
      text: "#ffffff",
      icon: "#fffffe",
      radius: index % 30,
      opacity: 90,
      shadow: 20,
      font: index % 2 === 0 ? "cormorant" : "eb-garamond",
    } as const;
    const button = usableButton(type, index + 1, longName(words, index * 7));
    return { ...button, id: sampleId(index + 1), hours, style };
  });
  const { homepage, theme, social } = heaviestDraft();
  return {
    ...sampleDraft(),
    homepage,
    theme,
    social,
    languages: ["ar", "en"],
    defaultLanguage: "ar",
    buttons: { ar: { buttons }, en: { buttons } },
  };
}
