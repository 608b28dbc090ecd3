import type { ContentLanguage } from "#domain/language.ts";

/** What a guest reads who asks for something that the property has switched off since their page was loaded. */
export const NOT_OFFERED: Readonly<Record<ContentLanguage, string>> = {
  en: "This is no longer offered here. Please ask at reception.",
  fr: "Ce service n’est plus proposé ici. Veuillez vous adresser à la réception.",
  it: "Questo servizio non è più disponibile qui. Si rivolga alla reception.",
  es: "Este servicio ya no se ofrece aquí. Por favor, pregunte en recepción.",
  de: "Das wird hier nicht mehr angeboten. Bitte fragen Sie an der Rezeption.",
  ru: "Эта услуга здесь больше не предлагается. Пожалуйста, обратитесь на стойку регистрации.",
  ja: "このサービスは現在こちらでは提供していません。フロントにお尋ねください。",
  zh: "此处不再提供这项服务。请咨询前台。",
  ar: "لم تعد هذه الخدمة متاحة هنا. يرجى السؤال في الاستقبال.",
  tr: "Bu hizmet artık burada sunulmuyor. Lütfen resepsiyona sorun.",
  he: "השירות הזה כבר אינו זמין כאן. נא לפנות לקבלה.",
  fi: "Tätä palvelua ei ole enää tarjolla. Kysy vastaanotosta.",
  sv: "Detta erbjuds inte längre här. Fråga gärna i receptionen.",
  pt: "Este serviço já não está disponível aqui. Por favor, pergunte na receção.",
};
