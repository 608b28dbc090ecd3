import { titleSchema } from "../answers/chips/chip-text-schema.ts";

/** Generic file-name words of cameras, phones, messengers and browsers. */
const NO_WORD =
  /^(?:img|dsc[a-z]?|dscn|cimg|mvimg|pxl|gopr|dji|vid|wp|sam|hpim|imag|pict|pic|p|fb|image|picture|photo|foto|bild|imagen|immagine|unnamed|untitled|download|scan|whatsapp|signal|copy|kopie|copie|copia|at|um|à|alle)$/i;
/** Screenshot words in the interface languages: they say nothing about the content. */
const SCREENSHOT = /screen[ _-]?shot|bildschirmfoto|capture d|captura de|schermata|screen[ _-]?recording/i;
const UUID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/gi;
/** Word separators in a file name. */
const GAPS = /[\s_+.,()[\]–—-]+/u;
const NUMBER = /^\d+$/;

/** Whether part of a name is machine-made: a date or size, a long number, or random letters. */
function isNoise(part: string): boolean {
  if (/^\d{5,}$|^\d+x\d+$/i.test(part)) return true;
  if (/^[a-z]{1,5}\d{3,}$/i.test(part)) return true;
  return /^(?=.*\d)(?=.*[a-z])[a-z0-9]{8,}$/i.test(part);
}

/**
 * Suggests a title from a picture's file name: "pool-bar_2.jpg" becomes "Pool bar 2". Empty if the name has
 * no real words ("IMG_1234", a screenshot, a UUID) or exceeds the title length. Pure.
 */
export function suggestTitle(fileName: string): string {
  const stem = fileName.normalize("NFC").replace(/\.[a-z0-9]{1,5}$/i, "");
  if (SCREENSHOT.test(stem)) return "";
  const parts = stem.replace(UUID, " ").split(GAPS).filter(Boolean);
  const kept = parts.filter((part, index) => {
    if (NO_WORD.test(part) || isNoise(part)) return false;
    const before = parts[index - 1] ?? "";
    // Drop a number that follows a generic word: "IMG_1234".
    return !(NUMBER.test(part) && (NO_WORD.test(before) || isNoise(before)));
  });
  if (!kept.some((part) => /\p{L}{2}/u.test(part))) return "";
  const [first = "", ...rest] = kept.join(" ");
  return titleSchema.safeParse(first.toUpperCase() + rest.join("")).data ?? "";
}
