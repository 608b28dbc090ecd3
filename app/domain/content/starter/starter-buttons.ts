import type { ContentLanguage } from "../../language.ts";
import type { Colour } from "../../look/colour.ts";
import type { Button, Buttons } from "../button.ts";
import { newButton } from "./new-button.ts";
import { KIND_WORDS, type PropertyKind } from "./property-kind.ts";
import { STARTER_WORDS } from "./starter-words.ts";
import { TEMPLATE } from "./template.ts";

/**
 * The buttons of the default template (S18, S201), in the words of a language. Hidden: staff see at once what a portal
 * holds, publishing asks nothing of them, and guests see each once it leads somewhere. `newId` gives each its own id.
 * `accent` is of the marks that guests see, such as stars: the brand's. `kind` chooses names and icons.
 */
export function starterButtons(
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
    { ...newButton("popup", newId(), words.wifi), icon: "wifi" },
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

/** The same in several languages, each in its words; a button has one id in all of them. */
export function startersIn(
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
    return { language, body: starterButtons(language, nextId, accent, kind) };
  });
}
