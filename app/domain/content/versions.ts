import { z } from "#domain/zod.ts";
import { isEmail, parseWebAddress, whatsappSchema } from "../address.ts";
import { CUSTOM_FONTS_MAX } from "../limits.ts";
import { DEFAULT_FONT } from "../look/font.ts";
import { isTelephone, typedNumber, withoutTrunkZero } from "../telephone.ts";
import { mendLocation } from "./buttons/map-location.ts";
import { CONTENT_SCHEMA_VERSION, type Section, type SectionBodies } from "./document.ts";
import { SECTION_SCHEMAS } from "./document-schema.ts";
import { boundDates } from "./hours/hours-of-version-4.ts";
import { showableContent } from "./newer-content.ts";
import { belongsToChannel, SOCIAL_CHANNELS, type SocialChannel } from "./social.ts";
import { readChannelAddress } from "./social-schema.ts";

/** A stored body and the schema version that it was written under. */
export interface VersionedBody {
  readonly schemaVersion: number;
  readonly body: unknown;
}

type Migrations = Readonly<Partial<Record<Section, (body: unknown) => unknown>>>;

/**
 * How a body of a version becomes one of the next, by the version it comes from. A version or section without an
 * entry did not change what was stored before. Each is pure, leaves a body that satisfies the next version as it
 * is, and is never edited once it was released.
 */
const MIGRATIONS: Readonly<Record<number, Migrations>> = {
  // Channels lead to their own sites, and a font counts where it is used.
  1: { social: sendChannelsHome, theme: countUsedFonts },
  // An entry of a list holds paragraphs and lists.
  2: { buttons: wrapListEntries },
  // Buttons may have hours: what was stored has none, and stays.
  3: {},
  // Dates are from 2000 to 2199. Buttons may carry more icons: what was stored carries none of them.
  4: { buttons: boundDates },
  // Links may lead to a network, services may have minutes: what was stored has neither, and stays.
  5: {},
  // Buttons may be guarded: what was stored is open to all.
  6: {},
  // So may forms be.
  7: {},
  // Numbers are ones that a phone can dial, addresses ones that a browser can open, locations ones that a map can find.
  // Buttons may have a picture: what was stored has none.
  8: { buttons: mendContacts, social: mendChannels },
};

/**
 * A stored body as its section's schema has it today, whichever version it was written under.
 *
 * Throws on a version of the future, and on a body that never satisfied its own version.
 */
export function readContent<Name extends Section>(
  section: Name,
  { schemaVersion, body }: VersionedBody,
): SectionBodies[Name] {
  return SECTION_SCHEMAS[section].parse(migrateContent(section, { schemaVersion, body }));
}

/** Whether a newer version wrote what is stored under this schema version. */
export function isNewerContent(schemaVersion: number): boolean {
  return schemaVersion > CONTENT_SCHEMA_VERSION;
}

/**
 * A stored body for looking. Of today's version it is as it is: it was checked when it was stored. Of a newer one it is
 * what can be shown of it, and otherwise as `readContent` has it.
 */
export function viewContent<Name extends Section>(
  section: Name,
  { schemaVersion, body }: VersionedBody,
): SectionBodies[Name] {
  if (schemaVersion === CONTENT_SCHEMA_VERSION) return body as SectionBodies[Name];
  return isNewerContent(schemaVersion)
    ? showableContent(section, body)
    : readContent(section, { schemaVersion, body });
}

/** The body under the newest version, not yet checked against its schema. */
export function migrateContent(section: Section, { schemaVersion, body }: VersionedBody): unknown {
  if (!Number.isInteger(schemaVersion) || schemaVersion < 1 || schemaVersion > CONTENT_SCHEMA_VERSION) {
    throw new Error(`No content schema has the version ${schemaVersion}.`);
  }
  let migrated = body;
  for (let version = schemaVersion; version < CONTENT_SCHEMA_VERSION; version += 1) {
    migrated = MIGRATIONS[version]?.[section]?.(migrated) ?? migrated;
  }
  return migrated;
}

const channelsOfVersion1 = z.looseObject({
  channels: z.array(z.object({ channel: z.enum(SOCIAL_CHANNELS), url: z.string() })),
});

/**
 * Version 1 took any address for any channel. One that leads elsewhere goes to the channel whose it is, else
 * to the website, where that is free: guests still find it. Otherwise its channel waits for an address,
 * which the publishing check names.
 */
function sendChannelsHome(body: unknown): unknown {
  const social = channelsOfVersion1.parse(body);
  const taken = new Set(social.channels.map(({ channel }) => channel));
  const channels = social.channels.map(({ channel, url }) => {
    if (belongsToChannel(channel, url)) return { channel, url };
    const home = homeOf(url, taken);
    if (!home) return { channel, url: "" };
    taken.add(home);
    return { channel: home, url };
  });
  return { ...social, channels };
}

