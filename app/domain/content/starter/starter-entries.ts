import type { ContentLanguage } from "../../language.ts";
import type { Button } from "../button.ts";
import { STARTER_WORDS } from "./starter-words.ts";

/**
 * Adds starter entries to a new button: two feedback questions or two guest services, so that only the email
 * is missing. Other buttons, and buttons with entries, stay unchanged. Pure.
 */
export function withStarterEntries(button: Button, language: ContentLanguage, newId: () => string): Button {
  const words = STARTER_WORDS[language];
  if (button.type === "feedback" && button.questions.length === 0) {
    const questions = [
      { id: newId(), text: words.question, responseType: "stars" as const },
      { id: newId(), text: words.again, responseType: "like" as const },
    ];
    return { ...button, title: button.title || words.feedback, questions };
  }
  if (button.type === "guest-services" && button.services.length === 0) {
    const services = [
      { id: newId(), name: words.towels, icon: "bell" as const, note: true },
      { id: newId(), name: words.pillow, icon: "bed" as const, note: true },
    ];
    return { ...button, services };
  }
  return button;
}
