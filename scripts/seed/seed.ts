import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Section } from "#domain/content/document.ts";
import type { StoredMedia } from "#domain/content/media.ts";
import type { MediaKind, Picture } from "#domain/content/media-reference.ts";
import type { ContentLanguage } from "#domain/language.ts";
import type { PlacesInput } from "#domain/place/place-import.ts";
import type { Property } from "#domain/property/property.ts";
import { toLocalTime } from "#domain/zoned-time.ts";
import { WITH_SHEETS_QUERY } from "#portal/portal-path.ts";
import {
  type Caller,
  callAs,
  createAccount,
  createProperty,
  DEMO_PASSWORD,
  expectAnswer,
  type LicenceInput,
  makeLicence,
  signIn,
  type Target,
} from "../api/caller.ts";
import { DEMO_PROPERTIES, MS_AURELIA_NORD } from "./demo-properties.ts";
import { type DemoProperty, demoButtons } from "./demo-property.ts";
import {
  MARLOWE_LANGUAGES,
  MARLOWE_SOCIAL,
  MARLOWE_THEME,
  type MarloweLanguage,
  type MarlowePictures,
  marloweButtons,
  marloweHomepage,
} from "./marlowe.ts";
import { marloweAnnouncements } from "./marlowe-announcements.ts";
import { MARLOWE_ANSWERS } from "./marlowe-answers.ts";
import { withHours } from "./marlowe-hours.ts";

export const DEMO = {
  password: DEMO_PASSWORD,
  slug: "marlowe-harbour",
  people: [
    { email: "staff@foyer.example", about: "Marlowe Collection, ten properties" },
    { email: "crew@foyer.example", about: "Northern Lights Cruises, another group" },
    { email: "new@foyer.example", about: "no properties yet" },
  ],
} as const;

const PICTURES = join(import.meta.dirname, "pictures");

/** Fills an empty local installation with the demo groups, through the public API. */
export async function seed(target: Target): Promise<void> {
  await seedMarlowe(target);
  await seedCruises(target);
  await createAccount(target, {
    email: "new@foyer.example",
    displayName: "New colleague",
    companyName: "Fresh Start Hotels",
  });
}

/** The other properties of the demo group: one for every licence state. */
const SISTERS: readonly {
  name: string;
  licence: LicenceInput | null;
  languages?: string[];
  active?: boolean;
}[] = [
  { name: "Old Granary Rooms", licence: { plicensemode: "PAID" } },
  {
    name: "Osteria Fico",
    licence: makeLicence("REQUEST", { previous: "PAID" }),
    languages: ["it", "en"],
  },
  { name: "Pier Cottage", licence: null, active: false },
  {
    name: "Qasr Al Rimal",
    licence: makeLicence("TRIAL", { from: -9, to: 21 }),
    languages: ["ar", "en"],
  },
  { name: "Seafield Lodge Spa", licence: makeLicence("PAID", { from: -400, to: -35 }) },
  {
    name: "Seehotel Lindenhof",
    licence: makeLicence("DEMO"),
    languages: ["de", "en", "it"],
  },
  {
    name: "The Tidemill Brasserie",
    licence: makeLicence("TRIAL", { from: -60, to: -30 }),
  },
  {
    name: "Villa Serafina",
    licence: makeLicence("PAID", { from: 30, to: 395 }),
    active: false,
  },
  { name: "Whitby Kestrel Hotel", licence: makeLicence("SUSPENDED", { previous: "PAID" }) },
];

async function seedMarlowe(target: Target): Promise<void> {
  const account = await createAccount(target, {
    email: "staff@foyer.example",
    displayName: "Front desk",
    companyName: "Marlowe Collection",
  });
  const hotel = await createProperty(target, account.groupId, {
    name: "Marlowe Harbour Hotel",
    slug: DEMO.slug,
    languages: MARLOWE_LANGUAGES,
    defaultLanguage: "en",
    address: "Custom House Quay, Falmouth",
    telephone: "+44 1326 550 142",
    features: { guestServices: true },
  });
  const staff = await signIn(target, "staff@foyer.example");
  for (const { name, licence, languages = ["en"], active = true } of SISTERS) {
    const demo = DEMO_PROPERTIES[name];
    const property = await createProperty(target, account.groupId, {
      name,
      languages,
      defaultLanguage: languages[0] ?? "en",
      active,
      ...(demo ? placeFacts(demo) : {}),
      licence: demo ? makeLicence("DEMO") : licence,
    });
    if (!demo) continue;
    // Published while its licence is valid, then given its final licence. If that has ended, guests get the closed
    // page with the property's number.
    await setUpProperty(staff, property, demo);
    if (licence) await setLicence(target, property, licence);
  }
  // Set up the hotel last: the list of sites begins with the property that was changed last.
  await setUpMarlowe(staff, hotel);
  await sendGuests(target, DEMO.slug);
}

