import type { ContentLanguage } from "#domain/language.ts";

/** Words that many questions share, such as the room, the time and the price: they count little. */
export const WEAK_WORDS: Readonly<Record<ContentLanguage, string>> = {
  en: "room rooms time times hour hours price prices cost costs fee number code open opened opening closed close service services book order call night day morning evening find make today tonight tomorrow free",
  fr: "chambre chambres heure heures horaire horaires prix tarif coût numéro code ouvert ouverte ouverture fermé fermeture service réserver commander appeler nuit jour soir matin faire trouver plus demain gratuit",
  it: "camera camere ora ore orario orari prezzo costo numero codice aperto aperta apertura chiuso chiusura servizio prenotare ordinare chiamare notte giorno sera mattina supplemento oggi domani stasera gratis",
  es: "habitación habitaciones hora horas horario horarios precio coste número código abierto abierta apertura abre cerrado cierra servicio reservar pedir llamar noche día tarde mañana suplemento hoy gratis",
  de: "zimmer uhrzeit zeit zeiten uhr preis preise kosten kostet gebühr nummer code offen geöffnet öffnet öffnungszeiten schließt service buchen bestellen anrufen rufen nacht nachts tag abend abends morgens heute machen morgen gratis",
  ru: "номер номере номера время часы цена стоимость телефон код открыт открыто работает работы закрыто услуги забронировать заказать вызвать позвонить ночь ночью день утром вечером сегодня завтра бесплатно",
  ja: "部屋 時間 何時 料金 値段 番号 予約 営業 夜 朝 今日 明日 今夜 無料",
  zh: "房间 时间 价格 费用 多少钱 号码 电话 预订 营业 晚上 早上 今天 明天 今晚 免费",
  ar: "الغرفة غرفة غرفتي وقت اوقات ساعة ساعات مواعيد سعر رسوم رقم رمز مفتوح يفتح مغلق خدمة حجز طلب اتصال ليلا الليل صباحا الصباح اليوم بكرة غدا الليلة مجاني",
  tr: "oda odaya odada odam odası odayı saat saati saatleri zaman fiyat fiyatı ücret ücreti numara numarası açık açılıyor kapalı kapanıyor servis hizmet rezervasyon sipariş aramak gece gündüz sabah akşam bugün yarın ücretsiz",
  he: "חדר החדר בחדר לחדר שעה שעות שעת זמן מחיר עלות מספר קוד פתוח פתוחה נפתח סגור שירות להזמין להתקשר לילה בלילה בוקר בבוקר ערב היום מחר הערב חינם",
  fi: "huone huoneen huoneessa huoneeseen huoneesta aika aikaan ajat aukiolo aukioloajat hinta maksaa numero koodi auki avoinna kiinni palvelu varata varaus tilata soittaa yö yöllä päivä aamulla illalla lisää tänään huomenna ilmainen",
  sv: "rum rummet rummen tid tider öppettider timmar pris kostar kostnad nummer kod öppet öppen öppnar stängt stänger service boka beställa ringa natt natten dag morgon morgonen kväll extra idag ikväll imorgon gratis",
  pt: "quarto quartos hora horas horário horários preço custo número código aberto aberta abertura abre fechado fecha serviço serviços reservar marcar pedir ligar noite dia tarde manhã suplemento hoje amanhã grátis",
};
