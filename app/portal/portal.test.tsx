import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { BUTTON_TYPES, type Button, type ButtonOf } from "#domain/content/button.ts";
import { changeTexts, readTexts, toPlainWords } from "#domain/content/button-texts.ts";
import type { Draft } from "#domain/content/document.ts";
import { SOCIAL_CHANNELS, SOCIAL_POSITIONS } from "#domain/content/social.ts";
import { newSubButton } from "#domain/content/starter/new-button.ts";
import type { Layout } from "#domain/content/theme.ts";
import { CONTENT_LANGUAGE_CODES, type ContentLanguage } from "#domain/language.ts";
import { BUTTON_ICONS } from "#domain/look/icon.ts";
import { PICTURE, sampleDraft, sampleId, usableButton, withDistinctTexts } from "#tests/factories/draft.ts";
import { dailyHours } from "#tests/factories/hours.ts";
import type { PortalMode } from "./buttons/button-view.ts";
import { ClosedPortal } from "./closed-portal.tsx";
import { GuardedContent } from "./guarded-content.tsx";
import { Icon } from "./icons.tsx";
import { Portal } from "./portal.tsx";
import { getUnlockedEntries } from "./tile/guest-buttons.ts";
import type { PortalMoment } from "./tile/opening-label.ts";

const PAYLOADS = [
  `<script>alert(1)</script>`,
  `<img src=x onerror=alert(1)>`,
  `"><svg onload=alert(1)>`,
  `' onclick='alert(1)`,
  `" onmouseover="alert(1)`,
  `</a></dialog><iframe src=//evil.example>`,
  `{{constructor.constructor('alert(1)')()}}`,
];

function render(draft: Draft, language: ContentLanguage = "en", mode?: PortalMode): string {
  return renderToStaticMarkup(
    <Portal
      draft={draft}
      language={language}
      slug="marlowe"
      features={{ guestServices: true }}
      mode={mode}
    />,
  );
}

/** Tags of the HTML, without the text between them. */
function getTags(html: string): readonly string[] {
  return html.match(/<[^>]*>/g) ?? [];
}

const EVERY_TEXT = { withUntranslated: true };

/** A translation without texts and untranslated values. */
function withNoText(button: Button): Button {
  return changeTexts(button, (_, text) => (typeof text === "string" ? "" : []), EVERY_TEXT);
}

/** Texts in the HTML, each with the language it is marked with. */
function spokenTexts(html: string): readonly (readonly [text: string, language: string])[] {
  const languages: string[] = [];
  const texts: [string, string][] = [];
  for (const [piece] of html.matchAll(/<[^>]*>|[^<]+/g)) {
    if (piece.startsWith("</")) languages.pop();
    else if (!piece.startsWith("<")) texts.push([piece, languages.at(-1) ?? ""]);
    else if (!piece.endsWith("/>")) {
      languages.push(/ lang="([^"]+)"/.exec(piece)?.[1] ?? languages.at(-1) ?? "");
    }
  }
  return texts;
}

