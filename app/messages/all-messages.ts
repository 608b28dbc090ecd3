import type { InterfaceLanguage } from "#domain/language.ts";
import { accountForms as accountDe } from "./account/de.ts";
import { accountForms as accountEn } from "./account/en.ts";
import { accountForms as accountEs } from "./account/es.ts";
import { accountForms as accountFr } from "./account/fr.ts";
import { accountForms as accountIt } from "./account/it.ts";
import { apart as apartDe } from "./apart/de.ts";
import { apart as apartEn } from "./apart/en.ts";
import { apart as apartEs } from "./apart/es.ts";
import { apart as apartFr } from "./apart/fr.ts";
import { apart as apartIt } from "./apart/it.ts";
import type { Catalogues } from "./catalogues.ts";
import { dashboard as dashboardDe } from "./dashboard/de.ts";
import { dashboard as dashboardEn } from "./dashboard/en.ts";
import { dashboard as dashboardEs } from "./dashboard/es.ts";
import { dashboard as dashboardFr } from "./dashboard/fr.ts";
import { dashboard as dashboardIt } from "./dashboard/it.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { first as firstDe } from "./first/de.ts";
import { first as firstEn } from "./first/en.ts";
import { first as firstEs } from "./first/es.ts";
import { first as firstFr } from "./first/fr.ts";
import { first as firstIt } from "./first/it.ts";
import { fr } from "./fr.ts";
import { guide as guideDe } from "./guide/de.ts";
import { guide as guideEn } from "./guide/en.ts";
import { guide as guideEs } from "./guide/es.ts";
import { guide as guideFr } from "./guide/fr.ts";
import { guide as guideIt } from "./guide/it.ts";
import { it } from "./it.ts";

const ALL: Readonly<Record<InterfaceLanguage, Catalogues>> = {
  en: {
    first: firstEn,
    "signed-in": en,
    account: accountEn,
    guide: guideEn,
    apart: apartEn,
    dashboard: dashboardEn,
  },
  de: {
    first: firstDe,
    "signed-in": de,
    account: accountDe,
    guide: guideDe,
    apart: apartDe,
    dashboard: dashboardDe,
  },
  es: {
    first: firstEs,
    "signed-in": es,
    account: accountEs,
    guide: guideEs,
    apart: apartEs,
    dashboard: dashboardEs,
  },
  fr: {
    first: firstFr,
    "signed-in": fr,
    account: accountFr,
    guide: guideFr,
    apart: apartFr,
    dashboard: dashboardFr,
  },
  it: {
    first: firstIt,
    "signed-in": it,
    account: accountIt,
    guide: guideIt,
    apart: apartIt,
    dashboard: dashboardIt,
  },
};

/** All catalogues of a language, for the build and tests. A missing text is a type error here. */
export function getCatalogues(language: InterfaceLanguage): Catalogues {
  return ALL[language];
}
