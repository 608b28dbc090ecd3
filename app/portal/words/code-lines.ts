import type { ContentLanguage } from "#domain/language.ts";

/** By which a guest names what a property keeps of them, in a line of its own; `{code}` stands for it. */
export const CODE_LINES: Readonly<Record<ContentLanguage, string>> = {
  en: "Your code, for questions about your data: {code}",
  fr: "Votre code, pour toute question sur vos données : {code}",
  it: "Il Suo codice, per domande sui Suoi dati: {code}",
  es: "Su código, para preguntas sobre sus datos: {code}",
  de: "Ihr Code für Fragen zu Ihren Daten: {code}",
  ru: "Ваш код для вопросов о ваших данных: {code}",
  ja: "データに関するお問い合わせ用コード: {code}",
  zh: "您的代码，用于查询您的数据：{code}",
  ar: "رمزكم للاستفسار عن بياناتكم: {code}",
  tr: "Verilerinizle ilgili sorular için kodunuz: {code}",
  he: "הקוד שלכם לשאלות על הנתונים שלכם: {code}",
  fi: "Koodisi tietojasi koskeviin kysymyksiin: {code}",
  sv: "Din kod för frågor om dina uppgifter: {code}",
  pt: "O seu código, para perguntas sobre os seus dados: {code}",
};
