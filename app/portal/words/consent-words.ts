import type { ContentLanguage } from "#domain/language.ts";

/**
 * Names the wording of a consent, and is stored with it: to be raised with every change of `question` or
 * `explanation`, so that each consent can be held against what its guest read.
 */
export const CONSENT_TEXT_VERSION = "2";

/** What a guest is asked after scanning the code, and reads about it later. `{name}` is the property. */
interface ConsentWords {
  readonly question: string;
  readonly explanation: string;
  readonly accept: string;
  readonly notNow: string;
  readonly privacyTitle: string;
  /** How visits are counted where pages keep no id, and where they keep one for the day (D11). */
  readonly counting: string;
  readonly countingById: string;
  readonly given: string;
  readonly notGiven: string;
  /** By which a guest names the consent of this browser to the property; `{code}` stands for it. */
  readonly code: string;
  readonly withdraw: string;
  readonly allow: string;
  readonly toPortal: string;
  readonly tooManyTitle: string;
  readonly tooMany: string;
}

const WORDS: Readonly<Record<ContentLanguage, ConsentWords>> = {
  en: {
    question: "May we count your return visits?",
    explanation:
      "We would like to know how often guests come back. For this your browser keeps a random number for 180 days. No name, no other sites, and you can take it back at any time under Privacy.",
    accept: "Yes, that's fine",
    notNow: "Not now",
    privacyTitle: "Privacy",
    counting:
      "Visits to this page are counted without cookies, and nothing about them reveals who you are. What you send through a form goes only to {name}.",
    countingById:
      "Visits to this page are counted without cookies. To tell guests apart, including when they send a form, your browser keeps a random number that is valid until the end of the day. Nothing links one day to the next, and nothing reveals who you are. What you send through a form goes only to {name}.",
    given: "You have allowed {name} to recognise your visits by a random number in this browser.",
    notGiven: "We don't recognise return visits from this phone.",
    code: "Your code, for questions about your data: {code}",
    withdraw: "Withdraw consent",
    allow: "Allow it",
    toPortal: "Back to {name}",
    tooManyTitle: "Too many attempts",
    tooMany: "Please wait a minute and scan the code again.",
  },
  fr: {
    question: "Pouvons-nous compter vos retours ?",
    explanation:
      "Nous aimerions savoir à quelle fréquence nos clients reviennent. Votre navigateur garde pour cela un numéro aléatoire pendant 180 jours. Aucun nom, aucun autre site, et vous pouvez revenir sur votre choix à tout moment sous Confidentialité.",
    accept: "Oui, c’est d’accord",
    notNow: "Pas maintenant",
    privacyTitle: "Confidentialité",
    counting:
      "Les visites de cette page sont comptées sans cookies, et rien n’y révèle qui vous êtes. Ce que vous envoyez par un formulaire ne va qu’à {name}.",
    countingById:
      "Les visites de cette page sont comptées sans cookies. Pour distinguer les clients, aussi lorsqu’ils envoient un formulaire, votre navigateur garde un numéro aléatoire, valable jusqu’à la fin du jour. Rien ne relie un jour au suivant, et rien ne révèle qui vous êtes. Ce que vous envoyez par un formulaire ne va qu’à {name}.",
    given:
      "Vous avez permis à {name} de reconnaître vos visites grâce à un numéro aléatoire dans ce navigateur.",
    notGiven: "Nous ne reconnaissons pas vos retours sur ce téléphone.",
    code: "Votre code, pour toute question sur vos données : {code}",
    withdraw: "Retirer mon accord",
    allow: "Donner mon accord",
    toPortal: "Retour : {name}",
    tooManyTitle: "Trop de tentatives",
    tooMany: "Attendez une minute, puis scannez à nouveau le code.",
  },
  it: {
    question: "Possiamo contare i Suoi ritorni?",
    explanation:
      "Vorremmo sapere quanto spesso tornano i nostri ospiti. Per questo il Suo browser conserva un numero casuale per 180 giorni. Nessun nome, nessun altro sito, e può cambiare idea in ogni momento alla voce Privacy.",
    accept: "Sì, va bene",
    notNow: "Non ora",
    privacyTitle: "Privacy",
    counting:
      "Le visite a questa pagina vengono contate senza cookie e nulla rivela chi è Lei. Ciò che invia con un modulo arriva solo a {name}.",
    countingById:
      "Le visite a questa pagina vengono contate senza cookie. Per distinguere gli ospiti, anche quando inviano un modulo, il Suo browser conserva un numero casuale valido fino alla fine del giorno. Nulla collega un giorno al successivo e nulla rivela chi è Lei. Ciò che invia con un modulo arriva solo a {name}.",
    given: "Ha permesso a {name} di riconoscere le Sue visite con un numero casuale in questo browser.",
    notGiven: "Non riconosciamo le visite successive da questo telefono.",
    code: "Il Suo codice, per domande sui Suoi dati: {code}",
    withdraw: "Revoca il consenso",
    allow: "Dai il consenso",
    toPortal: "Torna a {name}",
    tooManyTitle: "Troppi tentativi",
    tooMany: "Attenda un minuto e inquadri di nuovo il codice.",
  },
  es: {
    question: "¿Podemos contar sus visitas de regreso?",
    explanation:
      "Nos gustaría saber con qué frecuencia vuelven nuestros huéspedes. Para ello su navegador guarda un número aleatorio durante 180 días. Sin nombre, sin otros sitios, y puede retirarlo en cualquier momento en Privacidad.",
    accept: "Sí, está bien",
    notNow: "Ahora no",
    privacyTitle: "Privacidad",
    counting:
      "Las visitas a esta página se cuentan sin cookies y nada revela quién es usted. Lo que envía con un formulario llega únicamente a {name}.",
    countingById:
      "Las visitas a esta página se cuentan sin cookies. Para distinguir a los huéspedes, también cuando envían un formulario, su navegador guarda un número aleatorio que vale hasta el final del día. Nada une un día con el siguiente y nada revela quién es usted. Lo que envía con un formulario llega únicamente a {name}.",
    given: "Ha permitido que {name} reconozca sus visitas mediante un número aleatorio en este navegador.",
    notGiven: "No reconocemos las visitas de regreso desde este teléfono.",
    code: "Su código, para preguntas sobre sus datos: {code}",
    withdraw: "Retirar el consentimiento",
    allow: "Dar el consentimiento",
    toPortal: "Volver a {name}",
    tooManyTitle: "Demasiados intentos",
    tooMany: "Espere un minuto y escanee el código de nuevo.",
  },
  de: {
    question: "Dürfen wir Ihre Wiederkehr zählen?",
    explanation:
      "Wir möchten wissen, wie oft Gäste wiederkommen. Dafür behält Ihr Browser 180 Tage lang eine Zufallszahl. Kein Name, keine anderen Seiten, und unter Datenschutz können Sie es jederzeit widerrufen.",
    accept: "Ja, gern",
    notNow: "Jetzt nicht",
    privacyTitle: "Datenschutz",
    counting:
      "Besuche dieser Seite werden ohne Cookies gezählt, und nichts davon verrät, wer Sie sind. Was Sie über ein Formular senden, geht nur an {name}.",
    countingById:
      "Besuche dieser Seite werden ohne Cookies gezählt. Um Gäste zu unterscheiden, auch wenn sie ein Formular senden, behält Ihr Browser eine Zufallszahl, die bis zum Ende des Tages gilt. Nichts verbindet einen Tag mit dem nächsten, und nichts verrät, wer Sie sind. Was Sie über ein Formular senden, geht nur an {name}.",
    given: "Sie haben {name} erlaubt, Ihre Besuche an einer Zufallszahl in diesem Browser wiederzuerkennen.",
    notGiven: "Wiederholte Besuche von diesem Telefon erkennen wir nicht.",
    code: "Ihr Code für Fragen zu Ihren Daten: {code}",
    withdraw: "Einwilligung widerrufen",
    allow: "Einwilligen",
    toPortal: "Zurück zu {name}",
    tooManyTitle: "Zu viele Versuche",
    tooMany: "Bitte warten Sie eine Minute und scannen Sie den Code noch einmal.",
  },
  ru: {
    question: "Можно нам считать ваши повторные посещения?",
    explanation:
      "Мы хотели бы знать, как часто гости возвращаются. Для этого ваш браузер 180 дней хранит случайное число. Никаких имён и других сайтов, а отозвать согласие можно в любое время в разделе «Конфиденциальность».",
    accept: "Да, можно",
    notNow: "Не сейчас",
    privacyTitle: "Конфиденциальность",
    counting:
      "Посещения этой страницы считаются без файлов cookie, и по ним нельзя узнать, кто вы. То, что вы отправляете через форму, получает только {name}.",
    countingById:
      "Посещения этой страницы считаются без файлов cookie. Чтобы различать гостей, в том числе при отправке форм, ваш браузер хранит случайное число, которое действует до конца дня. Ничто не связывает один день со следующим и не говорит о том, кто вы. То, что вы отправляете через форму, получает только {name}.",
    given: "Вы разрешили {name} узнавать ваши посещения по случайному числу в этом браузере.",
    notGiven: "Мы не распознаём повторные посещения с этого телефона.",
    code: "Ваш код для вопросов о ваших данных: {code}",
    withdraw: "Отозвать согласие",
    allow: "Дать согласие",
    toPortal: "Назад: {name}",
    tooManyTitle: "Слишком много попыток",
    tooMany: "Подождите минуту и отсканируйте код ещё раз.",
  },
  ja: {
    question: "再訪問の回数を数えてもよろしいですか？",
    explanation:
      "お客様がどのくらい再訪されるかを把握するため、ブラウザにランダムな番号を180日間保存します。お名前や他のサイトは関係ありません。「プライバシー」からいつでも取り消せます。",
    accept: "はい、かまいません",
    notNow: "今はしない",
    privacyTitle: "プライバシー",
    counting:
      "このページの訪問数はCookieを使わずに集計され、お客様個人は特定されません。フォームから送信された内容は{name}にのみ届きます。",
    countingById:
      "このページの訪問数はCookieを使わずに集計されます。お客様を区別するため（フォームの送信時も含みます）、ブラウザはその日の終わりまで有効なランダムな番号を保存します。ある日と翌日を結び付けるものはなく、お客様個人は特定されません。フォームから送信された内容は{name}にのみ届きます。",
    given: "このブラウザのランダムな番号により、{name}が再訪問を認識することに同意されています。",
    notGiven: "この携帯からの再訪問は認識していません。",
    code: "データに関するお問い合わせ用コード: {code}",
    withdraw: "同意を取り消す",
    allow: "同意する",
    toPortal: "{name}に戻る",
    tooManyTitle: "試行回数が多すぎます",
    tooMany: "1分ほど待ってから、もう一度コードを読み取ってください。",
  },
  zh: {
    question: "我们可以统计您的再次访问吗？",
    explanation:
      "我们想了解客人再次光临的频率。为此，您的浏览器会将一个随机编号保存180天。不涉及姓名，也不涉及其他网站，您可随时在“隐私”中撤回同意。",
    accept: "可以",
    notNow: "暂不",
    privacyTitle: "隐私",
    counting:
      "本页面的访问量在不使用Cookie的情况下统计，不会透露您的身份。您通过表单发送的内容只会送达{name}。",
    countingById:
      "本页面的访问量在不使用Cookie的情况下统计。为区分客人（包括发送表单时），您的浏览器会保存一个当天结束前有效的随机编号。任何内容都不会将前一天与后一天关联起来，也不会透露您的身份。您通过表单发送的内容只会送达{name}。",
    given: "您已同意{name}通过此浏览器中的随机编号识别您的访问。",
    notGiven: "我们不会识别来自这部手机的再次访问。",
    code: "您的代码，用于查询您的数据：{code}",
    withdraw: "撤回同意",
    allow: "同意识别",
    toPortal: "返回{name}",
    tooManyTitle: "尝试次数过多",
    tooMany: "请稍等一分钟，然后重新扫描二维码。",
  },
  ar: {
    question: "هل تسمح لنا باحتساب زياراتك المتكررة؟",
    explanation:
      "نودّ أن نعرف كم مرة يعود ضيوفنا. لذلك يحتفظ متصفحك برقم عشوائي لمدة 180 يومًا. لا اسم ولا مواقع أخرى، ويمكنك سحب موافقتك في أي وقت من صفحة الخصوصية.",
    accept: "نعم، لا مانع",
    notNow: "ليس الآن",
    privacyTitle: "الخصوصية",
    counting:
      "تُحتسب زيارات هذه الصفحة دون ملفات تعريف ارتباط، ولا يكشف شيء منها عن هويتك. وما ترسله عبر نموذج يصل إلى {name} فقط.",
    countingById:
      "تُحتسب زيارات هذه الصفحة دون ملفات تعريف ارتباط. وللتمييز بين الضيوف، وكذلك عند إرسال نموذج، يحتفظ متصفحك برقم عشوائي صالح حتى نهاية اليوم. لا شيء يربط يومًا بالذي يليه، ولا شيء يكشف عن هويتك. وما ترسله عبر نموذج يصل إلى {name} فقط.",
    given: "لقد سمحت لـ {name} بالتعرّف على زياراتك برقم عشوائي في هذا المتصفح.",
    notGiven: "لا نتعرّف على الزيارات المتكررة من هذا الهاتف.",
    code: "رمزك للاستفسار عن بياناتك: {code}",
    withdraw: "سحب الموافقة",
    allow: "الموافقة",
    toPortal: "العودة إلى {name}",
    tooManyTitle: "محاولات كثيرة جدًا",
    tooMany: "يُرجى الانتظار دقيقة ثم مسح الرمز مرة أخرى.",
  },
  tr: {
    question: "Tekrar ziyaretlerinizi sayabilir miyiz?",
    explanation:
      "Misafirlerimizin ne sıklıkta geri geldiğini bilmek istiyoruz. Bunun için tarayıcınız 180 gün boyunca rastgele bir numara saklar. İsim yok, başka siteler yok; onayınızı Gizlilik bölümünden dilediğiniz zaman geri alabilirsiniz.",
    accept: "Evet, olur",
    notNow: "Şimdi değil",
    privacyTitle: "Gizlilik",
    counting:
      "Bu sayfanın ziyaretleri çerez kullanılmadan sayılır ve hiçbiri kim olduğunuzu göstermez. Bir formla gönderdikleriniz yalnızca {name} tarafından alınır.",
    countingById:
      "Bu sayfanın ziyaretleri çerez kullanılmadan sayılır. Misafirleri, form gönderirken de, birbirinden ayırmak için tarayıcınız günün sonuna kadar geçerli rastgele bir numara saklar. Hiçbir şey bir günü ertesi güne bağlamaz ve kim olduğunuzu göstermez. Bir formla gönderdikleriniz yalnızca {name} tarafından alınır.",
    given: "Bu tarayıcıdaki rastgele bir numarayla {name} ziyaretlerinizi tanıyabilir.",
    notGiven: "Bu telefondan yapılan tekrar ziyaretleri tanımıyoruz.",
    code: "Verilerinizle ilgili sorular için kodunuz: {code}",
    withdraw: "Onayı geri al",
    allow: "Onay ver",
    toPortal: "Geri dön: {name}",
    tooManyTitle: "Çok fazla deneme",
    tooMany: "Lütfen bir dakika bekleyip kodu yeniden tarayın.",
  },
  he: {
    question: "אפשר לספור את הביקורים החוזרים שלכם?",
    explanation:
      "נשמח לדעת באיזו תדירות אורחים חוזרים. לשם כך הדפדפן שומר מספר אקראי למשך 180 יום. בלי שם, בלי אתרים אחרים, ואפשר לחזור בכם בכל עת תחת פרטיות.",
    accept: "כן, זה בסדר",
    notNow: "לא עכשיו",
    privacyTitle: "פרטיות",
    counting:
      "הביקורים בדף הזה נספרים בלי עוגיות, ואין בהם דבר שמגלה מי אתם. מה שתשלחו בטופס מגיע אל {name} בלבד.",
    countingById:
      "הביקורים בדף הזה נספרים בלי עוגיות. כדי להבחין בין אורחים, גם כשהם שולחים טופס, הדפדפן שומר מספר אקראי שתקף עד סוף היום. שום דבר לא מקשר יום אחד ליום הבא, ושום דבר לא מגלה מי אתם. מה שתשלחו בטופס מגיע אל {name} בלבד.",
    given: "אישרתם אל {name} לזהות את הביקורים שלכם באמצעות מספר אקראי בדפדפן הזה.",
    notGiven: "איננו מזהים ביקורים חוזרים מהטלפון הזה.",
    code: "הקוד שלכם לשאלות על הנתונים שלכם: {code}",
    withdraw: "ביטול ההסכמה",
    allow: "מתן הסכמה",
    toPortal: "חזרה אל {name}",
    tooManyTitle: "יותר מדי ניסיונות",
    tooMany: "נא להמתין דקה ולסרוק את הקוד שוב.",
  },
  fi: {
    question: "Saammeko laskea uusintakäyntisi?",
    explanation:
      "Haluaisimme tietää, kuinka usein vieraat palaavat. Siksi selaimesi säilyttää satunnaista numeroa 180 päivää. Ei nimeä, ei muita sivustoja, ja voit perua suostumuksen milloin tahansa kohdassa Tietosuoja.",
    accept: "Kyllä, sopii",
    notNow: "Ei nyt",
    privacyTitle: "Tietosuoja",
    counting:
      "Tämän sivun käynnit lasketaan ilman evästeitä, eikä niistä käy ilmi kuka olet. Lomakkeella lähettämäsi tiedot saa vain {name}.",
    countingById:
      "Tämän sivun käynnit lasketaan ilman evästeitä. Jotta vieraat erotetaan toisistaan, myös lomaketta lähettäessä, selaimesi säilyttää satunnaista numeroa, joka on voimassa päivän loppuun. Mikään ei yhdistä päivää seuraavaan, eikä mistään käy ilmi kuka olet. Lomakkeella lähettämäsi tiedot saa vain {name}.",
    given:
      "Olet antanut luvan: {name} saa tunnistaa käyntisi tässä selaimessa olevasta satunnaisesta numerosta.",
    notGiven: "Emme tunnista uusintakäyntejä tästä puhelimesta.",
    code: "Koodisi tietojasi koskeviin kysymyksiin: {code}",
    withdraw: "Peru suostumus",
    allow: "Anna suostumus",
    toPortal: "Takaisin: {name}",
    tooManyTitle: "Liian monta yritystä",
    tooMany: "Odota hetki ja skannaa koodi uudelleen.",
  },
  sv: {
    question: "Får vi räkna dina återbesök?",
    explanation:
      "Vi vill gärna veta hur ofta gäster kommer tillbaka. Därför sparar din webbläsare ett slumptal i 180 dagar. Inget namn, inga andra webbplatser, och du kan när som helst ta tillbaka det under Integritet.",
    accept: "Ja, det går bra",
    notNow: "Inte nu",
    privacyTitle: "Integritet",
    counting:
      "Besök på den här sidan räknas utan kakor, och inget av det visar vem du är. Det du skickar i ett formulär går bara till {name}.",
    countingById:
      "Besök på den här sidan räknas utan kakor. För att skilja gäster åt, även när de skickar ett formulär, sparar din webbläsare ett slumptal som gäller till dagens slut. Inget kopplar ihop en dag med nästa, och inget visar vem du är. Det du skickar i ett formulär går bara till {name}.",
    given: "Du har låtit {name} känna igen dina besök genom ett slumptal i den här webbläsaren.",
    notGiven: "Vi känner inte igen återbesök från den här telefonen.",
    code: "Din kod för frågor om dina uppgifter: {code}",
    withdraw: "Ta tillbaka samtycket",
    allow: "Ge samtycke",
    toPortal: "Tillbaka till {name}",
    tooManyTitle: "För många försök",
    tooMany: "Vänta en minut och skanna koden igen.",
  },
  pt: {
    question: "Podemos contar as suas visitas de regresso?",
    explanation:
      "Gostaríamos de saber com que frequência os hóspedes voltam. Para isso, o seu navegador guarda um número aleatório durante 180 dias. Sem nome, sem outros sites, e pode retirar o consentimento a qualquer momento em Privacidade.",
    accept: "Sim, está bem",
    notNow: "Agora não",
    privacyTitle: "Privacidade",
    counting:
      "As visitas a esta página são contadas sem cookies e nada revela quem é. O que envia por um formulário chega apenas a {name}.",
    countingById:
      "As visitas a esta página são contadas sem cookies. Para distinguir os hóspedes, também quando enviam um formulário, o seu navegador guarda um número aleatório válido até ao fim do dia. Nada liga um dia ao seguinte e nada revela quem é. O que envia por um formulário chega apenas a {name}.",
    given: "Permitiu que {name} reconheça as suas visitas através de um número aleatório neste navegador.",
    notGiven: "Não reconhecemos visitas de regresso deste telefone.",
    code: "O seu código, para perguntas sobre os seus dados: {code}",
    withdraw: "Retirar o consentimento",
    allow: "Dar o consentimento",
    toPortal: "Voltar a {name}",
    tooManyTitle: "Demasiadas tentativas",
    tooMany: "Aguarde um minuto e leia o código novamente.",
  },
};

export function consentWordsOf(language: ContentLanguage): ConsentWords {
  return WORDS[language];
}

/** A text with the property's name in its places. */
export function withName(text: string, name: string): string {
  return text.replaceAll("{name}", () => name);
}
