import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FONT_IDS } from "../look/font.ts";
import { CONTENT_SCHEMA_VERSION } from "./document.ts";
import { SECTION_SCHEMAS } from "./document-schema.ts";
import { plainTextOf } from "./rich-text.ts";
import { SOCIAL_CHANNELS, SOCIAL_POSITIONS, SOCIAL_SIZES } from "./social.ts";
import { newButton, newSubButton } from "./starter/new-button.ts";
import { TEMPLATE } from "./starter/template.ts";
import { isNewerContent, migrateContent, readContent, viewContent } from "./versions.ts";

const ADDRESSES = [
  "",
  "https://facebook.com/marlowe",
  "https://www.instagram.com/marlowe",
  "https://youtu.be/abc",
  "https://tripadvisor.co.uk/Hotel",
  "https://marlowe.example",
  "http://bar.marlowe.example/menu?x=1#top",
];

/** What version 1 accepted: any address for any channel, each channel once. */
const socialOfVersion1 = fc.record({
  channels: fc.uniqueArray(
    fc.record({ channel: fc.constantFrom(...SOCIAL_CHANNELS), url: fc.constantFrom(...ADDRESSES) }),
    { selector: ({ channel }) => channel, maxLength: SOCIAL_CHANNELS.length },
  ),
  position: fc.constantFrom(...SOCIAL_POSITIONS),
  size: fc.constantFrom(...SOCIAL_SIZES),
  opacity: fc.integer({ min: 0, max: 100 }),
  background: fc.constantFrom("#0f482f", "#ffffff"),
});

const font = fc.constantFrom(...FONT_IDS);

/** What version 1 accepted: three families on the list, repeated or not, and any two used beside them. */
const themeOfVersion1 = fc
  .record({ custom: fc.array(font, { maxLength: 3 }), heading: font, body: font })
  .map((fonts) => ({ ...TEMPLATE.theme, fonts }));

const OLD = { social: socialOfVersion1, theme: themeOfVersion1 } as const;

describe("a document of version 1", () => {
  it.each(["social", "theme"] as const)(
    "is a valid one of today, whatever it holds: %s [S108]",
    (section) => {
      fc.assert(
        fc.property(OLD[section] as fc.Arbitrary<unknown>, (body) => {
          const migrated = migrateContent(section, { schemaVersion: 1, body });
          expect(SECTION_SCHEMAS[section].safeParse(migrated).success).toBe(true);
        }),
        { numRuns: 2_000 },
      );
    },
  );

  it.each(["social", "theme"] as const)(
    "is the same after two upgrades as after one: %s [S108]",
    (section) => {
      fc.assert(
        fc.property(OLD[section] as fc.Arbitrary<unknown>, (body) => {
          const once = migrateContent(section, { schemaVersion: 1, body });
          expect(migrateContent(section, { schemaVersion: 1, body: once })).toEqual(once);
          expect(migrateContent(section, { schemaVersion: CONTENT_SCHEMA_VERSION, body: once })).toEqual(
            once,
          );
        }),
        { numRuns: 2_000 },
      );
    },
  );

  it.each(["social", "theme"] as const)(
    "that satisfies today's rules is left alone: %s [S108]",
    (section) => {
      fc.assert(
        fc.property(OLD[section] as fc.Arbitrary<unknown>, (body) => {
          const today = SECTION_SCHEMAS[section].safeParse(body);
          fc.pre(today.success);
          expect(migrateContent(section, { schemaVersion: 1, body })).toEqual(body);
        }),
        { numRuns: 2_000 },
      );
    },
  );

  it("loses no address while a channel is free for it, and none of its channels twice [S108]", () => {
    fc.assert(
      fc.property(socialOfVersion1, (body) => {
        const { channels } = readContent("social", { schemaVersion: 1, body });
        expect(channels).toHaveLength(body.channels.length);
        const gone = body.channels.filter(({ url }) => !channels.some((entry) => entry.url === url));
        // Only where the website has an address of its own is there no place left.
        if (gone.length > 0) expect(channels.map(({ channel }) => channel)).toContain("website");
      }),
    );
  });

  it("keeps the fonts that guests see [S108]", () => {
    fc.assert(
      fc.property(themeOfVersion1, (body) => {
        const { fonts } = readContent("theme", { schemaVersion: 1, body });
        expect(fonts.heading).toBe(body.fonts.heading);
        expect(fonts.body).toBe(body.fonts.body);
      }),
    );
  });

  it("keeps the first of its list, up to three families, and those in use [S108]", () => {
    const customOf = (custom: string[], heading: string, body: string) => {
      const theme = { ...TEMPLATE.theme, fonts: { custom, heading, body } };
      return readContent("theme", { schemaVersion: 1, body: theme }).fonts.custom;
    };
    expect(customOf(["lora", "cairo", "heebo"], "bitter", "inter")).toEqual(["lora", "cairo"]);
    expect(customOf(["lora", "cairo", "heebo"], "heebo", "bitter")).toEqual(["lora", "heebo"]);
  });

  it.each([
    [
      "an address of another channel goes there",
      "facebook",
      "https://instagram.com/a",
      "instagram",
      "https://instagram.com/a",
    ],
    [
      "any other address goes to the website",
      "facebook",
      "https://marlowe.example",
      "website",
      "https://marlowe.example",
    ],
    ["its own address stays", "facebook", "https://facebook.com/a", "facebook", "https://facebook.com/a"],
  ] as const)("%s [S108]", (_what, channel, url, home, address) => {
    const body = { ...TEMPLATE.social, channels: [{ channel, url }] };
    expect(readContent("social", { schemaVersion: 1, body }).channels).toEqual([
      { channel: home, url: address },
    ]);
  });
});

