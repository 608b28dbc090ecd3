import type { ContentLanguage } from "#domain/language.ts";

/** Instruction beside a printed card's code. */
export const CARD_WORDS: Readonly<Record<ContentLanguage, string>> = {
  en: "Point your camera at the code",
  fr: "Pointez votre appareil photo vers le code",
  it: "Inquadri il codice con la fotocamera",
  es: "Apunte con la cámara al código",
  de: "Richten Sie Ihre Kamera auf den Code",
  ru: "Наведите камеру на код",
  ja: "カメラをコードに向けてください",
  zh: "请将相机对准二维码",
  ar: "وجّهوا الكاميرا نحو الرمز",
  tr: "Kameranızı koda doğrultun",
  he: "כוונו את המצלמה אל הקוד",
  fi: "Suuntaa kamera koodiin",
  sv: "Rikta kameran mot koden",
  pt: "Aponte a câmara para o código",
};

/** The button that confirms a read announcement (N2). */
export const READ_WORD: Readonly<Record<ContentLanguage, string>> = {
  en: "I have read this",
  fr: "J’ai lu",
  it: "Ho letto",
  es: "Lo he leído",
  de: "Ich habe es gelesen",
  ru: "Прочитано",
  ja: "確認しました",
  zh: "我已阅读",
  ar: "قرأت هذا",
  tr: "Okudum",
  he: "קראתי",
  fi: "Olen lukenut tämän",
  sv: "Jag har läst detta",
  pt: "Li este aviso",
};

/** Link from the thanks for feedback to the property's review site. */
export const REVIEW_WORD: Readonly<Record<ContentLanguage, string>> = {
  en: "Write a public review",
  fr: "Publier un avis",
  it: "Scrivi una recensione pubblica",
  es: "Publicar una reseña",
  de: "Öffentlich bewerten",
  ru: "Оставить публичный отзыв",
  ja: "口コミを投稿する",
  zh: "发表公开点评",
  ar: "اكتب تقييمًا عامًا",
  tr: "Herkese açık yorum yaz",
  he: "כתיבת ביקורת פומבית",
  fi: "Kirjoita julkinen arvostelu",
  sv: "Skriv en offentlig recension",
  pt: "Publicar uma avaliação",
};

/** Before a property's main number. */
export const TELEPHONE_WORDS: Readonly<Record<ContentLanguage, string>> = {
  en: "Phone:",
  fr: "Tél. :",
  it: "Tel.:",
  es: "Tel.:",
  de: "Telefon:",
  ru: "Телефон:",
  ja: "電話:",
  zh: "电话：",
  ar: "الهاتف:",
  tr: "Telefon:",
  he: "טלפון:",
  fi: "Puhelin:",
  sv: "Telefon:",
  pt: "Tel.:",
};

/** A line with the guest's data code at `{code}`. */
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

/** A line with the receipt code at `{code}`, which guests quote in enquiries. */
export const REFERENCE_LINES: Readonly<Record<ContentLanguage, string>> = {
  en: "Reference {code}",
  fr: "Référence {code}",
  it: "Riferimento {code}",
  es: "Referencia {code}",
  de: "Vorgangsnummer {code}",
  ru: "Номер обращения {code}",
  ja: "受付番号 {code}",
  zh: "参考编号 {code}",
  ar: "الرقم المرجعي {code}",
  tr: "Referans {code}",
  he: "מספר פנייה {code}",
  fi: "Viitenumero {code}",
  sv: "Referens {code}",
  pt: "Referência {code}",
};

/** Answer to a request for something that was switched off after the page was loaded. */
export const NOT_OFFERED_WORDS: Readonly<Record<ContentLanguage, string>> = {
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

/** Why another language is shown than requested: the service worker has no page in it. */
export const NOT_CACHED_WORDS: Readonly<Record<ContentLanguage, string>> = {
  en: "You are offline. English was not saved on this device, so another language is shown.",
  fr: "Vous êtes hors ligne. Le français n’est pas enregistré sur cet appareil : une autre langue s’affiche.",
  it: "Non c’è connessione. L’italiano non è salvato su questo dispositivo: viene mostrata un’altra lingua.",
  es: "No hay conexión. El español no está guardado en este dispositivo, por eso se muestra otro idioma.",
  de: "Sie sind offline. Deutsch ist auf diesem Gerät nicht gespeichert, deshalb sehen Sie eine andere Sprache.",
  ru: "Нет подключения. Русская версия не сохранена на этом устройстве, поэтому показан другой язык.",
  ja: "オフラインです。この端末には日本語が保存されていないため、別の言語で表示しています。",
  zh: "您处于离线状态。此设备未保存中文版，因此显示其他语言。",
  ar: "لا يوجد اتصال بالإنترنت. لم تُحفظ العربية على هذا الجهاز، لذلك تظهر لغة أخرى.",
  tr: "Çevrimdışısınız. Türkçe bu cihaza kaydedilmediği için başka bir dil gösteriliyor.",
  he: "אין חיבור לרשת. העברית לא נשמרה במכשיר הזה, ולכן מוצגת שפה אחרת.",
  fi: "Ei verkkoyhteyttä. Suomenkielistä versiota ei ole tallennettu tähän laitteeseen, joten näytetään toinen kieli.",
  sv: "Du är offline. Svenska är inte sparat på den här enheten, därför visas ett annat språk.",
  pt: "Está sem ligação. O português não está guardado neste dispositivo, por isso é mostrado outro idioma.",
};

/** Error for a network that tries too many unknown addresses. */
export const TOO_MANY_WORDS: Readonly<Record<ContentLanguage, readonly [title: string, text: string]>> = {
  en: ["Too many attempts", "Please wait a minute and scan the code again."],
  fr: ["Trop de tentatives", "Attendez une minute, puis scannez à nouveau le code."],
  it: ["Troppi tentativi", "Attenda un minuto e inquadri di nuovo il codice."],
  es: ["Demasiados intentos", "Espere un minuto y escanee el código de nuevo."],
  de: ["Zu viele Versuche", "Bitte warten Sie eine Minute und scannen Sie den Code noch einmal."],
  ru: ["Слишком много попыток", "Подождите минуту и отсканируйте код ещё раз."],
  ja: ["試行回数が多すぎます", "1分ほど待ってから、もう一度コードを読み取ってください。"],
  zh: ["尝试次数过多", "请稍等一分钟，然后重新扫描二维码。"],
  ar: ["محاولات كثيرة جدًا", "يُرجى الانتظار دقيقة ثم مسح الرمز مرة أخرى."],
  tr: ["Çok fazla deneme", "Lütfen bir dakika bekleyip kodu yeniden tarayın."],
  he: ["יותר מדי ניסיונות", "נא להמתין דקה ולסרוק את הקוד שוב."],
  fi: ["Liian monta yritystä", "Odota hetki ja skannaa koodi uudelleen."],
  sv: ["För många försök", "Vänta en minut och skanna koden igen."],
  pt: ["Demasiadas tentativas", "Aguarde um minuto e leia o código novamente."],
};