describe("text typed by staff", () => {
  const plain = render(
    sampleDraft({ english: BUTTON_TYPES.map((type, index) => usableButton(type, index + 1)) }),
  );

  it.each(PAYLOADS)("stays text in every button type: %s [S13] [S76]", (payload) => {
    const english = BUTTON_TYPES.map((type, index) => usableButton(type, index + 1, payload));
    const html = render(sampleDraft({ name: payload, english }));
    const getNames = (tags: readonly string[]) => tags.map((tag) => tag.match(/^<\/?[\w-]+/)?.[0]);
    expect(getNames(getTags(html))).toEqual(getNames(getTags(plain)));
    expect(html).not.toMatch(/<[^>"]*(?:"[^"]*"[^>"]*)*\son\w+=/);
    expect(html.match(/<script|<iframe|javascript:/)).toBeNull();
  });

  it("adds no inline style and no event handler to the page [S9]", () => {
    expect(plain).not.toMatch(/\sstyle=|\son[a-z]+="/);
  });

  it.each(["javascript:alert(1)", "data:text/html,x", "//evil.example", "blob:https://a.example/b"])(
    "never becomes a link to %s [S80]",
    (url) => {
      const popup = usableButton("popup", 1);
      const content = [{ type: "paragraph", runs: [{ text: "x", link: url }] }];
      const draft = sampleDraft({ english: [{ ...popup, content } as typeof popup] });
      const social = { ...draft.social, channels: [{ channel: "x" as const, url }] };
      const hrefs = [...render({ ...draft, social }).matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
      expect(hrefs.every((href) => /^(?:#|\/p\/marlowe\/|tel:)/.test(href ?? ""))).toBe(true);
    },
  );

  it("draws no picture with an invalid key [S76]", () => {
    const key = "../../evil.svg";
    const logo = { ...PICTURE, key };
    expect(render(sampleDraft({ homepage: { ...sampleDraft().homepage, logo } }))).not.toContain(key);
  });
});

describe("the portal", () => {
  it.each(CONTENT_LANGUAGE_CODES)("has the language and direction of %s [S83]", (language) => {
    const html = render(sampleDraft({ languages: [language, "en"] }), language);
    const direction = language === "ar" || language === "he" ? "rtl" : "ltr";
    expect(html).toMatch(new RegExp(`^<div class="portal[^"]*" lang="${language}" dir="${direction}">`));
  });

  it("marks a fallback text with its language [S83]", () => {
    // All texts are distinct, so that an unmarked one cannot be mistaken for another type's.
    const english = BUTTON_TYPES.map((type, index) =>
      changeTexts(
        withDistinctTexts(usableButton(type, index + 1)),
        (_, text) => (typeof text === "string" ? `${text} (${type})` : text),
        EVERY_TEXT,
      ),
    );
    const chat = english.find((button): button is ButtonOf<"chat"> => button.type === "chat");
    const html = render(
      {
        ...sampleDraft({ english, languages: ["en", "ar"] }),
        buttons: { en: { buttons: english }, ar: { buttons: english.map(withNoText) } },
      },
      "ar",
    );
    const spoken = spokenTexts(html);
    for (const button of english) {
      expect(html).toContain(`<span lang="en" dir="ltr">${button.name}</span>`);
      for (const [path, text] of readTexts(button, EVERY_TEXT)) {
        if (path === "message" || path.endsWith(".message")) continue;
        const languages = spoken
          .filter(([own]) => own.includes(toPlainWords(text)))
          .map(([, language]) => language);
        expect(new Set(languages), `${path} of a ${button.type} button`).toEqual(new Set(["en"]));
      }
    }
    expect(html.match(/ lang="en"(?! dir="ltr")/g)).toBeNull();
    expect(html).toContain(`text=${encodeURIComponent(chat?.message ?? "")}`);
    expect(render(sampleDraft({ english }), "en")).not.toContain('<span lang="');
  });

  it("switches language by plain links, without a switch for a single language [S72]", () => {
    expect(render(sampleDraft())).toContain('<a href="/p/marlowe/de?choose" lang="de"');
    expect(render(sampleDraft({ languages: ["en"] }))).not.toContain("<details");
  });

  it("shows the logo, or the name without one [S4]", () => {
    const { homepage } = sampleDraft();
    expect(render(sampleDraft())).toContain('<h1 class="p-name">Marlowe Harbour</h1>');
    const html = render(sampleDraft({ homepage: { ...homepage, logo: PICTURE } }));
    expect(html).toContain(`src="/media/${PICTURE.key}"`);
    expect(html).toContain('alt="Marlowe Harbour"');
  });

  it("opens a popup without scripts: the tile links to its dialog, which links back [S76]", () => {
    const popup = usableButton("popup", 1);
    const html = render(sampleDraft({ english: [popup] }));
    expect(html).toMatch(new RegExp(`<a id="b-${popup.id}"[^>]*href="#d-${popup.id}"`));
    expect(html).toContain(`<dialog id="d-${popup.id}"`);
    expect(html).toContain(`href="#b-${popup.id}"`);
  });

  it.each(["feedback", "guest-services"] as const)(
    "sends a %s form to the property, but not from a draft [S77] [S141]",
    (type) => {
      const draft = sampleDraft({ english: [usableButton(type, 1)] });
      const name = type === "feedback" ? "feedback" : "requests";
      expect(render(draft)).toContain(`action="/p/marlowe/${name}" method="post"`);
      expect(render(draft)).toContain('name="language" value="en"');
      expect(render(draft, "en", "preview")).not.toContain("action=");
    },
  );

  it("opens the guide in the page's language, from a tile, a popup and behind a guard [A6, D95]", () => {
    const toGuide = { destination: "guide", topic: "eating" } as const;
    const tile = { ...usableButton("link", 1, "Guide"), ...toGuide } as Button;
    const sub = { ...newSubButton("link", sampleId(2), "Breakfast"), destination: "guide" };
    const popup = { ...usableButton("popup", 3), subButtons: [sub] } as Button;
    const draft = sampleDraft({ english: [tile, popup], defaultLanguage: "en" });
    for (const [language, mode] of [
      ["en", "published"],
      ["de", "published"],
      ["en", "preview"],
    ] as const) {
      const html = render({ ...draft, buttons: { [language]: { buttons: [tile, popup] } } }, language, mode);
      expect(html).toContain(`href="/p/marlowe/${language}/guide#eating"`);
      expect(html).toContain(`href="/p/marlowe/${language}/guide"`);
    }
    const [entry] = getUnlockedEntries(draft, "en", { guestServices: true }, "published");
    if (!entry) throw new Error("The draft has a guide button.");
    const target = { slug: "marlowe", language: "ar" } as const;
    const guarded = renderToStaticMarkup(<GuardedContent draft={draft} entry={entry} target={target} />);
    expect(guarded).toContain('href="/p/marlowe/ar/guide#eating"');
  });

  it("links every gallery picture to its full view [S78]", () => {
    const gallery = usableButton("gallery", 1);
    const html = render(sampleDraft({ english: [gallery] }));
    expect(html).toContain(`<figure id="i-${gallery.id}-0"><a href="#i-${gallery.id}-0"><img`);
  });

  it("has unique element ids, with every button type twice [S13]", () => {
    const english = [...BUTTON_TYPES, ...BUTTON_TYPES].map((type, index) => usableButton(type, index + 1));
    const ids = [...render(sampleDraft({ english })).matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("shows an empty sub-button to staff, but not to guests [S76]", () => {
    const popup = usableButton("popup", 1);
    if (popup.type !== "popup") throw new Error("The sample is no popup.");
    const subButtons = [newSubButton("map", sampleId(40), "Half made")];
    const draft = sampleDraft({ english: [{ ...popup, subButtons }] });
    expect(render(draft)).not.toContain("Half made");
    expect(render(draft, "en", "preview")).toContain("Half made");
  });

  it.each(SOCIAL_POSITIONS)("has one social bar at %s, and none without addresses [S80]", (position) => {
    const { social } = sampleDraft();
    const channels = [
      { channel: "vk" as const, url: "https://vk.com/marlowe" },
      { channel: "x" as const, url: "" },
    ];
    const html = render(sampleDraft({ social: { ...social, position, channels } }));
    expect(html.match(/class="p-social"/g)).toHaveLength(1);
    expect(html.match(/data-social=/g)).toHaveLength(1);
    expect(render(sampleDraft({ social: { ...social, position } }))).not.toContain('p-social"');
  });

  it("has a drawing for every icon and channel [S73] [S80]", () => {
    const icons = BUTTON_ICONS.map((name) => renderToStaticMarkup(<Icon name={name} />));
    expect(new Set(icons).size).toBe(BUTTON_ICONS.length);
    const channels = SOCIAL_CHANNELS.map((channel) => ({ channel, url: "https://a.example" }));
    const html = render(sampleDraft({ social: { ...sampleDraft().social, channels } }));
    expect(html.match(/data-social="\w+"[^>]*><svg[^>]*><(?:path|circle|rect|g)/g)).toHaveLength(
      SOCIAL_CHANNELS.length,
    );
  });

  it("makes the first sub-button wide only if chosen [S76]", () => {
    const popup = usableButton("popup", 1);
    if (popup.type !== "popup") throw new Error("The sample is no popup.");
    const half = {
      ...popup,
      subButtons: popup.subButtons.map((sub) => ({ ...sub, width: "half" as const })),
    };
    expect(render(sampleDraft({ english: [popup] }))).toContain("p-sub p-full");
    expect(render(sampleDraft({ english: [half] }))).not.toContain("p-full");
  });
});

describe("the closed portal", () => {
  it("shows name, one sentence and telephone, and no button [S142]", () => {
    const call = { ...usableButton("link", 1), destination: "telephone", telephone: "+44 1326" };
    const draft = sampleDraft({ english: [call as ReturnType<typeof usableButton>] });
    const html = renderToStaticMarkup(<ClosedPortal draft={draft} language="en" />);
    expect(html).toContain("closed at the moment");
    expect(html).toContain('href="tel:+441326"');
    expect(html).not.toContain("p-btn");
  });
});

describe("a portal at a moment", () => {
  const at = Date.parse("2026-11-21T12:00:00Z");
  const draw = (english: readonly Button[], moment: PortalMoment | undefined = { at, timeZone: "UTC" }) =>
    renderToStaticMarkup(
      <Portal
        draft={sampleDraft({ english })}
        language="en"
        slug="marlowe"
        features={{ guestServices: true }}
        moment={moment}
      />,
    );
  const evening = dailyHours("17:00", "22:00");

  it("leaves out a hidden button and its dialog, and fills the last row [T2]", () => {
    const [first, second] = [usableButton("feedback", 1), usableButton("link", 2)];
    const html = draw([{ ...first, hours: dailyHours("17:00", "22:00", "hide") }, second]);
    expect(html).not.toContain(first.id);
    expect(html).toContain(" s6 ");
  });

  it.each(BUTTON_TYPES)("shows a closed %s in place with its next opening, only readable [T2]", (type) => {
    const button = { ...usableButton(type, 1), hours: evening };
    const html = draw([button]);
    const tile = /<a (?:id="b-\w+" )?class="p-btn.*?<\/a>/.exec(html)?.[0] ?? "";
    expect(tile).toContain("is-closed");
    expect(tile).toContain("Opens 17:00</em>");
    const isReadable = type === "popup" || type === "gallery";
    expect(tile.includes(" href=")).toBe(isReadable);
    expect(tile.includes('aria-disabled="true"')).toBe(!isReadable);
    expect(html.includes("<dialog")).toBe(isReadable);
    expect(html).not.toContain("p-subs");
  });

  it("shows every open button, and all of them without a moment [T2]", () => {
    const english = BUTTON_TYPES.map((type, index) => ({ ...usableButton(type, index + 1), hours: evening }));
    const plain = draw(english.map(({ hours: _, ...button }) => button));
    // Dialogs have an empty element for the next opening while open.
    const bare = (html: string) => html.replaceAll('<p class="p-hours" role="status"></p>', "");
    expect(bare(draw(english, { at: at + 5 * 3_600_000, timeZone: "UTC" }))).toBe(plain);
    expect(bare(render(sampleDraft({ english })))).toBe(plain);
    const closed = draw([{ ...usableButton("popup", 1), hours: evening }]);
    expect(closed).toMatch(/<p class="p-hours" role="status">Opens/);
    expect(draw(english)).not.toBe(plain);
  });
});

describe("a card in a scrolling row", () => {
  const popup = usableButton("popup", 1);
  const withPicture = { ...popup, content: [{ type: "picture", picture: PICTURE }] } as Button;
  const cardsIn = (layout: Layout, button: Button) => {
    const draft = sampleDraft({ english: [button] });
    const html = render({ ...draft, theme: { ...draft.theme, layout } });
    return /<a [^>]*class="p-btn.*?<\/a>/s.exec(html)?.[0] ?? "";
  };

  it("shows the first picture of its content instead of the icon, as decoration [S82, D87]", () => {
    const card = cardsIn("scroll", withPicture);
    expect(card).toContain(`src="/media/${PICTURE.key}"`);
    expect(card).toContain('alt=""');
    expect(card).not.toContain("<svg");
  });

  it("keeps its icon without a picture, and in all other layouts [S82, D87]", () => {
    for (const card of [
      cardsIn("scroll", { ...popup, content: [] } as Button),
      cardsIn("two", withPicture),
    ]) {
      expect(card).toContain("<svg");
      expect(card).not.toContain("<img");
    }
  });

  it.each(["one", "two", "three", "scroll"] as const)(
    "prefers its own picture, like every tile in %s [S82, D87]",
    (layout) => {
      const own = { ...PICTURE, key: `${"d4".repeat(20)}.webp`, alt: "Not read: the name says it" };
      const tile = cardsIn(layout, { ...withPicture, picture: own });
      expect(tile).toContain("p-pic");
      expect(tile).toContain(`src="/media/${own.key}"`);
      expect(tile).toContain('alt=""');
      expect(tile).not.toContain(PICTURE.key);
    },
  );
});
