/** Business constants and limits (specification, sections 5 and 9; decisions D6, D9). */
export const NAME_LENGTH_MIN = 3;
export const USER_NAME_LENGTH_MAX = 20;
export const ACCOUNT_NAME_LENGTH_MAX = 40;
export const PROPERTY_NAME_LENGTH_MAX = 40;

export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;
export const MAX_POPUP_IMAGE_BYTES = 2.5 * 1024 * 1024;
export const MAX_PDF_BYTES = 8 * 1024 * 1024;
export const MAX_IMAGE_PIXELS = 40_000_000;
export const MAX_IMAGE_SIDE_PIXELS = 8_000;

/** All files of a property together; from this share on it is said that they take so much. */
export const MAX_FILES_BYTES = 2 * 1024 * 1024 * 1024;
export const FILES_NEARLY_FULL = 0.8;

export const MAX_CUSTOM_FONTS = 3;
export const MAX_GALLERY_ITEMS = 12;
export const MAX_FEEDBACK_QUESTIONS = 10;
export const MAX_BUTTONS = 60;
export const MAX_SUB_BUTTONS = 12;
export const MAX_SERVICES = 20;

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
export const MAX_DOCUMENT_BYTES = 512 * 1024;
/** What any other request carries: a form, or the JSON of a call. */
export const MAX_REQUEST_BYTES = 64 * 1024;
/** A page of a group's file: one line may be an object of ten megabytes, in base 64. */
export const MAX_IMPORT_BYTES = 24 * 1024 * 1024;
/** Of what was refused in a request, an answer names so much. */
export const MAX_NAMED_ERRORS = 50;

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
export const MAX_MEMBERS = 200;
/** For how long operations can bring a removed property back. */
export const REMOVAL_GRACE_DAYS = 30;
/** What a registration begins with (brand configuration, signUpTrialText). */
export const TRIAL_DAYS = 30;

/** What can be typed into the search of the site selection. */
export const SITE_TEXT_LENGTH_MAX = 100;
/** As many properties as a screen shows, and a browser keeps, at once. */
export const SITES_PER_PAGE = 50;