describe("hours of version 4", () => {
  const sampleId = (index: number) =>
    `${"b".repeat(22)}${String.fromCharCode(97 + Math.floor(index / 26))}${String.fromCharCode(97 + (index % 26))}`;
  const day = fc.constantFrom(
    ...["0000-01-01", "0026-11-01", "1999-12-31", "2000-01-01", "2000-01-05", "2026-12-24"],
    ...["2026-12-31", "2199-12-30", "2199-12-31", "2200-01-01", "9999-12-30", "9999-12-31"],
  );
  const season = fc.option(
    fc
      .tuple(day, day)
      .filter(([from, to]) => from <= to)
      .map(([from, to]) => ({ kind: "dates", from, to })),
  );
  const hoursOfVersion4 = fc
    .record({
      seasons: fc.array(season, { maxLength: 3 }),
      dates: fc.uniqueArray(day, { maxLength: 3 }),
    })
    .filter(({ seasons, dates }) => seasons.length + dates.length > 0)
    .map(({ seasons, dates }) => ({
      outside: "hide",
      windows: seasons.map((each, index) => ({
        id: sampleId(index),
        days: [1, 2, 3, 4, 5, 6, 7],
        nextDay: false,
        season: each,
        from: `0${index}:00`,
        to: `0${index}:30`,
      })),
      exceptions: dates.map((date, index) => ({ id: sampleId(50 + index), date, open: null })),
    }));
  const bodyOf = (hours: unknown) => ({ buttons: [{ ...newButton("link", sampleId(1), "Spa"), hours }] });
  const migrated = (body: unknown) => migrateContent("buttons", { schemaVersion: 4, body });

  it("are valid ones of today with dates from 2000 to 2199, and the same after two upgrades [S108]", () => {
    fc.assert(
      fc.property(hoursOfVersion4, (hours) => {
        const once = migrated(bodyOf(hours));
        expect(SECTION_SCHEMAS.buttons.safeParse(once).error?.issues ?? []).toEqual([]);
        expect(migrated(once)).toEqual(once);
        const isValid = SECTION_SCHEMAS.buttons.safeParse(bodyOf(hours)).success;
        if (isValid) expect(once).toEqual(bodyOf(hours));
      }),
      { numRuns: 2_000 },
    );
  });

  it("that never came stay closed, and are not open always [S108]", () => {
    const exceptions = [{ id: sampleId(7), date: "9999-12-31", open: null }];
    expect(migrated(bodyOf({ outside: "hide", windows: [], exceptions }))).toEqual(
      bodyOf({
        outside: "hide",
        windows: [],
        exceptions: [{ id: sampleId(7), date: "2000-01-01", open: null }],
      }),
    );
  });
});

describe("a popup of version 2", () => {
  const runs = fc.array(
    fc.record({
      text: fc.constantFrom("Tea", "a\nb", "中"),
      bold: fc.constantFrom(true as const, undefined),
    }),
    { maxLength: 3 },
  );
  const block = fc.oneof(
    fc.record({ type: fc.constant("paragraph"), runs }),
    fc.record({ type: fc.constant("heading"), runs }),
    fc.record({ type: fc.constant("list"), items: fc.array(runs, { minLength: 1, maxLength: 4 }) }),
  );
  const popup = newButton("popup", "a".repeat(24), "Wi-Fi");
  const bodyOf = (content: unknown) => ({
    buttons: [newButton("link", "b".repeat(24), "Menu"), { ...popup, content }],
  });

  it("is a valid one of today with all its words, and is upgraded once only [S108]", () => {
    fc.assert(
      fc.property(fc.array(block, { maxLength: 5 }), (content) => {
        const body = JSON.parse(JSON.stringify(bodyOf(content)));
        const today = readContent("buttons", { schemaVersion: 2, body });
        const words = content.flatMap((old) => ("runs" in old ? [old.runs] : old.items));
        const read = today.buttons[1];
        expect(read?.type === "popup" && plainTextOf(read.content)).toBe(
          words.map((line) => line.map(({ text }) => text).join("")).join("\n"),
        );
        expect(migrateContent("buttons", { schemaVersion: 2, body: today })).toEqual(today);
      }),
    );
  });
});

