import type { PortfolioMessages } from "../en/portfolio.ts";
import { pluralIn } from "../plural.ts";

const plural = pluralIn("it");

export const portfolio: PortfolioMessages = {
  title: "Confronta le strutture",
  back: "Statistiche",
  caption: (range: string) => `Strutture a confronto: ${range}`,
  property: "Struttura",
  trend: "Andamento",
  change: "vs periodo prec.",
  today: "Oggi",
  published: "Ultima pubblicazione",
  never: "Mai",
  noLicence: "Nessuna licenza valida",
  notYet: "Lì questo giorno non è ancora iniziato",
  open: (property: string) => `Apri le statistiche di ${property}`,
  sum: (count: number) => plural(count, { one: "# struttura", other: "Tutte le # strutture" }),
  soFar: (counted: string | number) => `${counted} conteggiate finora`,
  counting: (counted: string | number, all: string | number) =>
    `Conteggio in corso: ${counted} strutture su ${all}`,
  countedAt: (time: string) => `Conteggio delle ${time}`,
  countedBetween: (from: string, to: string) => `Conteggio fatto tra le ${from} e le ${to}`,
  notCounted: "Non ancora conteggiata",
  countingFailed:
    "Non è stato possibile conteggiare tutte le strutture. Il totale riguarda quelle che hanno dati.",
  shown: (shown: string | number, all: string | number) =>
    `Sono mostrate ${shown} strutture su ${all}. Ordine e totale le comprendono tutte.`,
  more: "Mostra altre strutture",
  file: "strutture",
  heads: {
    from: "Dal",
    to: "Al",
    before: "Visite prima",
    counted: "Conteggio (UTC)",
    id: "ID della struttura",
  },
  about: {
    name: "Confronto",
    text: "Ogni struttura è contata nel proprio fuso orario, come nelle sue Statistiche, e solo finché la licenza è valida. Il totale somma le strutture: un ospite che ne visita due è una visita unica in ciascuna. La variazione è rispetto alla stessa parte del periodo precedente.",
  },
  failed: "Impossibile caricare le strutture.",
};
