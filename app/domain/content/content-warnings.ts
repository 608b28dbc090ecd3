import { nameWithoutChips } from "../answers/chips/answer-uses.ts";
import { CONTRAST_TEXT, contrastRatio } from "../look/colour.ts";
import { foldText } from "../text.ts";
import type { Button } from "./button.ts";
import { getSubButtons } from "./button-entries.ts";
import type { SubButton } from "./button-schema.ts";
import type { Draft } from "./document.ts";
import type { PublishFinding } from "./publish-finding.ts";

/** Button names without meaning, especially when read aloud by a screen reader; in the interface languages. */
const VAGUE_NAMES: ReadonlySet<string> = new Set([
  ...["click here", "here", "more", "read more", "button", "page"],
  ...["hier", "hier klicken", "klicken", "mehr", "mehr erfahren", "kachel", "seite"],
  ...["cliquez ici", "ici", "plus", "en savoir plus", "bouton", "page"],
  ...["haga clic aqui", "aqui", "mas", "leer mas", "boton", "pagina"],
  ...["clicca qui", "qui", "altro", "leggi di piu", "pulsante", "pagina"],
]);

const isVague = ({ name }: Button) => VAGUE_NAMES.has(foldText(name).trim());

/** The button's field that has a picture without a description; `null`: none. */
function findUndescribed(button: Button): string | null {
  if (button.type === "popup") {
    const isBare = button.content.some((block) => block.type === "picture" && block.picture.alt === "");
    return isBare ? "content" : null;
  }
  if (button.type !== "gallery") return null;
  const at = button.items.findIndex(({ picture, description }) => picture?.alt === "" && description === "");
  return at < 0 ? null : "items";
}

/** The button's field that opens a PDF without text, directly or by a sub-button; `null`: none. */
function findTextless(button: Button): string | null {
  const isTextless = (part: Button | SubButton) =>
    part.type === "link" && part.destination === "pdf" && part.pdf?.hasText === false;
  if (isTextless(button)) return "pdf";
  return getSubButtons(button).some(isTextless) ? "subButtons" : null;
}

/**
 * Content warnings before publishing; they never block. Rules: vague names, pictures without a description,
 * PDFs without text, low contrast on a button. One warning per rule, linking to the first place; `count` is
 * the number of places. Pure.
 */
export function checkReadability({ languages, buttons, theme }: Draft): readonly PublishFinding[] {
  const shown = languages.flatMap((language) =>
    (buttons[language]?.buttons ?? [])
      .filter(({ hidden }) => !hidden)
      .map((button) => ({ language, button })),
  );
  const found = (
    isMeant: (button: Button) => string | null,
    rest: Pick<PublishFinding, "check" | "code">,
  ) => {
    const all = shown.filter(({ button }) => isMeant(button) !== null);
    const [first] = all;
    if (!first) return [];
    const { language, button } = first;
    const about = {
      language,
      buttonId: button.id,
      subject: nameWithoutChips(button.name),
      count: all.length,
    };
    return [
      { ...rest, level: "warning", tab: "buttons", field: isMeant(button) ?? "name", ...about },
    ] satisfies PublishFinding[];
  };
  const isHard = (button: Button) => {
    const { text, background } = { ...theme.button, ...button.style };
    return contrastRatio(text, background) < CONTRAST_TEXT;
  };
  return [
    ...found((button) => (isVague(button) ? "name" : null), { check: "button-names", code: "name_vague" }),
    ...found((button) => (isHard(button) ? "text" : null), {
      check: "button-names",
      code: "text_hard_to_read",
    }),
    ...found(findUndescribed, { check: "files", code: "picture_undescribed" }),
    ...found(findTextless, { check: "files", code: "pdf_without_text" }),
  ];
}
