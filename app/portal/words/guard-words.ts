import type { ContentLanguage } from "#domain/language.ts";

/** Words around guarded content (R8). */
interface GuardWords {
  /** Screen reader text of a tile's lock. */
  readonly locked: string;
  readonly forPin: string;
  readonly forCard: string;
  readonly pin: string;
  readonly digits: string;
  readonly go: string;
  readonly wrong: string;
  readonly wait: string;
  readonly noCard: string;
  /** Text before the main number, if there is one, for a PIN guard. */
  readonly help: string;
  /** Text before the main number for a card guard. */
  readonly helpCard: string;
}

export const GUARD_WORDS: Readonly<Record<ContentLanguage, GuardWords>> = {
  en: {
    locked: "protected",
    forPin: "This page is for guests of the property. Please enter the PIN that you were given.",
    forCard:
      "This page is for guests who have scanned a card here. Please scan the code in your room, then press Continue.",
    pin: "PIN",
    digits: "4 to 8 digits",
    go: "Continue",
    wrong: "That PIN isn’t right. Please try again.",
    wait: "Please wait a minute, or call us.",
    noCard: "Please scan a card in the house first, or call us.",
    help: "No PIN at hand? Reception will help you.",
    helpCard: "No card at hand? Reception will help you.",
  },
  fr: {
    locked: "accès protégé",
    forPin:
      "Cette page est réservée aux clients de l’établissement. Veuillez saisir le code PIN qui vous a été remis.",
    forCard:
      "Cette page est réservée aux clients qui ont scanné une carte ici. Veuillez scanner le code de votre chambre, puis appuyer sur Continuer.",
    pin: "Code PIN",
    digits: "4 à 8 chiffres",
    go: "Continuer",
    wrong: "Ce n’est pas le bon code. Veuillez réessayer.",
    wait: "Veuillez patienter une minute ou nous appeler.",
    noCard: "Veuillez d’abord scanner une carte sur place ou nous appeler.",
    help: "Besoin d’aide ? La réception vous renseigne.",
    helpCard: "Pas de carte sous la main ? La réception vous aidera.",
  },
  it: {
    locked: "accesso protetto",
    forPin: "Questa pagina è riservata agli ospiti della struttura. Inserisca il PIN che ha ricevuto.",
    forCard:
      "Questa pagina è riservata agli ospiti che hanno scansionato una scheda qui. Scansioni il codice nella Sua camera, poi prema Continua.",
    pin: "PIN",
    digits: "Da 4 a 8 cifre",
    go: "Continua",
    wrong: "Non è il PIN giusto. Riprovi.",
    wait: "Attenda un minuto o ci chiami.",
    noCard: "Scansioni prima una scheda nella struttura o ci chiami.",
    help: "Serve aiuto? La reception è a Sua disposizione.",
    helpCard: "Non ha una scheda? La reception è a Sua disposizione.",
  },
  es: {
    locked: "acceso protegido",
    forPin: "Esta página es para huéspedes del establecimiento. Introduzca el PIN que ha recibido.",
    forCard:
      "Esta página es para huéspedes que han escaneado una tarjeta aquí. Escanee el código de su habitación y pulse Continuar.",
    pin: "PIN",
    digits: "De 4 a 8 cifras",
    go: "Continuar",
    wrong: "El PIN no es correcto. Inténtelo de nuevo.",
    wait: "Espere un minuto o llámenos.",
    noCard: "Escanee primero una tarjeta en el establecimiento o llámenos.",
    help: "¿Necesita ayuda? La recepción le atiende.",
    helpCard: "¿No tiene una tarjeta? La recepción le atiende.",
  },
  de: {
    locked: "geschützt",
    forPin: "Diese Seite ist für unsere Gäste. Bitte geben Sie die PIN ein, die Sie bekommen haben.",
    forCard:
      "Diese Seite ist für Gäste, die hier eine Karte gescannt haben. Bitte scannen Sie den Code in Ihrem Zimmer und tippen Sie dann auf „Weiter“.",
    pin: "PIN",
    digits: "4 bis 8 Ziffern",
    go: "Weiter",
    wrong: "Diese PIN stimmt nicht. Bitte versuchen Sie es noch einmal.",
    wait: "Bitte warten Sie eine Minute, oder rufen Sie uns an.",
    noCard: "Bitte scannen Sie zuerst eine Karte bei uns vor Ort oder rufen Sie uns an.",
    help: "Keine PIN zur Hand? Die Rezeption hilft Ihnen.",
    helpCard: "Keine Karte zur Hand? Die Rezeption hilft Ihnen.",
  },
  ru: {
    locked: "доступ ограничен",
    forPin: "Эта страница для гостей. Введите PIN-код, который вам сообщили.",
    forCard:
      "Эта страница для гостей, которые отсканировали здесь карточку. Отсканируйте код в своём номере и нажмите «Продолжить».",
    pin: "PIN-код",
    digits: "от 4 до 8 цифр",
    go: "Продолжить",
    wrong: "Неверный PIN-код. Попробуйте ещё раз.",
    wait: "Подождите минуту или позвоните нам.",
    noCard: "Сначала отсканируйте карточку на месте или позвоните нам.",
    help: "Нет PIN-кода? На стойке регистрации вам помогут.",
    helpCard: "Нет карточки под рукой? На стойке регистрации вам помогут.",
  },
  ja: {
    locked: "保護されています",
    forPin: "このページはご宿泊のお客様専用です。お渡しした暗証番号を入力してください。",
    forCard:
      "このページは館内のカードを読み取ったお客様専用です。お部屋のコードを読み取ってから「続ける」を押してください。",
    pin: "暗証番号",
    digits: "4〜8桁",
    go: "続ける",
    wrong: "暗証番号が違います。もう一度お試しください。",
    wait: "1分ほどお待ちになるか、お電話ください。",
    noCard: "先に館内のカードを読み取るか、お電話ください。",
    help: "お困りの際はフロントがご案内します。",
    helpCard: "カードがお手元にない場合はフロントがご案内します。",
  },
  zh: {
    locked: "受保护",
    forPin: "此页面仅供住客使用。请输入您收到的 PIN 码。",
    forCard: "此页面仅供在此扫描过卡片的客人使用。请扫描您房间内的二维码，然后点按“继续”。",
    pin: "PIN 码",
    digits: "4 至 8 位数字",
    go: "继续",
    wrong: "PIN 码不正确，请重试。",
    wait: "请稍等一分钟，或致电我们。",
    noCard: "请先扫描店内的卡片，或致电我们。",
    help: "没有 PIN 码？前台会为您提供帮助。",
    helpCard: "手边没有卡片？前台会为您提供帮助。",
  },
  ar: {
    locked: "محمي",
    forPin: "هذه الصفحة لضيوف المكان. يُرجى إدخال رمز PIN الذي حصلتم عليه.",
    forCard: "هذه الصفحة للضيوف الذين مسحوا بطاقة هنا. يُرجى مسح الرمز في غرفتكم ثم الضغط على «متابعة».",
    pin: "رمز PIN",
    digits: "من 4 إلى 8 أرقام",
    go: "متابعة",
    wrong: "هذا ليس رمز PIN الصحيح. يُرجى المحاولة مرة أخرى.",
    wait: "يُرجى الانتظار دقيقة أو الاتصال بنا.",
    noCard: "يُرجى مسح بطاقة في المكان أولًا أو الاتصال بنا.",
    help: "ليس لديكم الرمز؟ الاستقبال في خدمتكم.",
    helpCard: "ليس لديكم بطاقة؟ الاستقبال في خدمتكم.",
  },
  tr: {
    locked: "korumalı",
    forPin: "Bu sayfa tesisin konukları içindir. Lütfen size verilen PIN’i girin.",
    forCard:
      "Bu sayfa burada bir kart tarayan konuklar içindir. Lütfen odanızdaki kodu tarayın, ardından Devam’a basın.",
    pin: "PIN",
    digits: "4 ila 8 rakam",
    go: "Devam",
    wrong: "Bu PIN doğru değil. Lütfen yeniden deneyin.",
    wait: "Lütfen bir dakika bekleyin veya bizi arayın.",
    noCard: "Lütfen önce tesiste bir kart tarayın veya bizi arayın.",
    help: "PIN’iniz yok mu? Resepsiyon size yardımcı olur.",
    helpCard: "Kartınız yok mu? Resepsiyon size yardımcı olur.",
  },
  he: {
    locked: "מוגן",
    forPin: "עמוד זה מיועד לאורחי המקום. נא להזין את קוד ה-PIN שקיבלתם.",
    forCard: "עמוד זה מיועד לאורחים שסרקו כאן כרטיס. נא לסרוק את הקוד בחדרכם ואז ללחוץ על המשך.",
    pin: "קוד PIN",
    digits: "4 עד 8 ספרות",
    go: "המשך",
    wrong: "זה אינו הקוד הנכון. נא לנסות שוב.",
    wait: "נא להמתין דקה או להתקשר אלינו.",
    noCard: "נא לסרוק תחילה כרטיס במקום או להתקשר אלינו.",
    help: "אין לכם קוד? הקבלה תשמח לעזור.",
    helpCard: "אין לכם כרטיס? הקבלה תשמח לעזור.",
  },
  fi: {
    locked: "suojattu",
    forPin: "Tämä sivu on talon vieraille. Syötä saamasi PIN-koodi.",
    forCard:
      "Tämä sivu on vieraille, jotka ovat skannanneet täällä kortin. Skannaa huoneesi koodi ja paina Jatka.",
    pin: "PIN-koodi",
    digits: "4–8 numeroa",
    go: "Jatka",
    wrong: "PIN-koodi ei ole oikea. Yritä uudelleen.",
    wait: "Odota hetki tai soita meille.",
    noCard: "Skannaa ensin kortti paikan päällä tai soita meille.",
    help: "Eikö koodia ole? Vastaanotto auttaa.",
    helpCard: "Eikö korttia ole? Vastaanotto auttaa.",
  },
  sv: {
    locked: "skyddad",
    forPin: "Den här sidan är för våra gäster. Ange PIN-koden som du har fått.",
    forCard:
      "Den här sidan är för gäster som har skannat ett kort här. Skanna koden i ditt rum och tryck sedan på Fortsätt.",
    pin: "PIN-kod",
    digits: "4 till 8 siffror",
    go: "Fortsätt",
    wrong: "Det är inte rätt PIN-kod. Försök igen.",
    wait: "Vänta en minut eller ring oss.",
    noCard: "Skanna först ett kort på plats eller ring oss.",
    help: "Ingen PIN-kod? Receptionen hjälper dig.",
    helpCard: "Inget kort till hands? Receptionen hjälper dig.",
  },
  pt: {
    locked: "acesso protegido",
    forPin: "Esta página é para hóspedes. Introduza o PIN que recebeu.",
    forCard:
      "Esta página é para hóspedes que leram um cartão aqui. Leia o código no seu quarto e prima Continuar.",
    pin: "PIN",
    digits: "4 a 8 algarismos",
    go: "Continuar",
    wrong: "O PIN não está correto. Tente novamente.",
    wait: "Aguarde um minuto ou ligue-nos.",
    noCard: "Leia primeiro um cartão no local ou ligue-nos.",
    help: "Sem PIN? A receção ajuda.",
    helpCard: "Sem cartão? A receção ajuda.",
  },
};
