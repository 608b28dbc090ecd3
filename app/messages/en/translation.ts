export const translation = {};

export type TranslationMessages = typeof translation;
