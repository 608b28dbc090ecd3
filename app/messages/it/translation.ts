import type { TranslationMessages } from "../en/translation.ts";

export const translation: TranslationMessages = {};
