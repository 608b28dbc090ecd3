import type { AnnouncementKind } from "#domain/announcement/announcement.ts";
import type { ContentLanguage } from "#domain/language.ts";

export interface PreparedText {
  readonly kind: AnnouncementKind;
  readonly texts: Readonly<Record<ContentLanguage, string>>;
}

/** Prepared announcement texts in every content language, the most urgent first. Loaded on demand. */
export const PREPARED_TEXTS: readonly PreparedText[] = [
  {
    kind: "emergency",
    texts: {
      en: "Leave the building now. Use the nearest stairs, not the lifts.",
      fr: "Quittez le bâtiment immédiatement. Prenez l’escalier le plus proche, pas les ascenseurs.",
      it: "Lasciate subito l’edificio. Usate le scale più vicine, non gli ascensori.",
      es: "Salga del edificio ahora. Use las escaleras más cercanas, no los ascensores.",
      de: "Verlassen Sie jetzt das Gebäude. Nehmen Sie die nächste Treppe, nicht den Aufzug.",
      ru: "Немедленно покиньте здание. Идите по ближайшей лестнице, не пользуйтесь лифтами.",
      ja: "今すぐ建物の外へ避難してください。最寄りの階段を使い、エレベーターは使わないでください。",
      zh: "请立即离开大楼。请走最近的楼梯，不要乘坐电梯。",
      ar: "غادروا المبنى الآن. استخدموا أقرب درج ولا تستخدموا المصاعد.",
      tr: "Binayı hemen terk edin. En yakın merdiveni kullanın, asansörü kullanmayın.",
      he: "צאו מהבניין עכשיו. השתמשו במדרגות הקרובות ולא במעליות.",
      fi: "Poistukaa rakennuksesta heti. Käyttäkää lähimpiä portaita, älkää hissejä.",
      sv: "Lämna byggnaden nu. Använd närmaste trappa, inte hissarna.",
      pt: "Saia do edifício agora. Use as escadas mais próximas, não os elevadores.",
    },
  },
  {
    kind: "banner",
    texts: {
      en: "The lift is out of order. Please use the stairs.",
      fr: "L’ascenseur est en panne. Merci d’utiliser l’escalier.",
      it: "L’ascensore è fuori servizio. Si prega di usare le scale.",
      es: "El ascensor está averiado. Por favor, utilice las escaleras.",
      de: "Der Aufzug ist außer Betrieb. Bitte nehmen Sie die Treppe.",
      ru: "Лифт не работает. Пожалуйста, пользуйтесь лестницей.",
      ja: "エレベーターは現在ご利用いただけません。階段をご利用ください。",
      zh: "电梯暂停使用，请走楼梯。",
      ar: "المصعد معطّل. يُرجى استخدام الدرج.",
      tr: "Asansör hizmet dışı. Lütfen merdivenleri kullanın.",
      he: "המעלית אינה פועלת. נא להשתמש במדרגות.",
      fi: "Hissi on epäkunnossa. Käyttäkää portaita.",
      sv: "Hissen är ur funktion. Använd trapporna.",
      pt: "O elevador está avariado. Por favor, utilize as escadas.",
    },
  },
  {
    kind: "banner",
    texts: {
      en: "The pool closes earlier today.",
      fr: "La piscine ferme plus tôt aujourd’hui.",
      it: "Oggi la piscina chiude prima.",
      es: "Hoy la piscina cierra antes.",
      de: "Das Schwimmbad schließt heute früher.",
      ru: "Сегодня бассейн закрывается раньше.",
      ja: "本日、プールは通常より早く閉まります。",
      zh: "泳池今天提前关闭。",
      ar: "يُغلق المسبح اليوم أبكر من المعتاد.",
      tr: "Havuz bugün erken kapanıyor.",
      he: "הבריכה נסגרת היום מוקדם יותר.",
      fi: "Uima-allas sulkeutuu tänään aikaisemmin.",
      sv: "Poolen stänger tidigare i dag.",
      pt: "A piscina fecha mais cedo hoje.",
    },
  },
  {
    kind: "sheet",
    texts: {
      en: "The fire alarm is tested today. You need not leave your room.",
      fr: "L’alarme incendie est testée aujourd’hui. Vous n’avez pas à quitter votre chambre.",
      it: "Oggi si prova l’allarme antincendio. Non occorre lasciare la camera.",
      es: "Hoy se prueba la alarma de incendios. No es necesario salir de la habitación.",
      de: "Heute wird der Feueralarm getestet. Sie müssen Ihr Zimmer nicht verlassen.",
      ru: "Сегодня проверяют пожарную сигнализацию. Покидать номер не нужно.",
      ja: "本日、火災報知器の点検を行います。お部屋から避難する必要はありません。",
      zh: "今天测试火灾警报，您无需离开房间。",
      ar: "يُختبر إنذار الحريق اليوم. لا داعي لمغادرة غرفتكم.",
      tr: "Bugün yangın alarmı test edilecek. Odanızdan çıkmanız gerekmez.",
      he: "היום נבדקת אזעקת האש. אין צורך לצאת מהחדר.",
      fi: "Palohälytintä testataan tänään. Huoneesta ei tarvitse poistua.",
      sv: "Brandlarmet testas i dag. Ni behöver inte lämna rummet.",
      pt: "O alarme de incêndio é testado hoje. Não precisa de sair do quarto.",
    },
  },
];
