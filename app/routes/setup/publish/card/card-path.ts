/** Path of the print layout of a QR code card. */
export const CARD_PATH = "/setup/publish/card";