async function setUpMarlowe(staff: Caller, hotel: Property): Promise<void> {
  const pictures: MarlowePictures = {
    logo: await upload(staff, hotel, "logo", "marlowe-logo.png"),
    portrait: await upload(staff, hotel, "background-portrait", "harbour-portrait.webp"),
    landscape: await upload(staff, hotel, "background-landscape", "harbour-landscape.webp"),
    coast: await upload(staff, hotel, "popup", "coast.webp"),
    rooms: [
      await upload(staff, hotel, "gallery", "room.webp"),
      await upload(staff, hotel, "gallery", "pool.webp"),
      await upload(staff, hotel, "gallery", "bar.webp"),
      await upload(staff, hotel, "gallery", "breakfast.webp"),
    ],
  };
  await save(staff, hotel, "homepage", marloweHomepage(pictures));
  await save(staff, hotel, "theme", MARLOWE_THEME);
  await save(staff, hotel, "social", MARLOWE_SOCIAL);
  await save(staff, hotel, "answers", MARLOWE_ANSWERS);
  const { day: today } = toLocalTime(Date.now(), hotel.timeZone);
  const published = (language: MarloweLanguage) =>
    withHours(marloweButtons(language, pictures), language, today);
  for (const language of MARLOWE_LANGUAGES) {
    await save(staff, hotel, "buttons", { buttons: published(language) }, language);
  }
  await addPlaces(staff, hotel, { kind: "room", ranges: "201-220, 301-320" });
  await addPlaces(staff, hotel, { kind: "table", ranges: "1-12" });
  await publish(staff, hotel, "Opening day");
  for (const content of marloweAnnouncements(Date.now(), hotel.timeZone)) {
    const path = `/api/properties/${hotel.id}/announcements`;
    await expectAnswer(await staff.call("POST", path, { json: { content, isSent: true } }));
  }
}

async function seedCruises(target: Target): Promise<void> {
  const account = await createAccount(target, {
    email: "crew@foyer.example",
    displayName: "Purser's office",
    companyName: "Northern Lights Cruises",
  });
  const ship = await createProperty(target, account.groupId, {
    name: "MS Aurelia Nord",
    languages: ["en", "de", "fi"],
    ...placeFacts(MS_AURELIA_NORD),
  });
  await createProperty(target, account.groupId, { name: "MV Halcyon Star", licence: makeLicence("TRIAL") });
  await setUpProperty(await signIn(target, "crew@foyer.example"), ship, MS_AURELIA_NORD);
}

function placeFacts({ slug, timeZone, address, telephone }: DemoProperty) {
  return { slug, timeZone, address, telephone };
}

/** Sets up a property as described, and publishes it. */
async function setUpProperty(staff: Caller, property: Property, demo: DemoProperty): Promise<void> {
  const background = await upload(staff, property, "background-portrait", `${demo.portrait}.webp`);
  const popups = demo.buttons.filter(({ type, leadsTo }) => type === "popup" && leadsTo !== "");
  const files = [
    ...popups.map(({ leadsTo }) => leadsTo),
    ...demo.buttons.flatMap(({ picture = [] }) => picture),
  ];
  const pictures = new Map<string, Picture>();
  for (const file of new Set(files)) {
    pictures.set(file, await upload(staff, property, "popup", `${file}.webp`));
  }
  const logo = demo.logo ? await upload(staff, property, "logo", demo.logo) : null;
  await save(staff, property, "homepage", {
    headerColour: demo.header,
    logo: logo && { ...logo, alt: property.name },
    backgroundPortrait: background,
    backgroundLandscape: null,
  });
  await save(staff, property, "theme", demo.theme);
  await save(staff, property, "social", demo.social);
  if (demo.answers) await save(staff, property, "answers", demo.answers);
  const automatic = property.languages.filter((language) => !isWritten(demo, language));
  for (const language of property.languages) {
    const buttons = automatic.includes(language) ? [] : demoButtons(demo, language, pictures);
    await save(staff, property, "buttons", { buttons }, language);
  }
  if (automatic.length > 0) await draftAutomatic(staff, property, automatic);
  await publish(staff, property, "");
}

/** Whether the demo has the names of buttons in a language; otherwise the language is automatic (L5). */
function isWritten({ buttons }: DemoProperty, language: ContentLanguage): boolean {
  return buttons.some(({ names }) => names[language] !== undefined);
}

