import { createContext, useContext } from "react";
import type { Draft } from "#domain/content/document.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { hasMachineText } from "#domain/translation/machine-texts.ts";
import { portalPath, WITH_SHEETS_QUERY } from "./portal-path.ts";
import { AUTOMATIC_WORDS } from "./words/automatic-words.ts";

interface AutomaticNoteProps {
  readonly language: ContentLanguage;
  /** The same content in the language in which staff wrote it. */
  readonly original: string;
}

/** The line under words that a machine wrote and nobody has read yet, with a link to the original (L5). */
export function AutomaticNote({ language, original }: AutomaticNoteProps) {
  const words = AUTOMATIC_WORDS[language];
  return (
    <p className="p-auto">
      {words.translated} · <a href={original}>{words.original}</a>
    </p>
  );
}

interface Labelled {
  readonly draft: Pick<Draft, "machine" | "defaultLanguage">;
  readonly language: ContentLanguage;
  readonly slug: string;
}

/** The page around dialogs; `null`: a preview, whose words staff have before them. */
export const LabelledPage = createContext<Labelled | null>(null);

/** The note of a button's dialog; nothing if people wrote all of it. */
export function DialogNote({ id }: { readonly id: string }) {
  const page = useContext(LabelledPage);
  if (
    page === null ||
    !hasMachineText(page.draft, page.language, (place) => place.startsWith(`button/${id}/`))
  ) {
    return null;
  }
  const sheet = portalPath(page.slug, page.draft.defaultLanguage) + WITH_SHEETS_QUERY;
  return <AutomaticNote language={page.language} original={`${sheet}#d-${id}`} />;
}
