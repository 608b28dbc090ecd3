import type { Answers } from "../answers/answers.ts";
import { getAnswersProgress } from "../answers/answers-progress.ts";
import { homepageSchema } from "../content/homepage.ts";
import { isSameData } from "../content/merge.ts";
import { TEMPLATE } from "../content/starter/template.ts";
import { themeSchema } from "../content/theme.ts";
import type { SetupProgress } from "./setup-progress.ts";

/** Answered questions that complete the first step; *Does not apply* is an answer. */
const ANSWERS_MIN = 6;

/** A property's state: stored bodies, `null` if never saved. */
export interface SetupState {
  readonly homepage: unknown;
  readonly theme: unknown;
  readonly answers: Pick<Answers, "kind" | "byQuestion">;
  /** Enabled languages. */
  readonly languages: readonly string[];
  readonly defaultLanguage: string;
  /** Number of visible buttons per language. */
  readonly buttons: Readonly<Record<string, number>>;
  readonly isPublished: boolean;
  /** Whether the current QR code was downloaded. */
  readonly hasTakenQr: boolean;
}

/**
 * Decides which setup steps are done, from the property's data and never from clicks.
 *
 * Colours are done once they differ from the brand's template. A single language is enough once the QR code
 * is in use; publishing alone completes no other step. Throws for an invalid body.
 */
export function decideSetupProgress(
  state: SetupState,
  template: Pick<typeof TEMPLATE, "homepage" | "theme"> = TEMPLATE,
): SetupProgress {
  const { answers, languages, defaultLanguage, buttons, isPublished, hasTakenQr } = state;
  const homepage = homepageSchema.parse(state.homepage ?? template.homepage);
  const theme = themeSchema.parse(state.theme ?? template.theme);
  const hasButtons = (language: string) => (buttons[language] ?? 0) > 0;
  const progress = getAnswersProgress(answers);
  const isOwnLook =
    homepage.headerColour !== template.homepage.headerColour || !isSameData(theme, template.theme);
  return {
    done: {
      answers: progress.answered >= ANSWERS_MIN,
      logo: homepage.logo !== null,
      background: homepage.backgroundPortrait !== null,
      colours: isOwnLook,
      button: hasButtons(defaultLanguage),
      languages: languages.every(hasButtons) && (languages.length > 1 || (isPublished && hasTakenQr)),
      publish: isPublished,
      qr: isPublished && hasTakenQr,
    },
    answers: progress,
  };
}
