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

/** Storage for a property's files; from the share `FILES_WARNING_SHARE` on, screens warn. */
export const FILES_BYTES_MAX = 2 * 1024 * 1024 * 1024;
export const FILES_WARNING_SHARE = 0.8;

export const CUSTOM_FONTS_MAX = 3;
export const GALLERY_ITEMS_MAX = 12;
export const FEEDBACK_QUESTIONS_MAX = 10;
export const MAP_PLACES_MAX = 10;
export const BUTTONS_MAX = 60;
export const SUB_BUTTONS_MAX = 12;
export const SERVICES_MAX = 20;
export const SERVICE_MINUTES_MAX = 240;

/** Shared desks of a property (H3), and the minutes without use after which a desk shows the names again. */
export const DESKS_MAX = 20;
export const DESK_NAME_LENGTH_MAX = 30;
export const QUIET_MINUTES_MAX = 60;
export const QUIET_MINUTES_DEFAULT = 5;
/** Minutes for which a code pairs a browser with a desk. */
export const DESK_CODE_MINUTES = 10;
export const DESK_DIGITS_LENGTH = 6;

/** Places in use per property, and characters per place name (R1). */
export const PLACES_MAX = 5_000;
export const PLACE_NAME_LENGTH_MAX = 20;
/** Places selected at once on a screen, and cards per printed document (R2). */
export const PLACES_CHOSEN_MAX = 100;
export const PLACE_CARDS_MAX = 500;
/** Characters of a card's sentence. */
export const CARD_SENTENCE_LENGTH_MAX = 60;
/** Codes of a property's places, including ended ones not freed yet. */
export const PLACE_CODES_MAX = 20_000;
/** Days for which a replaced card, or one of a deleted place, still opens the portal (D18). */
export const OLD_CARD_DAYS = 30;
/** Days until an ended code and a deleted place are freed; until then the place can be restored. */
export const ENDED_CODE_DAYS = 365;

/** Characters per announcement and language (N1). */
export const ANNOUNCEMENT_LENGTH_MAX = 140;
/** Announcements that may be on at the same time in a property. */
export const ANNOUNCEMENTS_ON_MAX = 5;
/** Emergencies that may be sent within ten minutes without confirmation, and by members other than owners. */
export const EMERGENCIES_WITHOUT_QUESTION_MAX = 2;
export const EMERGENCIES_WITHOUT_OWNER_MAX = 4;
/** Announcements that may be sent within an hour without confirmation. */
export const ANNOUNCEMENTS_PER_HOUR_MAX = 3;
/** Announcements of a property that have not ended: drafts, planned and running ones. */
export const ANNOUNCEMENTS_OPEN_MAX = 50;

/** Titles and general texts have up to two lines, gallery descriptions four [S123, S124]. */
export const TITLE_LINES_MAX = 2;
export const DESCRIPTION_LINES_MAX = 4;
/** Lines are counted after wrapping at this many characters (D9). */
export const CHARACTERS_PER_LINE = 40;

/** Length of a portal address chosen by staff. */
export const PORTAL_ADDRESS_LENGTH_MIN = 3;
export const PORTAL_ADDRESS_LENGTH_MAX = 48;
/** Former addresses that redirect to the portal. */
export const FORMER_ADDRESSES_MAX = 10;

/** Texts per call of a translation engine (L7). */
export const TEXTS_PER_CALL_MAX = 50;

/** D1 limits a row to 2 MB in production (more locally); documents stay far below. */
export const DOCUMENT_BYTES_MAX = 512 * 1024;
/** Body limit of other requests: forms and JSON. */
export const REQUEST_BYTES_MAX = 64 * 1024;
/** One page of a group file: a line may be an object of ten megabytes in base 64. */
export const IMPORT_BYTES_MAX = 24 * 1024 * 1024;
/** Maximum field errors in an answer. */
export const NAMED_ERRORS_MAX = 50;

export const TOAST_DURATION_MS = 5_000;
export const PROPERTY_RELOAD_DELAY_MS = 3_000;

export const PASSWORD_LENGTH_MIN = 12;
export const PASSWORD_BYTES_MAX = 256;
/** Lifetime of a mailed link. */
export const RESET_LINK_MINUTES = 60;
export const CONFIRMATION_LINK_HOURS = 48;
export const INVITATION_DAYS = 7;
/** Passkeys of one person. */
export const PASSKEYS_MAX = 10;
/** How long a password or passkey counts as proof for sensitive actions (H4). */
export const PROOF_MINUTES = 10;
export const RECIPIENT_LINK_DAYS = 30;
/** Addresses outside a group that may be asked per day to accept guest messages. */
export const NEW_RECIPIENTS_PER_DAY_MAX = 20;
/** Members of a group, including invited ones. */
export const MEMBERS_MAX = 200;
/** Properties that can be chosen for one person; the live channel stores them with each socket. */
export const CHOSEN_PROPERTIES_MAX = 100;
/** Days during which operations can restore a removed property. */
export const REMOVAL_GRACE_DAYS = 30;
/** How long a restore point can be used. */
export const RESTORE_DAYS = 30;
/** Trial period after registration (brand configuration, signUpTrialText). */
export const TRIAL_DAYS = 30;

/** Length of the site search text. */
export const SITE_TEXT_LENGTH_MAX = 100;
/** Properties per page, on screens and in the browser's cache. */
export const SITES_PER_PAGE = 50;
/** Properties shown in a menu; more need the search. */
export const SITES_IN_MENU_MAX = 12;

/** Maximum lengths of guests' input, in characters. */
export const ROOM_LENGTH_MAX = 20;
export const NOTE_LENGTH_MAX = 300;
