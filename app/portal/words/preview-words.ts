import type { ContentLanguage } from "#domain/language.ts";

/** Additional words of a draft's page. */
export interface PreviewWords {
  readonly draft: string;
  readonly expiredTitle: string;
  readonly expired: string;
}

const WORDS: Readonly<Record<ContentLanguage, PreviewWords>> = {
  en: {
    draft: "Draft",
    expiredTitle: "This preview has ended",
    expired: "This preview link has expired. Ask for a new one.",
  },
  fr: {
    draft: "Brouillon",
    expiredTitle: "Cet aperçu n’est plus disponible",
    expired: "Ce lien d’aperçu a expiré. Demandez-en un nouveau.",
  },
  it: {
    draft: "Bozza",
    expiredTitle: "Questa anteprima non è più disponibile",
    expired: "Questo link di anteprima è scaduto. Ne chieda uno nuovo.",
  },
  es: {
    draft: "Borrador",
    expiredTitle: "Esta vista previa ya no está disponible",
    expired: "Este enlace de vista previa ha caducado. Pida uno nuevo.",
  },
  de: {
    draft: "Entwurf",
    expiredTitle: "Diese Vorschau ist beendet",
    expired: "Dieser Vorschaulink ist abgelaufen. Bitte lassen Sie sich einen neuen geben.",
  },
  ru: {
    draft: "Черновик",
    expiredTitle: "Предпросмотр больше не доступен",
    expired: "Срок действия этой ссылки истёк. Попросите новую.",
  },
  ja: {
    draft: "下書き",
    expiredTitle: "このプレビューは終了しました",
    expired: "このプレビューリンクの有効期限が切れています。新しいリンクをお求めください。",
  },
  zh: {
    draft: "草稿",
    expiredTitle: "此预览已结束",
    expired: "此预览链接已过期，请索取新的链接。",
  },
  ar: {
    draft: "مسودة",
    expiredTitle: "انتهت هذه المعاينة",
    expired: "انتهت صلاحية رابط المعاينة هذا. يُرجى طلب رابط جديد.",
  },
  tr: {
    draft: "Taslak",
    expiredTitle: "Bu önizleme sona erdi",
    expired: "Bu önizleme bağlantısının süresi doldu. Lütfen yenisini isteyin.",
  },
  he: {
    draft: "טיוטה",
    expiredTitle: "התצוגה המקדימה הסתיימה",
    expired: "תוקף הקישור לתצוגה המקדימה פג. נא לבקש קישור חדש.",
  },
  fi: {
    draft: "Luonnos",
    expiredTitle: "Tämä esikatselu on päättynyt",
    expired: "Tämä esikatselulinkki on vanhentunut. Pyydä uusi linkki.",
  },
  sv: {
    draft: "Utkast",
    expiredTitle: "Den här förhandsvisningen är avslutad",
    expired: "Den här länken har gått ut. Be om en ny.",
  },
  pt: {
    draft: "Rascunho",
    expiredTitle: "Esta pré-visualização terminou",
    expired: "Esta ligação de pré-visualização expirou. Peça uma nova.",
  },
};

export function getPreviewWords(language: ContentLanguage): PreviewWords {
  return WORDS[language];
}