describe("a stored version", () => {
  it.each([0, 1.5, CONTENT_SCHEMA_VERSION + 1])(
    "that no schema has is refused: %s [S108]",
    (schemaVersion) => {
      expect(() => readContent("qr", { schemaVersion, body: TEMPLATE.qr })).toThrow("No content schema");
    },
  );
});

it("only what a later schema wrote is a newer version's [S108]", () => {
  const around = [CONTENT_SCHEMA_VERSION - 1, CONTENT_SCHEMA_VERSION, CONTENT_SCHEMA_VERSION + 1];
  expect(around.map(isNewerContent)).toEqual([false, false, true]);
});

describe("a stored body that is looked at", () => {
  it("is as it was stored where today's version has checked it, and brought up where an older one has [S108]", () => {
    const stored = { ...TEMPLATE.social };
    expect(viewContent("social", { schemaVersion: CONTENT_SCHEMA_VERSION, body: stored })).toBe(stored);
    const channels = [{ channel: "facebook", url: "https://bar.marlowe.example" }];
    const older = viewContent("social", { schemaVersion: 1, body: { ...stored, channels } });
    expect(older.channels).toEqual([{ channel: "website", url: "https://bar.marlowe.example" }]);
    expect(() => viewContent("social", { schemaVersion: 1, body: { ...stored, size: "vast" } })).toThrow();
  });
});

it("numbers of version 8 become ones that a phone can dial, and stay what they are [S133, S108]", () => {
  const chat = { ...newButton("chat", "a".repeat(24), "Write to us"), whatsapp: "+4407700900123" };
  const call = { ...newButton("link", "b".repeat(24), "Call us"), telephone: "+44 (0)1326 550142" };
  const none = { ...newButton("link", "c".repeat(24), "Call us"), telephone: "---" };
  const body = { buttons: [chat, call, none] };
  const read = readContent("buttons", { schemaVersion: 8, body });
  expect(read.buttons).toMatchObject([
    { whatsapp: "+447700900123" },
    { telephone: "+44 (0)1326 550142" },
    { telephone: "" },
  ]);
  expect(readContent("buttons", { schemaVersion: 8, body: read })).toEqual(read);
});

it("a location of version 8 that holds a link is the place that it names, or words; the button leads somewhere [S75, S108]", () => {
  const at = (location: string) => ({ ...newButton("map", "a".repeat(24), "Find us"), location });
  const sub = {
    ...newSubButton("map", "d".repeat(24), "Pier"),
    location: "https://www.google.com/maps/@50.1,-5.2,9z",
  };
  const popup = { ...newButton("popup", "b".repeat(24), "Tips"), subButtons: [sub] };
  const read = (button: object) =>
    readContent("buttons", { schemaVersion: 8, body: { buttons: [button] } }).buttons[0];
  expect(read(at("https://maps.app.goo.gl/abc"))).toMatchObject({ location: "https://maps.app.goo.gl/abc" });
  expect(read(at("https://www.marlowe.example/find us"))).toMatchObject({
    location: "marlowe.example/find us",
  });
  expect(read(at("Quay 3, Falmouth"))).toMatchObject({ location: "Quay 3, Falmouth" });
  expect(read(popup)).toMatchObject({ subButtons: [{ location: "50.1, -5.2" }] });
});

it("a stored address that today's rules refuse opens with its draft, empty, and others stay [S74, S108]", () => {
  const UNKNOWN = "https://\u05d0a.example.com/menu";
  const link = (patch: object) => ({ ...newButton("link", "a".repeat(24), "Menu"), ...patch });
  const read = (button: object) =>
    readContent("buttons", { schemaVersion: 8, body: { buttons: [button] } }).buttons[0];
  expect(read(link({ url: UNKNOWN, email: "desk@\u05d0a.example.com" }))).toMatchObject({
    url: "",
    email: "",
  });
  expect(read(link({ url: "https://пример.рф/menu", email: "desk@müller.de" }))).toMatchObject({
    url: "https://пример.рф/menu",
    email: "desk@müller.de",
  });
  expect(read(link({ whatsapp: "+4401234" }))).toMatchObject({ whatsapp: "" });
  const content = [
    {
      type: "paragraph",
      runs: [
        { text: "Menu", link: UNKNOWN },
        { text: "Bar", link: "https://a.de" },
      ],
    },
  ];
  expect(read({ ...newButton("popup", "b".repeat(24), "Tips"), content })).toMatchObject({
    content: [{ runs: [{ text: "Menu" }, { text: "Bar", link: "https://a.de" }] }],
  });
  const channels = [{ channel: "website", url: UNKNOWN }];
  expect(
    readContent("social", { schemaVersion: 8, body: { ...TEMPLATE.social, channels } }).channels,
  ).toEqual([{ channel: "website", url: "" }]);
});
