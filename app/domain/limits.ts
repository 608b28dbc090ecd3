/** Business constants and limits (specification, sections 5 and 9; decisions D6, D9). */
export const NAME_LENGTH_MIN = 3;
export const USER_NAME_LENGTH_MAX = 20;
export const ACCOUNT_NAME_LENGTH_MAX = 40;
export const PROPERTY_NAME_LENGTH_MAX = 40;

export const IMAGE_BYTES_MAX = 5 * 1024 * 1024;
export const POPUP_IMAGE_BYTES_MAX = 2.5 * 1024 * 1024;
export const PDF_BYTES_MAX = 8 * 1024 * 1024;
export const IMAGE_PIXELS_MAX = 40_000_000;
export const IMAGE_SIDE_PIXELS_MAX = 8_000;

/** All files of a property together; from this share on it is said that they take so much. */
export const FILES_BYTES_MAX = 2 * 1024 * 1024 * 1024;
export const FILES_NEARLY_FULL = 0.8;

export const CUSTOM_FONTS_MAX = 3;
export const GALLERY_ITEMS_MAX = 12;
export const FEEDBACK_QUESTIONS_MAX = 10;
export const MAP_PLACES_MAX = 10;
export const BUTTONS_MAX = 60;
export const SUB_BUTTONS_MAX = 12;
export const SERVICES_MAX = 20;

/** Places of a property that are in use, and the characters of a place's name (R1). */
export const PLACES_MAX = 5_000;
export const PLACE_NAME_LENGTH_MAX = 20;
/** Places that are chosen at once on a screen, and cards that one document to be printed has (R2). */
export const PLACES_CHOSEN_MAX = 100;
export const PLACE_CARDS_MAX = 500;
/** Characters of what a card says besides its place. */
export const CARD_SENTENCE_LENGTH_MAX = 60;
/** Codes that its places have, those among them that have ended and are not freed. */
export const PLACE_CODES_MAX = 20_000;
/** For so long a card that was replaced, or whose place is gone, leads to the portal (D18). */
export const OLD_CARD_DAYS = 30;
/** For so long the code of such a card is known, and a place that was deleted can be restored. Then both are freed. */
export const ENDED_CODE_DAYS = 365;

/** Characters of an announcement in one language (N1). */
export const ANNOUNCEMENT_LENGTH_MAX = 140;
/** Announcements of a property that guests see at one moment. */
export const ANNOUNCEMENTS_ON_MAX = 5;
/** So many emergencies within ten minutes are sent without a question, and so many without an owner. */
export const EMERGENCIES_UNASKED = 2;
export const EMERGENCIES_WITHOUT_OWNER = 4;
/** So many within an hour are sent without a question. */
export const ANNOUNCEMENTS_AN_HOUR = 3;
/** Announcements of a property that have not ended: its drafts, and what is planned and on. */
export const ANNOUNCEMENTS_OPEN_MAX = 50;

/** A title or a general content text may take two lines, a gallery description four [S123, S124]. */
export const TITLE_LINES_MAX = 2;
export const DESCRIPTION_LINES_MAX = 4;
/** A line is counted after wrapping at this many characters (D9). */
export const CHARACTERS_PER_LINE = 40;

/** Of a portal's address that staff choose. */
export const PORTAL_ADDRESS_LENGTH_MIN = 3;
export const PORTAL_ADDRESS_LENGTH_MAX = 48;
/** Addresses that a portal had before, each of which leads on to it. */
export const FORMER_ADDRESSES_MAX = 10;

/** D1 stores 2 MB a row in production and more locally; documents stay far below either. */
export const DOCUMENT_BYTES_MAX = 512 * 1024;
/** What any other request carries: a form, or the JSON of a call. */
export const REQUEST_BYTES_MAX = 64 * 1024;
/** A page of a group's file: one line may be an object of ten megabytes, in base 64. */
export const IMPORT_BYTES_MAX = 24 * 1024 * 1024;
/** Of what was refused in a request, an answer names so much. */
export const NAMED_ERRORS_MAX = 50;

export const TOAST_DURATION_MS = 5_000;
export const PROPERTY_RELOAD_DELAY_MS = 3_000;

export const PASSWORD_LENGTH_MIN = 12;
export const PASSWORD_BYTES_MAX = 256;
/** How long a mailed link works. */
export const RESET_LINK_MINUTES = 60;
export const CONFIRMATION_LINK_HOURS = 48;
export const INVITATION_DAYS = 7;
export const RECIPIENT_LINK_DAYS = 30;
/** So many addresses outside a group are asked within a day whether they want guests' messages. */
export const NEW_RECIPIENTS_A_DAY = 20;
/** People of one group, the invited ones among them. */
export const MEMBERS_MAX = 200;
/** For how long operations can bring a removed property back. */
export const REMOVAL_GRACE_DAYS = 30;
/** What a registration begins with (brand configuration, signUpTrialText). */
export const TRIAL_DAYS = 30;

/** What can be typed into the search of the site selection. */
export const SITE_TEXT_LENGTH_MAX = 100;
/** As many properties as a screen shows, and a browser keeps, at once. */
export const SITES_PER_PAGE = 50;
/** What a menu shows at once; more are searched. */
export const SITES_IN_MENU_MAX = 12;
