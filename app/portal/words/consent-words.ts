import type { ContentLanguage } from "#domain/language.ts";

/**
 * Version of the consent text, stored with each consent: raise it with every change of `question`,
 * `explanation`, `facts` or `choice`, so that each consent can be matched with the text its guest read.
 */
export const CONSENT_TEXT_VERSION = "3";

/** Consent text after scanning the code, also shown later. `{name}` is the property. */
export interface ConsentWords {
  readonly question: string;
  /** The purpose, in a sentence. */
  readonly explanation: string;
  /** Facts: stored data, data not stored, and that refusing has no disadvantage. */
  readonly facts: readonly [kept: string, notKept: string, without: string];
  /** Below the answers: that they can be changed later. */
  readonly choice: string;
  readonly accept: string;
  readonly notNow: string;
  readonly privacyTitle: string;
  /** How visits are counted without an id, and with a daily one (D11). */
  readonly counting: string;
  readonly countingById: string;
  readonly given: string;
  readonly notGiven: string;
  readonly withdraw: string;
  readonly allow: string;
  readonly toPortal: string;
}

/** Written by the build next to the client's files; the Worker reads the language it needs. */
export const CONSENT_WORDS: Readonly<Record<ContentLanguage, ConsentWords>> = {
  en: {
    question: "May we count your return visits?",
    explanation: "It tells us whether guests find this page useful enough to come back to it.",
    facts: [
      "A random number on this phone, for 180 days",
      "No name, no advertising, no other websites",
      "Everything works the same without it",
    ],
    choice: "You can change your mind at any time under Privacy.",
    accept: "Yes, that’s fine",
    notNow: "Not now",
    privacyTitle: "Privacy",
    counting:
      "Visits to this page are counted without cookies, and nothing about them reveals who you are. What you send through a form goes only to {name}.",
    countingById:
      "Visits to this page are counted without cookies. To tell guests apart, including when they send a form, your browser keeps a random number that is valid until the end of the day. Nothing links one day to the next, and nothing reveals who you are. What you send through a form goes only to {name}.",
    given: "You have allowed {name} to recognise your visits by a random number in this browser.",
    notGiven: "We don’t recognise return visits from this phone.",
    withdraw: "Withdraw consent",
    allow: "Allow it",
    toPortal: "Back to {name}",
  },
  fr: {
    question: "Pouvons-nous compter vos prochaines visites ?",
    explanation: "Cela nous dit si cette page est assez utile à nos clients pour qu’ils y reviennent.",
    facts: [
      "Un numéro aléatoire sur ce téléphone, pendant 180 jours",
      "Pas de nom, pas de publicité, aucun autre site",
      "Sans cela, tout fonctionne de la même façon",
    ],
    choice: "Vous pouvez changer d’avis à tout moment sous Confidentialité.",
    accept: "Oui, d’accord",
    notNow: "Pas maintenant",
    privacyTitle: "Confidentialité",
    counting:
      "Les visites de cette page sont comptées sans cookies, et rien n’y révèle qui vous êtes. Ce que vous envoyez par un formulaire ne va qu’à {name}.",
    countingById:
      "Les visites de cette page sont comptées sans cookies. Pour distinguer les clients, aussi lorsqu’ils envoient un formulaire, votre navigateur garde un numéro aléatoire, valable jusqu’à la fin de la journée. Rien ne relie une journée à la suivante, et rien ne révèle qui vous êtes. Ce que vous envoyez par un formulaire ne va qu’à {name}.",
    given:
      "Vous avez permis à {name} de reconnaître vos visites grâce à un numéro aléatoire dans ce navigateur.",
    notGiven: "Nous ne reconnaissons pas vos visites répétées sur ce téléphone.",
    withdraw: "Retirer mon accord",
    allow: "Donner mon accord",
    toPortal: "Retour : {name}",
  },
  it: {
    question: "Possiamo contare le Sue prossime visite?",
    explanation: "Ci dice se questa pagina è abbastanza utile agli ospiti da tornarci.",
    facts: [
      "Un numero casuale su questo telefono, per 180 giorni",
      "Nessun nome, nessuna pubblicità, nessun altro sito",
      "Tutto funziona allo stesso modo anche senza",
    ],
    choice: "Può cambiare idea in ogni momento alla voce Privacy.",
    accept: "Sì, va bene",
    notNow: "Non ora",
    privacyTitle: "Privacy",
    counting:
      "Le visite a questa pagina vengono contate senza cookie e nulla rivela la Sua identità. Ciò che invia con un modulo arriva solo a {name}.",
    countingById:
      "Le visite a questa pagina vengono contate senza cookie. Per distinguere gli ospiti, anche quando inviano un modulo, il Suo browser conserva un numero casuale valido fino alla fine del giorno. Nulla collega un giorno al successivo e nulla rivela la Sua identità. Ciò che invia con un modulo arriva solo a {name}.",
    given: "Ha permesso a {name} di riconoscere le Sue visite con un numero casuale in questo browser.",
    notGiven: "Non riconosciamo le visite successive da questo telefono.",
    withdraw: "Revoca il consenso",
    allow: "Dai il consenso",
    toPortal: "Torna a {name}",
  },
  es: {
    question: "¿Podemos contar cuántas veces vuelve?",
    explanation: "Así sabemos si esta página les resulta útil a los huéspedes y vuelven a ella.",
    facts: [
      "Un número aleatorio en este teléfono, durante 180 días",
      "Sin nombre, sin publicidad, sin otros sitios web",
      "Todo funciona igual sin él",
    ],
    choice: "Puede cambiar de opinión en cualquier momento en Privacidad.",
    accept: "Sí, está bien",
    notNow: "Ahora no",
    privacyTitle: "Privacidad",
    counting:
      "Las visitas a esta página se cuentan sin cookies y nada revela quién es usted. Lo que envía con un formulario llega únicamente a {name}.",
    countingById:
      "Las visitas a esta página se cuentan sin cookies. Para distinguir a los huéspedes, también cuando envían un formulario, su navegador guarda un número aleatorio válido hasta el final del día. Nada relaciona un día con el siguiente y nada revela quién es usted. Lo que envía con un formulario llega únicamente a {name}.",
    given: "Ha permitido que {name} reconozca sus visitas mediante un número aleatorio en este navegador.",
    notGiven: "No reconocemos las visitas repetidas desde este teléfono.",
    withdraw: "Retirar el consentimiento",
    allow: "Dar el consentimiento",
    toPortal: "Volver a {name}",
  },
  de: {
    question: "Dürfen wir zählen, wie oft Sie wiederkommen?",
    explanation: "So erfahren wir, ob diese Seite Gästen nützlich genug ist, um sie wieder zu öffnen.",
    facts: [
      "Eine Zufallszahl auf diesem Telefon, 180 Tage lang",
      "Kein Name, keine Werbung, keine anderen Websites",
      "Auch ohne sie funktioniert alles genauso",
    ],
    choice: "Unter Datenschutz können Sie sich jederzeit anders entscheiden.",
    accept: "Ja, gern",
    notNow: "Jetzt nicht",
    privacyTitle: "Datenschutz",
    counting:
      "Besuche dieser Seite werden ohne Cookies gezählt, und nichts davon verrät, wer Sie sind. Was Sie über ein Formular senden, geht nur an {name}.",
    countingById:
      "Besuche dieser Seite werden ohne Cookies gezählt. Um Gäste zu unterscheiden, auch wenn sie ein Formular senden, speichert Ihr Browser eine Zufallszahl, die bis zum Ende des Tages gilt. Nichts verbindet einen Tag mit dem nächsten, und nichts verrät, wer Sie sind. Was Sie über ein Formular senden, geht nur an {name}.",
    given: "Sie haben {name} erlaubt, Ihre Besuche an einer Zufallszahl in diesem Browser wiederzuerkennen.",
    notGiven: "Wiederholte Besuche von diesem Telefon erkennen wir nicht.",
    withdraw: "Einwilligung widerrufen",
    allow: "Einwilligen",
    toPortal: "Zurück zu {name}",
  },
  ru: {
    question: "Можно нам считать ваши повторные посещения?",
    explanation: "Так мы узнаём, полезна ли гостям эта страница и возвращаются ли они к ней.",
    facts: [
      "Случайное число на этом телефоне, на 180 дней",
      "Без имени, без рекламы, без других сайтов",
      "Без него всё работает точно так же",
    ],
    choice: "Передумать можно в любое время в разделе «Конфиденциальность».",
    accept: "Да, можно",
    notNow: "Не сейчас",
    privacyTitle: "Конфиденциальность",
    counting:
      "Посещения этой страницы считаются без файлов cookie, и по ним нельзя узнать, кто вы. То, что вы отправляете через форму, получает только {name}.",
    countingById:
      "Посещения этой страницы считаются без файлов cookie. Чтобы различать гостей, в том числе при отправке форм, ваш браузер хранит случайное число, которое действует до конца дня. Ничто не связывает один день со следующим и не говорит о том, кто вы. То, что вы отправляете через форму, получает только {name}.",
    given: "Вы разрешили {name} узнавать ваши посещения по случайному числу в этом браузере.",
    notGiven: "Мы не распознаём повторные посещения с этого телефона.",
    withdraw: "Отозвать согласие",
    allow: "Дать согласие",
    toPortal: "Назад: {name}",
  },
  ja: {
    question: "再訪問の回数を数えてもよろしいですか？",
    explanation: "このページがお客様のお役に立ち、またご覧いただけているかを知るためです。",
    facts: [
      "この端末にランダムな番号を180日間保存します",
      "お名前、広告、他のサイトとは関係ありません",
      "同意されなくても、すべて同じようにご利用いただけます",
    ],
    choice: "「プライバシー」からいつでも変更できます。",
    accept: "はい、かまいません",
    notNow: "今はしない",
    privacyTitle: "プライバシー",
    counting:
      "このページの訪問数はCookieを使わずに集計され、お客様個人は特定されません。フォームから送信された内容は{name}にのみ届きます。",
    countingById:
      "このページの訪問数はCookieを使わずに集計されます。お客様を区別するため（フォームの送信時も含みます）、ブラウザはその日の終わりまで有効なランダムな番号を保存します。ある日と翌日を結び付けるものはなく、お客様個人は特定されません。フォームから送信された内容は{name}にのみ届きます。",
    given: "このブラウザのランダムな番号により、{name}が再訪問を認識することに同意されています。",
    notGiven: "この端末からの再訪問は認識していません。",
    withdraw: "同意を取り消す",
    allow: "同意する",
    toPortal: "{name}に戻る",
  },
  zh: {
    question: "我们可以统计您的再次访问吗？",
    explanation: "这能让我们了解此页面对客人是否有用，客人是否会再次打开。",
    facts: [
      "在此手机上保存一个随机编号，为期180天",
      "不涉及姓名、广告或其他网站",
      "不同意也能照常使用全部功能",
    ],
    choice: "您可随时在“隐私”中更改选择。",
    accept: "可以",
    notNow: "暂不",
    privacyTitle: "隐私",
    counting:
      "本页面的访问量在不使用Cookie的情况下统计，不会透露您的身份。您通过表单发送的内容只会送达{name}。",
    countingById:
      "本页面的访问量在不使用Cookie的情况下统计。为区分客人（包括发送表单时），您的浏览器会保存一个当天结束前有效的随机编号。不同日期的访问不会相互关联，也不会透露您的身份。您通过表单发送的内容只会送达{name}。",
    given: "您已同意{name}通过此浏览器中的随机编号识别您的访问。",
    notGiven: "我们不会识别来自这部手机的再次访问。",
    withdraw: "撤回同意",
    allow: "同意",
    toPortal: "返回{name}",
  },
  ar: {
    question: "هل تسمحون لنا باحتساب زياراتكم المتكررة؟",
    explanation: "يبيّن لنا ذلك ما إذا كانت هذه الصفحة مفيدة للضيوف فيعودون إليها.",
    facts: [
      "رقم عشوائي على هذا الهاتف لمدة 180 يومًا",
      "لا اسم ولا إعلانات ولا مواقع أخرى",
      "كل شيء يعمل كما هو من دونه",
    ],
    choice: "يمكنكم تغيير رأيكم في أي وقت من صفحة الخصوصية.",
    accept: "نعم، لا مانع",
    notNow: "ليس الآن",
    privacyTitle: "الخصوصية",
    counting:
      "تُحتسب زيارات هذه الصفحة دون ملفات تعريف ارتباط، ولا يكشف شيء منها عن هويتكم. وما ترسلونه عبر نموذج يصل إلى {name} فقط.",
    countingById:
      "تُحتسب زيارات هذه الصفحة دون ملفات تعريف ارتباط. وللتمييز بين الضيوف، وكذلك عند إرسال نموذج، يحتفظ متصفحكم برقم عشوائي صالح حتى نهاية اليوم. لا شيء يربط يومًا بالذي يليه، ولا شيء يكشف عن هويتكم. وما ترسلونه عبر نموذج يصل إلى {name} فقط.",
    given: "لقد سمحتم لـ {name} بالتعرّف على زياراتكم برقم عشوائي في هذا المتصفح.",
    notGiven: "لا نتعرّف على الزيارات المتكررة من هذا الهاتف.",
    withdraw: "سحب الموافقة",
    allow: "الموافقة",
    toPortal: "العودة إلى {name}",
  },
  tr: {
    question: "Tekrar ziyaretlerinizi sayabilir miyiz?",
    explanation:
      "Böylece bu sayfanın misafirlerimize yeniden açacakları kadar yararlı olup olmadığını öğreniriz.",
    facts: [
      "Bu telefonda 180 gün boyunca rastgele bir numara",
      "İsim yok, reklam yok, başka siteler yok",
      "O olmadan da her şey aynı şekilde çalışır",
    ],
    choice: "Gizlilik bölümünden kararınızı dilediğiniz zaman değiştirebilirsiniz.",
    accept: "Evet, olur",
    notNow: "Şimdi değil",
    privacyTitle: "Gizlilik",
    counting:
      "Bu sayfanın ziyaretleri çerez kullanılmadan sayılır ve hiçbiri kim olduğunuzu göstermez. Bir formla gönderdikleriniz yalnızca {name} tarafından alınır.",
    countingById:
      "Bu sayfanın ziyaretleri çerez kullanılmadan sayılır. Misafirleri, form gönderirken de, birbirinden ayırmak için tarayıcınız günün sonuna kadar geçerli rastgele bir numara saklar. Hiçbir şey bir günü ertesi güne bağlamaz ve kim olduğunuzu göstermez. Bir formla gönderdikleriniz yalnızca {name} tarafından alınır.",
    given: "Bu tarayıcıdaki rastgele bir numarayla {name} ziyaretlerinizi tanıyabilir.",
    notGiven: "Bu telefondan yapılan tekrar ziyaretleri tanımıyoruz.",
    withdraw: "Onayı geri al",
    allow: "Onay ver",
    toPortal: "Geri dön: {name}",
  },
  he: {
    question: "אפשר לספור את הביקורים החוזרים שלכם?",
    explanation: "כך נדע אם הדף הזה מועיל לאורחים והם חוזרים אליו.",
    facts: [
      "מספר אקראי בטלפון הזה, למשך 180 יום",
      "בלי שם, בלי פרסום, בלי אתרים אחרים",
      "הכול עובד אותו הדבר גם בלעדיו",
    ],
    choice: "אפשר לשנות את דעתכם בכל עת תחת פרטיות.",
    accept: "כן, זה בסדר",
    notNow: "לא עכשיו",
    privacyTitle: "פרטיות",
    counting:
      "הביקורים בדף הזה נספרים בלי עוגיות, ואין בהם דבר שמגלה מי אתם. מה שתשלחו בטופס מגיע אל {name} בלבד.",
    countingById:
      "הביקורים בדף הזה נספרים בלי עוגיות. כדי להבחין בין אורחים, גם כשהם שולחים טופס, הדפדפן שומר מספר אקראי שתקף עד סוף היום. שום דבר לא מקשר יום אחד ליום הבא, ושום דבר לא מגלה מי אתם. מה שתשלחו בטופס מגיע אל {name} בלבד.",
    given: "אישרתם ל־{name} לזהות את הביקורים שלכם באמצעות מספר אקראי בדפדפן הזה.",
    notGiven: "איננו מזהים ביקורים חוזרים מהטלפון הזה.",
    withdraw: "ביטול ההסכמה",
    allow: "מתן הסכמה",
    toPortal: "חזרה אל {name}",
  },
  fi: {
    question: "Saammeko laskea, kuinka usein palaat?",
    explanation: "Näin tiedämme, onko tästä sivusta vieraille niin paljon hyötyä, että he palaavat sille.",
    facts: [
      "Satunnaisluku tässä puhelimessa 180 päivän ajan",
      "Ei nimeä, ei mainontaa, ei muita sivustoja",
      "Kaikki toimii samoin ilman sitä",
    ],
    choice: "Voit muuttaa mieltäsi milloin tahansa kohdassa Tietosuoja.",
    accept: "Kyllä, sopii",
    notNow: "Ei nyt",
    privacyTitle: "Tietosuoja",
    counting:
      "Tämän sivun käynnit lasketaan ilman evästeitä, eikä niistä käy ilmi kuka olet. Lomakkeella lähettämäsi tiedot saa vain {name}.",
    countingById:
      "Tämän sivun käynnit lasketaan ilman evästeitä. Jotta vieraat erotetaan toisistaan, myös lomaketta lähettäessä, selaimesi tallentaa satunnaisluvun, joka on voimassa päivän loppuun. Mikään ei yhdistä päivää seuraavaan, eikä mistään käy ilmi kuka olet. Lomakkeella lähettämäsi tiedot saa vain {name}.",
    given: "Olet antanut luvan: {name} saa tunnistaa käyntisi tässä selaimessa olevasta satunnaisluvusta.",
    notGiven: "Emme tunnista toistuvia käyntejä tästä puhelimesta.",
    withdraw: "Peruuta suostumus",
    allow: "Anna suostumus",
    toPortal: "Takaisin: {name}",
  },
  sv: {
    question: "Får vi räkna dina återbesök?",
    explanation:
      "Det visar oss om gäster har så stor nytta av den här sidan att de kommer tillbaka till den.",
    facts: [
      "Ett slumptal på den här telefonen i 180 dagar",
      "Inget namn, ingen reklam, inga andra webbplatser",
      "Allt fungerar likadant utan det",
    ],
    choice: "Du kan ändra dig när som helst under Integritet.",
    accept: "Ja, det går bra",
    notNow: "Inte nu",
    privacyTitle: "Integritet",
    counting:
      "Besök på den här sidan räknas utan kakor, och inget av det visar vem du är. Det du skickar i ett formulär går bara till {name}.",
    countingById:
      "Besök på den här sidan räknas utan kakor. För att skilja gäster åt, även när de skickar ett formulär, sparar din webbläsare ett slumptal som gäller till dagens slut. Inget kopplar ihop en dag med nästa, och inget visar vem du är. Det du skickar i ett formulär går bara till {name}.",
    given: "Du har låtit {name} känna igen dina besök genom ett slumptal i den här webbläsaren.",
    notGiven: "Vi känner inte igen återbesök från den här telefonen.",
    withdraw: "Ta tillbaka samtycket",
    allow: "Ge samtycke",
    toPortal: "Tillbaka till {name}",
  },
  pt: {
    question: "Podemos contar quantas vezes regressa?",
    explanation: "Assim sabemos se esta página é útil aos hóspedes e se voltam a ela.",
    facts: [
      "Um número aleatório neste telemóvel, durante 180 dias",
      "Sem nome, sem publicidade, sem outros sites",
      "Tudo funciona da mesma forma sem ele",
    ],
    choice: "Pode mudar de ideias a qualquer momento em Privacidade.",
    accept: "Sim, está bem",
    notNow: "Agora não",
    privacyTitle: "Privacidade",
    counting:
      "As visitas a esta página são contadas sem cookies e nada revela quem é. O que envia por um formulário chega apenas a {name}.",
    countingById:
      "As visitas a esta página são contadas sem cookies. Para distinguir os hóspedes, também quando enviam um formulário, o seu navegador guarda um número aleatório válido até ao fim do dia. Nada liga um dia ao seguinte e nada revela quem é. O que envia por um formulário chega apenas a {name}.",
    given: "Permitiu que {name} reconheça as suas visitas através de um número aleatório neste navegador.",
    notGiven: "Não reconhecemos visitas repetidas a partir deste telemóvel.",
    withdraw: "Retirar o consentimento",
    allow: "Dar o consentimento",
    toPortal: "Voltar a {name}",
  },
};

/** Inserts the property's name. */
export function withName(text: string, name: string): string {
  return text.replaceAll("{name}", () => name);
}
