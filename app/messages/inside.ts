/**
 * A language's name, or several, inside of a sentence, where Spanish, French and Italian write it small: "en inglés".
 */
export const inside = (language: string): string => `${language}`.toLowerCase();
