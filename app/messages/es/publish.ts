import type { PublishMessages } from "../en/publish.ts";
import { pluralIn } from "../plural.ts";

const plural = pluralIn("es");

export const publish: PublishMessages = {
  before: "Antes de publicar",
  fixInHomepage: "Corregir en Inicio",
  fixInTheme: "Corregir en Estilo del tema",
  fixInButtons: "Corregir en Botones",
  fixInSocial: "Corregir en Redes sociales",
  versions: "Versiones",
  versionsHint: "Una versión restaurada pasa a ser su borrador. Los huéspedes la ven al publicar.",
  number: "N.º",
  note: "Nota",
  published: "Publicada",
  languages: "Idiomas",
  action: "Acción",
  live: "Publicada",
  restore: "Restaurar",
  draft: "Borrador",
  publish: "Publicar",
  publishing: "Publicando",
  address: "Dirección del portal",
  marketingConsent: "Consentimiento de marketing",
  marketingConsentHint: "Preguntar a los huéspedes al escanear",
  ready: (done: string | number, total: string | number) => `${done} de ${total} listos`,
  version: (version: string | number) => `Versión ${version}`,
  fixToPublish: (count: number) =>
    plural(count, { one: "Corrija 1 elemento para publicar", other: "Corrija # elementos para publicar" }),
  progress: (done: string | number, count: number) =>
    `${done} de ${plural(count, { one: "1 idioma", other: "# idiomas" })}`,
  fewerButtons: (language: string, done: string | number, total: string | number) =>
    `${language} tiene ${done} de ${total} botones`,
  fewerButtonsText: (language: string) =>
    `Quienes lean en ${language} verán menos botones. Puede publicar igualmente.`,
  regenerate: {
    title: "¿Regenerar el código QR?",
    text: "El código de sus tarjetas impresas y tabletas deja de funcionar al momento. Quien lo escanee verá un aviso.",
    keep: "Conservar el código actual",
    confirm: "Regenerar",
    running: "Regenerando",
  },
};
