import { foldText, isBlank } from "../text.ts";
import type { PlaceKind } from "./place.ts";

/** Words for each kind in hotels' lists, folded: singular and plural, in each interface language. */
const KIND_WORDS: Readonly<Record<PlaceKind, readonly string[]>> = {
  room: [
    ...["room", "rooms", "zimmer", "chambre", "chambres", "habitacion", "habitaciones"],
    ...["camera", "camere"],
  ],
  table: ["table", "tables", "tisch", "tische", "mesa", "mesas", "tavolo", "tavoli"],
  deck: ["deck", "decks", "pont", "ponts", "cubierta", "cubiertas", "ponte", "ponti"],
  lobby: ["lobby", "hall", "atrio"],
  pool: ["pool", "pools", "becken", "piscine", "piscines", "piscina", "piscinas"],
  other: ["other", "sonstiges", "autre", "otro", "altro"],
};

const KINDS = new Map(
  Object.entries(KIND_WORDS).flatMap(([kind, words]) => words.map((word) => [word, kind as PlaceKind])),
);

export function findKind(cell: string): PlaceKind | undefined {
  return KINDS.get(foldText(cell.trim()));
}

/** Column headings for kinds. */
const KIND_HEADS = toHeads(
  "kind, kind of place, place kind, type, type of place, art, typ, genre, type de lieu, tipo, tipo de lugar, tipo di luogo",
);
/** Column headings for room classes, which are only sometimes kinds of place. */
const CLASS_HEADS = toHeads(
  `room type, roomtype, type of room, room category, room class, category, class, zimmertyp, zimmerart,
   zimmerkategorie, kategorie, type de chambre, categorie, tipo de habitacion, tipo habitacion, categoria,
   tipo di camera, tipo camera, tipologia`,
);
/** Column headings for names, the most certain first. */
const NAME_HEADS = [
  toHeads(
    `room number, room no, room nr, room num, roomnumber, roomno, room name, room id, unit number, unit no, cabin number,
     cabin no, table number, table no, table name, zimmernummer, zimmernr, zimmer nr, zimmer no, zimmer nummer, zimmername,
     zimmerbezeichnung, raumnummer, kabinennummer, tischnummer, tisch nr, numero de chambre, no de chambre, n de chambre,
     no chambre, n chambre, nom de la chambre, numero de table, no de table, numero de habitacion, no de habitacion,
     n de habitacion, no habitacion, n habitacion, nombre de la habitacion, numero de mesa, no de mesa, numero camera,
     numero di camera, no camera, n camera, nome camera, numero tavolo, numero di tavolo`,
  ),
  toHeads("name, names, name of place, place name, bezeichnung, nom, nom du lieu, nombre, nome"),
  toHeads(
    "place, places, ort, orte, lieu, lieux, lugar, lugares, luogo, luoghi, raum, unit, cabin, kabine, cabine, cabina",
  ),
  new Set([...KIND_WORDS.room, ...KIND_WORDS.table]),
  toHeads("number, no, nr, num, nummer, numero, n"),
];
/** Column headings of other data from hotel systems. */
const OTHER_HEADS = toHeads(
  `floor, level, building, wing, status, state, housekeeping, occupancy, max occupancy, capacity, beds, bed type, guests,
   etage, stock, stockwerk, gebaude, belegung, max belegung, betten, reinigung, etat, batiment, capacite, lits, menage,
   planta, piso, edificio, estado, capacidad, camas, limpieza, piano, stato, capienza, letti, pulizia`,
);

function toHeads(words: string): ReadonlySet<string> {
  return new Set(words.split(",").map((word) => word.trim().replace(/\s+/g, " ")));
}

/** Normalises a heading: "Room No." equals "room_no". */
function foldHead(cell: string): string {
  return foldText(cell)
    .replace(/[\s\p{P}\p{S}]+/gu, " ")
    .trim();
}

/** The columns with names and kinds. */
export interface PlaceColumns {
  readonly name: number;
  /** `null`: no column of kinds. */
  readonly kind: number | null;
  /** Whether the column of kinds may hold something else, such as room classes. */
  readonly isLoose: boolean;
}

/**
 * Detects a header row, in any interface language and column order; `null`: not a header. A kind's word such
 * as "Room" is a heading beside other headings or alone, but a kind beside a name.
 */
export function findColumns(cells: readonly string[]): PlaceColumns | null {
  const heads = cells.map(foldHead);
  const named = heads.filter((_head, index) => !isBlank(cells[index] ?? ""));
  if (named.length === 0 || named.some((head) => /\p{N}/u.test(head))) return null;
  const isSure = (head: string) =>
    [KIND_HEADS, CLASS_HEADS, OTHER_HEADS, ...NAME_HEADS.slice(0, 2)].some((heads) => heads.has(head));
  const isAlone = named.length === 1 && NAME_HEADS.some((group) => group.has(named[0] ?? ""));
  if (!isAlone && (named.length === 1 || !named.some(isSure))) return null;
  const kindAt = heads.findIndex((head) => KIND_HEADS.has(head));
  const kind = kindAt >= 0 ? kindAt : heads.findIndex((head) => CLASS_HEADS.has(head));
  const groupAt = NAME_HEADS.findIndex((group) => heads.some((head) => group.has(head)));
  const name = heads.findIndex((head, index) =>
    groupAt < 0 ? index !== kind && head !== "" : NAME_HEADS[groupAt]?.has(head),
  );
  if (name < 0) return null;
  const isLoose = kindAt < 0 || named.length > 2 || KINDS.has(heads[name] ?? "");
  return { name, kind: kind < 0 ? null : kind, isLoose };
}
