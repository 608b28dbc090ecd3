import { replaceChips } from "#domain/answers/chips/chip.ts";
import { textFingerprint } from "#domain/fingerprint.ts";
import { type ContentLanguage, isContentLanguage } from "#domain/language.ts";
import { isBlank } from "#domain/text.ts";
import { idSchema } from "#domain/value-schemas.ts";
import { z } from "#domain/zod.ts";
import type { TextFill } from "#portal/answers/fill-answers.ts";
import { type AnnouncedRow, PLACE_SIGNS } from "../../db/announcements/announced.ts";
import { logEvent } from "../../log-event.ts";

/** An announcement in a portal's header: active, planned, or an emergency that has just ended. */
export const announcedSchema = z.object({
  id: idSchema,
  /** Changes with the texts, so that guests who closed the announcement see the new text. */
  key: z.string(),
  /** One of `ANNOUNCEMENT_KINDS`, or a kind of a newer version. */
  kind: z.string(),
  from: z.number(),
  /** `null`: until staff end it. */
  until: z.number().nullable(),
  /** Default-language text first; it is the fallback. */
  texts: z
    .array(z.object({ language: z.string(), text: z.string() }))
    .transform((texts) =>
      texts.flatMap(({ language, text }) => (isContentLanguage(language) ? { language, text } : [])),
    ),
  /** Last characters of the ids of its places, separated by commas; `null`: for everyone. */
  places: z.string().nullable(),
});
export type Announced = z.infer<typeof announcedSchema>;

interface Reading {
  readonly defaultLanguage: ContentLanguage;
  /** Puts answers into a text. */
  readonly fill: TextFill;
}

const textsSchema = z.record(z.string(), z.string());

function toAnnounced(row: AnnouncedRow, { defaultLanguage, fill }: Reading): Announced {
  const { id, kind, startsAt, endsAt, places } = row;
  // Without its answers rather than not at all: it may be an emergency.
  const toText = (language: string, text: string) =>
    (isContentLanguage(language) && fill(text, language)) || replaceChips(text, () => "");
  const texts = Object.entries(textsSchema.parse(JSON.parse(row.texts))).map(
    ([language, text]) => [language, toText(language, text)] as const,
  );
  const said = texts.flatMap(([language, text]) =>
    isContentLanguage(language) && !isBlank(text) ? { language, text } : [],
  );
  const isDefault = ({ language }: { readonly language: string }) => language === defaultLanguage;
  return {
    id,
    key: `${id}.${textFingerprint(JSON.stringify(Object.fromEntries(texts)))}`,
    kind,
    from: startsAt,
    until: endsAt,
    texts: [...said.filter(isDefault), ...said.filter((each) => !isDefault(each))],
    places,
  };
}

/**
 * Announcements for the header, newest first. A row whose texts are unreadable is skipped and logged; the rest
 * is kept.
 */
export function toAnnouncedList(rows: readonly AnnouncedRow[], reading: Reading): Announced[] {
  return rows.toReversed().flatMap((row) => {
    try {
      return [toAnnounced(row, reading)];
    } catch (error) {
      logEvent("item_set_aside", { kind: "announcement", announcementId: row.id, error });
      return [];
    }
  });
}

/** Cache key: the ids of the place announcements that this guest sees. Guests with equal keys get the same page. */
export function toAudienceKey(announced: readonly Announced[], place: string | null): string {
  if (place === null || announced.length === 0) return "";
  return announced.map((item) => (item.places !== null && isFor(item, place) ? item.id : "")).join("");
}

/** The guest's place, and whether the portal is open. */
interface Audience {
  readonly isOpen: boolean;
  /** Id of the place whose card the guest has scanned; `null`: none. */
  readonly place: string | null;
}

/** Announcements for this guest. A closed portal shows emergencies only. */
export function announcedFor(
  announced: readonly Announced[],
  { isOpen, place }: Audience,
): readonly Announced[] {
  return announced.filter((item) => isFor(item, place) && (isOpen || item.kind === "emergency"));
}

/** Whether an announcement is for a guest at `place` (`null`: no card scanned). */
export function isFor({ places }: Pick<Announced, "places">, place: string | null): boolean {
  return places === null || (place !== null && places.includes(place.slice(-PLACE_SIGNS)));
}