/** Lets guests read the drafts of languages that nobody here reads: without an engine, those of the phrasebook. */
async function draftAutomatic(
  staff: Caller,
  property: Property,
  languages: readonly ContentLanguage[],
): Promise<void> {
  const path = `/api/properties/${property.id}/translations`;
  await expectAnswer(await staff.call("PUT", `${path}/settings`, { json: { automatic: languages } }));
  await expectAnswer(await staff.call("POST", `${path}/runs`, { json: { languages } }));
}

async function upload(caller: Caller, property: Property, kind: MediaKind, name: string): Promise<Picture> {
  const response = await caller.call(
    "POST",
    `/api/properties/${property.id}/media?kind=${kind}&name=${name}`,
    {
      body: readFileSync(join(PICTURES, name)),
    },
  );
  const { key, width, height } = (await expectAnswer(response)) as StoredMedia;
  return { key, width: width ?? 1, height: height ?? 1, alt: "" };
}

async function save(
  caller: Caller,
  property: Property,
  section: Section,
  body: unknown,
  language = "",
): Promise<void> {
  const path = `/api/properties/${property.id}/documents/${section}?language=${language}`;
  const { revision } = (await expectAnswer(await caller.call("GET", path))) as { revision: number };
  await expectAnswer(await caller.call("PUT", path, { json: body, revision }));
}

async function addPlaces(
  caller: Caller,
  property: Property,
  places: Pick<PlacesInput, "kind" | "ranges">,
): Promise<void> {
  const path = `/api/properties/${property.id}/places`;
  await expectAnswer(await caller.call("POST", path, { json: places }));
}

async function publish(caller: Caller, property: Property, note: string): Promise<void> {
  const path = `/api/properties/${property.id}/publish`;
  await expectAnswer(await caller.call("POST", path, { json: { note } }));
}

async function setLicence(target: Target, property: Property, licence: LicenceInput): Promise<void> {
  const response = await callAs(target, "PUT", `/api/ops/properties/${property.id}/licence`, {
    json: licence,
    headers: { authorization: `Bearer ${target.opsToken}` },
  });
  await expectAnswer(response);
}

/** Taps of the first day's guests, by button position. */
const TAPS = [7, 6, 5, 4, 3, 2, 2, 1, 1, 1];
const GUESTS = 14;

/** A first day of guests: page reports and messages. */
async function sendGuests(target: Target, slug: string): Promise<void> {
  const page = await (
    await target.send(new Request(`${target.origin}/p/${slug}${WITH_SHEETS_QUERY}`))
  ).text();
  // The search line is a form too, but one that is sent with GET.
  for (const form of page.match(/<form[^>]*method="post"[\s\S]*?<\/form>/g) ?? []) await fillIn(target, form);
  const ids = [...page.matchAll(/data-button="([a-z2-7]{24})"/g)].map((match) => match[1]);
  const buttons = [...new Set(ids)];
  for (let guest = 0; guest < GUESTS; guest += 1) {
    const tapped = buttons.filter((_, index) => (TAPS[index] ?? 0) * 2 > guest);
    const events = [
      { id: crypto.randomUUID(), kind: "view" },
      ...tapped.map((button) => ({ id: crypto.randomUUID(), kind: "click", button })),
    ];
    const counted = await target.send(
      new Request(`${target.origin}/p/${slug}/events`, {
        method: "POST",
        headers: {
          origin: target.origin,
          "content-type": "application/json",
          "accept-language": "en-GB,en;q=0.9",
          "user-agent": `Mozilla/5.0 (iPhone; CPU iPhone OS 18_${guest} like Mac OS X) AppleWebKit/605.1.15`,
        },
        body: JSON.stringify({ v: 1, events }),
      }),
    );
    await expectAnswer(counted);
  }
}

/** Fills in a page's form: the best answer to each question, and a room. */
async function fillIn(target: Target, form: string): Promise<void> {
  const action = /action="([^"]+)"/.exec(form)?.[1];
  if (!action) return;
  const fields = new URLSearchParams();
  for (const [input = ""] of form.matchAll(/<input[^>]*>/g)) {
    const read = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(input)?.[1] ?? "";
    if (read("type") === "hidden") fields.set(read("name"), read("value"));
    const isBetter = Number(read("value")) > Number(fields.get(read("name")) ?? -1);
    if (read("type") === "radio" && isBetter) fields.set(read("name"), read("value"));
    if (read("name") === "room") fields.set("room", "204");
  }
  const sent = await target.send(
    new Request(target.origin + action, {
      method: "POST",
      headers: { origin: target.origin, "user-agent": "Mozilla/5.0 (iPhone) Safari/604.1", accept: "*/*" },
      body: fields,
    }),
  );
  if (!sent.ok) throw new Error(`${sent.status} ${sent.url}: ${await sent.text()}`);
}