/** The first channel that an address belongs to and that is not taken; "website", the last, takes any. */
function homeOf(url: string, taken: ReadonlySet<SocialChannel>): SocialChannel | undefined {
  return SOCIAL_CHANNELS.find((channel) => !taken.has(channel) && belongsToChannel(channel, url));
}

const fontsOfVersion1 = z.looseObject({
  fonts: z.looseObject({ custom: z.array(z.string()), heading: z.string(), body: z.string() }),
});

/**
 * Version 1 counted the list alone, so that a portal could use five families. What headings and texts use
 * stays, as guests see it; of the others the first on the list do, up to three in all.
 */
function countUsedFonts(body: unknown): unknown {
  const theme = fontsOfVersion1.parse(body);
  const { custom, heading, body: text } = theme.fonts;
  const used = new Set([heading, text].filter((id) => id !== DEFAULT_FONT));
  const isFree = (id: string) => id !== DEFAULT_FONT && !used.has(id);
  const free = [...new Set(custom.filter(isFree))];
  const kept = new Set(free.slice(0, CUSTOM_FONTS_MAX - used.size));
  if (kept.size === free.length) return theme;
  return { ...theme, fonts: { ...theme.fonts, custom: custom.filter((id) => !isFree(id) || kept.has(id)) } };
}

const entryOfVersion2 = z.array(z.looseObject({ text: z.string() }));
const listOfVersion2 = z.looseObject({ type: z.literal("list"), items: z.array(z.unknown()) });
const popupsOfVersion2 = z.looseObject({
  buttons: z.array(z.looseObject({ content: z.array(z.unknown()).optional() })),
});

/** Version 2 kept an entry of a popup's list as its runs alone; they become its one paragraph. */
function wrapListEntries(body: unknown): unknown {
  const stored = popupsOfVersion2.parse(body);
  const buttons = stored.buttons.map((button) =>
    button.content ? { ...button, content: button.content.map(wrapEntriesOf) } : button,
  );
  return { ...stored, buttons };
}

function wrapEntriesOf(block: unknown): unknown {
  const list = listOfVersion2.safeParse(block);
  if (!list.success) return block;
  const items = list.data.items.map((entry) => {
    const runs = entryOfVersion2.safeParse(entry);
    return runs.success ? [{ type: "paragraph", runs: runs.data }] : entry;
  });
  return { ...list.data, items };
}

const contactsOfVersion8 = z.looseObject({
  telephone: z.string().optional(),
  whatsapp: z.string().optional(),
  location: z.string().optional(),
  url: z.string().optional(),
  email: z.string().optional(),
});
const buttonsOfVersion8 = z.looseObject({
  buttons: z.array(
    contactsOfVersion8.extend({
      subButtons: z.array(contactsOfVersion8).optional(),
      content: z.array(z.unknown()).optional(),
    }),
  ),
});

/**
 * Version 8 took a WhatsApp number with the nought that nobody dials behind its country code, and a telephone number
 * without a digit. The nought goes; where there is no digit, nothing was reached, and nothing stands. It looked for any
 * location as a text: a link becomes the place that it names, and any other address the words that it is. It took
 * addresses of hosts that can't exist (IDNA): they opened nowhere, and nothing stands, as the publishing check says.
 */
function mendContacts(body: unknown): unknown {
  const stored = buttonsOfVersion8.parse(body);
  const buttons = stored.buttons.map(({ subButtons, content, ...button }) => ({
    ...mendPart(button),
    ...(content && { content: mendLinks(content) }),
    ...(subButtons && { subButtons: subButtons.map(mendPart) }),
  }));
  return { ...stored, buttons };
}

function mendPart(part: z.infer<typeof contactsOfVersion8>) {
  const { telephone, whatsapp, location, url, email } = part;
  const mended = withoutTrunkZero(whatsapp ?? "");
  return {
    ...part,
    ...(telephone !== undefined && { telephone: isTelephone(typedNumber(telephone)) ? telephone : "" }),
    ...(whatsapp !== undefined && { whatsapp: whatsappSchema.safeParse(mended).success ? mended : "" }),
    ...(location !== undefined && { location: mendLocation(location) }),
    ...(url !== undefined && { url: parseWebAddress(url) === null ? "" : url }),
    ...(email !== undefined && { email: isEmail(email) ? email : "" }),
  };
}

/** A formatted text whose links can all be opened; words whose link can't stay as words. */
function mendLinks(content: unknown): unknown {
  if (Array.isArray(content)) return content.map(mendLinks);
  if (typeof content !== "object" || content === null) return content;
  const { link, ...rest } = content as { readonly link?: unknown };
  const mended = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, mendLinks(value)]));
  const isLink = typeof link === "string" && parseWebAddress(link) !== null;
  return isLink ? { ...mended, link } : mended;
}

function mendChannels(body: unknown): unknown {
  const social = channelsOfVersion1.parse(body);
  const channels = social.channels.map((entry) =>
    "url" in readChannelAddress(entry.channel, entry.url) ? entry : { ...entry, url: "" },
  );
  return { ...social, channels };
}
