/** Language names inside a sentence: Spanish, French and Italian use lower case ("en inglés"). */
export const lowerCaseName = (language: string): string => `${language}`.toLowerCase();
