import { titleSchema } from "./buttons/text-schemas.ts";

/** What cameras, phones, messengers and browsers call a picture of which they know nothing. */
const NO_WORD =
  /^(?:img|dsc[a-z]?|dscn|cimg|mvimg|pxl|gopr|dji|vid|wp|sam|hpim|imag|pict|pic|p|fb|image|picture|photo|foto|bild|imagen|immagine|unnamed|untitled|download|scan|whatsapp|signal|copy|kopie|copie|copia|at|um|à|alle)$/i;
/** A picture of a screen, in the languages of the interface: it says what somebody did, not what it shows. */
const SCREENSHOT = /screen[ _-]?shot|bildschirmfoto|capture d|captura de|schermata|screen[ _-]?recording/i;
const UUID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/gi;
/** Between two words of a name. */
const GAPS = /[\s_+.,()[\]–—-]+/u;
const NUMBER = /^\d+$/;

/** Whether a part of a name is made by a machine: a date or a size, a number of many digits, or letters at random. */
function isNoise(part: string): boolean {
  if (/^\d{5,}$|^\d+x\d+$/i.test(part)) return true;
  if (/^[a-z]{1,5}\d{3,}$/i.test(part)) return true;
  return /^(?=.*\d)(?=.*[a-z])[a-z0-9]{8,}$/i.test(part);
}

/**
 * The title that a picture's file name suggests: "pool-bar_2.jpg" is "Pool bar 2". Empty where the name is no words, as
 * "IMG_1234", a screenshot's or a UUID are, or where it is longer than a title may be. Pure.
 */
export function titleOfFileName(fileName: string): string {
  const stem = fileName.normalize("NFC").replace(/\.[a-z0-9]{1,5}$/i, "");
  if (SCREENSHOT.test(stem)) return "";
  const parts = stem.replace(UUID, " ").split(GAPS).filter(Boolean);
  const kept = parts.filter((part, index) => {
    if (NO_WORD.test(part) || isNoise(part)) return false;
    const before = parts[index - 1] ?? "";
    // The number of a camera belongs to the camera's word: "IMG_1234".
    return !(NUMBER.test(part) && (NO_WORD.test(before) || isNoise(before)));
  });
  if (!kept.some((part) => /\p{L}{2}/u.test(part))) return "";
  const [first = "", ...rest] = kept.join(" ");
  return titleSchema.safeParse(first.toUpperCase() + rest.join("")).data ?? "";
}
