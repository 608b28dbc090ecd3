import { homepageSchema } from "../content/homepage.ts";
import { isSameData } from "../content/merge.ts";
import { TEMPLATE } from "../content/starter/template.ts";
import { themeSchema } from "../content/theme-schema.ts";
import type { SetupProgress } from "./setup-progress.ts";

/** A property as it stands: bodies as they are stored, null where none was saved. */
export interface SetupState {
  readonly homepage: unknown;
  readonly theme: unknown;
  /** Enabled languages. */
  readonly languages: readonly string[];
  readonly defaultLanguage: string;
  /** How many buttons each language has that are not hidden. */
  readonly buttons: Readonly<Record<string, number>>;
  readonly isPublished: boolean;
  /** Whether the QR code in use was downloaded. */
  readonly hasTakenQr: boolean;
}

/**
 * Decides which steps a property has done, from what it is and never from what was clicked.
 *
 * Colours count as chosen once they differ from those of the brand's template. One language is all that a property
 * needs where guests have its code: publishing by itself ticks nothing else. Throws on a body that is not valid.
 */
export function decideSetupProgress(
  state: SetupState,
  template: Pick<typeof TEMPLATE, "homepage" | "theme"> = TEMPLATE,
): SetupProgress {
  const { languages, defaultLanguage, buttons, isPublished, hasTakenQr } = state;
  const homepage = homepageSchema.parse(state.homepage ?? template.homepage);
  const theme = themeSchema.parse(state.theme ?? template.theme);
  const hasButtons = (language: string) => (buttons[language] ?? 0) > 0;
  const isOwnLook =
    homepage.headerColour !== template.homepage.headerColour || !isSameData(theme, template.theme);
  return {
    done: {
      logo: homepage.logo !== null,
      background: homepage.backgroundPortrait !== null,
      colours: isOwnLook,
      button: hasButtons(defaultLanguage),
      languages: languages.every(hasButtons) && (languages.length > 1 || (isPublished && hasTakenQr)),
      publish: isPublished,
      qr: isPublished && hasTakenQr,
    },
  };
}
