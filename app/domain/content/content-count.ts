import type { ContentLanguage } from "../language.ts";
import type { Buttons } from "./button.ts";
import type { StoredDocument } from "./document.ts";

/** What a property's draft holds, for naming what a clone or a reset takes away. */
export interface ContentCount {
  readonly buttons: number;
  /** The languages that have buttons, in the order of the documents. */
  readonly languages: readonly ContentLanguage[];
  readonly popups: number;
  readonly galleryPictures: number;
  readonly socialChannels: number;
  /** Whether the theme was ever changed, and when: ISO 8601 UTC. */
  readonly themeChangedAt: string | null;
}

function isButtons(document: StoredDocument): document is StoredDocument<"buttons"> {
  return document.section === "buttons";
}

function isSocial(document: StoredDocument): document is StoredDocument<"social"> {
  return document.section === "social";
}

/** Counts the content of a draft's documents. Revision 0 stands for a document that was never saved. */
export function countContent(documents: readonly StoredDocument[]): ContentCount {
  const filled = documents.filter(isButtons).filter(({ body }) => body.buttons.length > 0);
  const all = filled.flatMap(({ body }: { body: Buttons }) => body.buttons);
  const theme = documents.find(({ section, revision }) => section === "theme" && revision > 0);
  return {
    buttons: all.length,
    languages: filled.flatMap(({ language }) => (language === "" ? [] : [language])),
    popups: all.filter(({ type }) => type === "popup").length,
    galleryPictures: all.reduce(
      (sum, button) =>
        button.type === "gallery" ? sum + button.items.filter(({ picture }) => picture !== null).length : sum,
      0,
    ),
    socialChannels: documents.find(isSocial)?.body.channels.length ?? 0,
    themeChangedAt: theme?.updatedAt ?? null,
  };
}
