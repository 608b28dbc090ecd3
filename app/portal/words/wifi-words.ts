import type { ContentLanguage } from "#domain/language.ts";

/** Words around a Wi-Fi network. */
interface WifiWords {
  readonly network: string;
  readonly password: string;
  readonly show: string;
  readonly hide: string;
  readonly second: string;
  readonly scan: string;
}

export const WIFI_WORDS: Readonly<Record<ContentLanguage, WifiWords>> = {
  en: {
    network: "Network",
    password: "Password",
    show: "Show password",
    hide: "Hide password",
    second: "A second device?",
    scan: "Point its camera at this code. It joins by itself.",
  },
  fr: {
    network: "Réseau",
    password: "Mot de passe",
    show: "Afficher le mot de passe",
    hide: "Masquer le mot de passe",
    second: "Un deuxième appareil ?",
    scan: "Pointez son appareil photo vers ce code. Il se connecte de lui-même.",
  },
  it: {
    network: "Rete",
    password: "Password",
    show: "Mostra la password",
    hide: "Nascondi la password",
    second: "Un secondo dispositivo?",
    scan: "Inquadri questo codice con la sua fotocamera. Si collega da solo.",
  },
  es: {
    network: "Red",
    password: "Contraseña",
    show: "Mostrar la contraseña",
    hide: "Ocultar la contraseña",
    second: "¿Otro dispositivo?",
    scan: "Apunte con su cámara a este código. Se conecta solo.",
  },
  de: {
    network: "Netzwerk",
    password: "Passwort",
    show: "Passwort anzeigen",
    hide: "Passwort verbergen",
    second: "Ein zweites Gerät?",
    scan: "Richten Sie dessen Kamera auf diesen Code. Es verbindet sich von selbst.",
  },
  ru: {
    network: "Сеть",
    password: "Пароль",
    show: "Показать пароль",
    hide: "Скрыть пароль",
    second: "Второе устройство?",
    scan: "Наведите его камеру на этот код. Оно подключится само.",
  },
  ja: {
    network: "ネットワーク",
    password: "パスワード",
    show: "パスワードを表示",
    hide: "パスワードを隠す",
    second: "もう1台お使いですか？",
    scan: "その端末のカメラをこのコードに向けると、自動で接続します。",
  },
  zh: {
    network: "网络",
    password: "密码",
    show: "显示密码",
    hide: "隐藏密码",
    second: "第二台设备？",
    scan: "将其相机对准此二维码即可自动连接。",
  },
  ar: {
    network: "الشبكة",
    password: "كلمة المرور",
    show: "إظهار كلمة المرور",
    hide: "إخفاء كلمة المرور",
    second: "جهاز ثانٍ؟",
    scan: "وجّهوا كاميرته نحو هذا الرمز ليتصل تلقائيًا.",
  },
  tr: {
    network: "Ağ",
    password: "Parola",
    show: "Parolayı göster",
    hide: "Parolayı gizle",
    second: "İkinci bir cihaz mı?",
    scan: "Kamerasını bu koda doğrultun, kendiliğinden bağlanır.",
  },
  he: {
    network: "רשת",
    password: "סיסמה",
    show: "הצגת הסיסמה",
    hide: "הסתרת הסיסמה",
    second: "מכשיר נוסף?",
    scan: "כוונו את המצלמה שלו אל הקוד הזה והוא יתחבר מעצמו.",
  },
  fi: {
    network: "Verkko",
    password: "Salasana",
    show: "Näytä salasana",
    hide: "Piilota salasana",
    second: "Toinen laite?",
    scan: "Suuntaa sen kamera tähän koodiin. Se liittyy itsestään.",
  },
  sv: {
    network: "Nätverk",
    password: "Lösenord",
    show: "Visa lösenordet",
    hide: "Dölj lösenordet",
    second: "En andra enhet?",
    scan: "Rikta dess kamera mot koden. Den ansluter av sig själv.",
  },
  pt: {
    network: "Rede",
    password: "Palavra-passe",
    show: "Mostrar a palavra-passe",
    hide: "Ocultar a palavra-passe",
    second: "Um segundo dispositivo?",
    scan: "Aponte a câmara dele a este código. Liga-se por si só.",
  },
};
