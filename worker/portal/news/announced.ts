import { textFingerprint } from "#domain/fingerprint.ts";
import { idSchema } from "#domain/id-schema.ts";
import { type ContentLanguage, isContentLanguage } from "#domain/language.ts";
import { z } from "#domain/zod.ts";
import { type AnnouncedRow, PLACE_SIGNS } from "../../db/announcements/announced.ts";
import { logEvent } from "../../log-event.ts";

/** What a portal's header says of an announcement that is on or planned, or of an emergency that has just ended. */
export const announcedSchema = z.object({
  id: idSchema,
  /** Changes with what guests read: who has closed it sees it again. */
  key: z.string(),
  /** One of `ANNOUNCEMENT_KINDS`, or what only a newer version knows. */
  kind: z.string(),
  from: z.number(),
  /** Null: until staff end it. */
  until: z.number().nullable(),
  /** That of the default language first: what guests read whose own is missing. */
  texts: z
    .array(z.object({ language: z.string(), text: z.string() }))
    .transform((texts) =>
      texts.flatMap(({ language, text }) => (isContentLanguage(language) ? { language, text } : [])),
    ),
  /** The last signs of the ids of places whose guests it is for, parted by commas; null: everyone. */
  places: z.string().nullable(),
});
export type Announced = z.infer<typeof announcedSchema>;

const textsSchema = z.record(z.string(), z.string());

function toAnnounced(row: AnnouncedRow, defaultLanguage: ContentLanguage): Announced {
  const { id, kind, startsAt, endsAt, places } = row;
  const texts = textsSchema.parse(JSON.parse(row.texts));
  const said = Object.entries(texts).flatMap(([language, text]) =>
    isContentLanguage(language) && text !== "" ? { language, text } : [],
  );
  const isDefault = ({ language }: { readonly language: string }) => language === defaultLanguage;
  return {
    id,
    key: `${id}.${textFingerprint(JSON.stringify(texts))}`,
    kind,
    from: startsAt,
    until: endsAt,
    texts: [...said.filter(isDefault), ...said.filter((each) => !isDefault(each))],
    places,
  };
}

/** The newest first, as guests read them. One whose texts can't be read is left out: the others are told. */
export function announcedOf(rows: readonly AnnouncedRow[], defaultLanguage: ContentLanguage): Announced[] {
  return rows.toReversed().flatMap((row) => {
    try {
      return [toAnnounced(row, defaultLanguage)];
    } catch (error) {
      logEvent("item_set_aside", { kind: "announcement", announcementId: row.id, error });
      return [];
    }
  });
}

/** Which announcements for places are for a guest, as one text: guests of the same get the same pages. */
export function audienceOf(announced: readonly Announced[], place: string | null): string {
  if (place === null || announced.length === 0) return "";
  return announced.map((item) => (item.places !== null && isFor(item, place) ? item.id : "")).join("");
}

/** For whom announcements are, and whether they get the portal itself. */
interface Audience {
  readonly isOpen: boolean;
  /** The place whose card the guest has scanned; null: of none. */
  readonly place: string | null;
}

/** What of it a guest is told: while the portal is closed, emergencies alone. */
export function announcedFor(
  announced: readonly Announced[],
  { isOpen, place }: Audience,
): readonly Announced[] {
  return announced.filter((item) => isFor(item, place) && (isOpen || item.kind === "emergency"));
}

/** Whether it is for a guest who has scanned the card of a place; null: of none. */
export function isFor({ places }: Pick<Announced, "places">, place: string | null): boolean {
  return places === null || (place !== null && places.includes(place.slice(-PLACE_SIGNS)));
}
