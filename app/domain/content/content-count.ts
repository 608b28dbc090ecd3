import type { ContentLanguage } from "../language.ts";
import type { StoredDocument } from "./document.ts";

/** What a property's draft holds, for naming what a clone or a reset takes away. */
export interface ContentCount {
  /** As guests count them: one that is there in several languages is one. */
  readonly buttons: number;
  /** The languages that have buttons, in the order of the documents. */
  readonly languages: readonly ContentLanguage[];
  readonly popups: number;
  readonly galleryPictures: number;
  readonly socialChannels: number;
  /** Whether the theme was ever changed, and when: ISO 8601 UTC. */
  readonly themeChangedAt: string | null;
}

/**
 * Counts the content of a draft's documents. Revision 0 stands for a document that was never saved; what the
 * product itself wrote for a new property, nobody has changed.
 */
export function countContent(documents: readonly StoredDocument[]): ContentCount {
  const filled = documents
    .filter((document) => document.section === "buttons")
    .filter(
      ({ body, revision, updatedBy }) => body.buttons.length > 0 && !(revision > 0 && updatedBy === null),
    );
  const all = filled.flatMap(({ body }) => body.buttons);
  const theme = documents.find(
    ({ section, revision, updatedBy }) => section === "theme" && revision > 0 && updatedBy !== null,
  );
  return {
    buttons: idsOf(all).size,
    languages: filled.flatMap(({ language }) => (language === "" ? [] : [language])),
    popups: idsOf(all.filter(({ type }) => type === "popup")).size,
    galleryPictures: idsOf(
      all.flatMap((button) =>
        button.type === "gallery" ? button.items.filter(({ picture }) => picture !== null) : [],
      ),
    ).size,
    socialChannels: documents.find((document) => document.section === "social")?.body.channels.length ?? 0,
    themeChangedAt: theme?.updatedAt ?? null,
  };
}

function idsOf(entries: readonly { readonly id: string }[]): ReadonlySet<string> {
  return new Set(entries.map(({ id }) => id));
}
