import type { ContentLanguage } from "../../language.ts";
import type { Colour } from "../../look/colour.ts";
import type { PropertyKind } from "../../property/property-kind.ts";
import type { Button, Buttons } from "../button.ts";
import { KIND_WORDS } from "./kind-words.ts";
import { newButton } from "./new-button.ts";
import { STARTER_WORDS } from "./starter-words.ts";
import { TEMPLATE } from "./template.ts";

/**
 * The default template's buttons (S18, S201) in one language. Hidden, so that publishing does not check them
 * and guests see each only when it is ready; staff still see what a portal can have. `newId` creates the ids.
 * `accent` is the brand's colour for marks such as stars. `kind` chooses names and icons.
 */
export function createStarterButtons(
  language: ContentLanguage,
  newId: () => string,
  accent: Colour = TEMPLATE.theme.primary,
  kind: PropertyKind = "hotel",
): Buttons {
  const words = { ...STARTER_WORDS[language], ...(kind === "hotel" ? {} : KIND_WORDS[language][kind]) };
  const feedback = {
    title: words.feedback,
    accent,
    questions: [{ id: newId(), text: words.question, responseType: "stars" }],
  };
  const buttons = [
    { ...newButton("link", newId(), words.wifi), icon: "wifi", destination: "wifi" },
    { ...newButton("link", newId(), words.guide), icon: "book", destination: "guide" },
    { ...newButton("link", newId(), words.menu), icon: "food" },
    {
      ...newButton("click-to-call", newId(), words.call),
      ...(kind === "restaurant" && { icon: "calendar" }),
    },
    { ...newButton("map", newId(), words.map), ...(kind === "ship" && { icon: "anchor" }) },
    newButton("chat", newId(), words.chat),
    { ...newButton("feedback", newId(), words.feedback), ...feedback },
  ] as readonly Button[];
  return { buttons: buttons.map((button) => ({ ...button, hidden: true })) };
}

/** Starter buttons in several languages; a button has the same id in all of them. */
export function createStarterButtonsByLanguage(
  languages: readonly ContentLanguage[],
  newId: () => string,
  accent?: Colour,
  kind?: PropertyKind,
): readonly { readonly language: ContentLanguage; readonly body: Buttons }[] {
  const ids: string[] = [];
  return languages.map((language) => {
    let index = 0;
    const nextId = () => {
      const id = ids[index] ?? newId();
      ids[index] = id;
      index += 1;
      return id;
    };
    return { language, body: createStarterButtons(language, nextId, accent, kind) };
  });
}
