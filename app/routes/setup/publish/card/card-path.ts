/** Where a card with the code is laid out for a printer. */
export const CARD_PATH = "/setup/publish/card";
