import type { Button } from "#domain/content/button.ts";
import type { Draft } from "#domain/content/document.ts";
import { withFallbackTexts } from "#domain/content/translation/fallback-texts.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { ButtonDialog } from "#portal/buttons/button-dialog.tsx";
import { createTextLanguage } from "#portal/text-language.ts";
import { getWords } from "#portal/words/words.ts";

/** An open sheet in normal document flow, so that the frame itself scrolls: inert content cannot be scrolled. */
const STYLE = `
.is-sheet{box-sizing:border-box;justify-content:flex-end;padding-top:12vh}
.is-sheet:has(.p-page){padding-top:0}
.is-sheet::before{background:rgb(8 14 26/.58)}
.is-sheet .p-sheet{display:block;position:relative;overflow:clip;max-height:none}
.is-sheet .p-sheet-in{overflow:visible;max-height:none}
.is-sheet .p-page,.is-sheet .p-page .p-sheet-in{height:auto;min-height:100vh}
`;

interface OpenSheetProps {
  readonly draft: Draft;
  readonly language: ContentLanguage;
  /** A button that opens on the page. */
  readonly button: Button;
}

/** A button's sheet as guests see it, with fallback texts. */
export function OpenSheet({ draft, language, button: own }: OpenSheetProps) {
  const isOriginal = language === draft.defaultLanguage;
  const originals = isOriginal ? [] : (draft.buttons[draft.defaultLanguage]?.buttons ?? []);
  const { button, fallbacks } = withFallbackTexts(
    own,
    originals.find(({ id }) => id === own.id),
  );
  return (
    <>
      <style>{STYLE}</style>
      <div inert className="portal is-sheet">
        <ButtonDialog
          button={button}
          textLanguage={createTextLanguage(fallbacks, draft.defaultLanguage)}
          words={getWords(language)}
          language={language}
          propertyName={draft.name}
          mode="preview"
        />
      </div>
    </>
  );
}
