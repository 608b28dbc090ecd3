import type { ContentLanguage } from "../language.ts";
import type { Button } from "./button.ts";
import type { DocumentContent } from "./document.ts";
import { isUntouchedStarter } from "./starter/add-untouched-starters.ts";

/** Counts per draft. A button or picture with the same id in several languages counts once. */
export interface ContentCount {
  readonly buttons: number;
  /** Languages that have buttons, in document order. */
  readonly languages: readonly ContentLanguage[];
  readonly popups: number;
  readonly galleryPictures: number;
}

/** Counts the buttons of a draft's documents, without untouched buttons of the default template. */
export function countContent(documents: readonly DocumentContent[]): ContentCount {
  const filled = documents.flatMap((document) => {
    if (document.section !== "buttons" || document.language === "") return [];
    const { language, body } = document;
    const buttons = body.buttons.filter((button) => !isUntouchedStarter(button, language));
    return buttons.length > 0 ? [{ language, buttons }] : [];
  });
  const all = filled.flatMap(({ buttons }) => buttons);
  return {
    buttons: countIds(all),
    languages: filled.map(({ language }) => language),
    popups: countIds(all.filter(({ type }) => type === "popup")),
    galleryPictures: countIds(all.flatMap(getPictures)),
  };
}

function getPictures(button: Button): readonly { readonly id: string }[] {
  return button.type === "gallery" ? button.items.filter(({ picture }) => picture !== null) : [];
}

function countIds(entries: readonly { readonly id: string }[]): number {
  return new Set(entries.map(({ id }) => id)).size;
}
