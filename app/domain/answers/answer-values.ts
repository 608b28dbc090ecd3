/** Yes, no, or on request. */
export const OFFERS = ["yes", "no", "request"] as const;
export type Offer = (typeof OFFERS)[number];

/** Units that a price is for. `once`: a single price for the whole. */
export const PERS = [
  "once",
  "person",
  "night",
  "personNight",
  "day",
  "hour",
  "stay",
  "room",
  "vehicle",
  "use",
  "order",
  "item",
  "bottle",
  "kilowattHour",
] as const;
export type Per = (typeof PERS)[number];

/** Units of a number. `count` is the number alone: the sentence says what is counted. */
export const UNITS = [
  "minute",
  "hour",
  "day",
  "year",
  "metre",
  "kilometre",
  "degree",
  "person",
  "count",
] as const;
export type Unit = (typeof UNITS)[number];

export const CONTACT_KINDS = ["telephone", "address", "link"] as const;
export type ContactKind = (typeof CONTACT_KINDS)[number];

/** Windows per answer, and characters of staff's own texts (A2). */
export const ANSWER_WINDOWS_MAX = 7;
export const PLACE_LENGTH_MAX = 40;
export const OWN_WORDS_LENGTH_MAX = 200;
export const ADDRESS_LENGTH_MAX = 120;
export const AMOUNT_MAX = 9_999_999;
/** Most decimals of any currency (Kuwaiti dinar). */
export const DECIMALS_MAX = 3;
export const QUANTITY_MAX = 9_999;

/** Own entries per property, search words per entry and language, and their lengths (A5). */
export const GUIDE_ENTRIES_MAX = 60;
export const ENTRY_TITLE_LENGTH_MAX = 40;
export const SEARCH_WORDS_MAX = 20;
export const SEARCH_WORD_LENGTH_MAX = 30;
