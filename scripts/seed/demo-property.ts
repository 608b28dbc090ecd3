import type { Answers } from "#domain/answers/answers.ts";
import type { Button } from "#domain/content/button.ts";
import type { Picture } from "#domain/content/media-reference.ts";
import type { Social } from "#domain/content/social.ts";
import { newColouredButton } from "#domain/content/starter/new-button.ts";
import { TEMPLATE } from "#domain/content/starter/template.ts";
import type { Theme } from "#domain/content/theme.ts";
import type { ContentLanguage } from "#domain/language.ts";
import type { ButtonIcon } from "#domain/look/icon.ts";
import { idAt } from "./marlowe.ts";

/** A button of a demo property: its type, its names by language, and its target. */
interface DemoButton {
  readonly type: "link" | "popup" | "click-to-call" | "map" | "chat" | "feedback";
  readonly icon: ButtonIcon;
  readonly names: Readonly<Partial<Record<ContentLanguage, string>>>;
  /** An address, number, place or email, by type; for a popup, the file of its picture. */
  readonly leadsTo: string;
  /** File of the picture on its tile. */
  readonly picture?: string;
  /** Text of a popup, or the question of a form. */
  readonly texts?: Readonly<Partial<Record<ContentLanguage, string>>>;
}

/** A property of the demo as guests see it. */
export interface DemoProperty {
  readonly slug: string;
  readonly timeZone: string;
  readonly address: string;
  readonly telephone: string;
  readonly logo?: string;
  /** Background picture for every orientation. */
  readonly portrait: string;
  readonly header: string;
  readonly theme: Theme;
  readonly social: Social;
  readonly buttons: readonly DemoButton[];
  /** Absent: the property has no guide. */
  readonly answers?: Answers;
}

type Look = Partial<Omit<Theme, "button">> & { readonly button?: Partial<Theme["button"]> };

/** A theme given by its differences from the template. */
export function themeLike({ button, ...look }: Look): Theme {
  return { ...TEMPLATE.theme, ...look, button: { ...TEMPLATE.theme.button, opacity: 100, ...button } };
}

/** A social bar from a property's account names. */
export function socialLike(name: string, look: Partial<Social>, whatsapp?: string): Social {
  return {
    ...TEMPLATE.social,
    channels: [
      { channel: "instagram", url: `https://instagram.com/${name}.example` },
      { channel: "facebook", url: `https://facebook.com/${name}.example` },
      ...(whatsapp ? [{ channel: "whatsapp", url: `https://wa.me/${whatsapp}` } as const] : []),
    ],
    ...look,
  };
}

/** A property's buttons in one language. `pictures` are the stored ones, by file name. */
export function demoButtons(
  demo: DemoProperty,
  language: ContentLanguage,
  pictures: ReadonlyMap<string, Picture>,
): Button[] {
  return demo.buttons.map(({ type, icon, names, leadsTo, picture, texts = {} }, index) => {
    const name = names[language] ?? "";
    const text = texts[language] ?? "";
    const button = newColouredButton(demo.theme, type, idAt(100 + index), name);
    const fields = {
      link: { url: leadsTo },
      "click-to-call": { extension: leadsTo },
      map: { location: leadsTo },
      chat: { whatsapp: leadsTo },
      feedback: {
        email: "staff@foyer.example",
        title: name,
        questions: [{ id: idAt(130 + index), text, responseType: "stars" }],
      },
      popup: {
        content: [
          ...(leadsTo === "" ? [] : [{ type: "picture", picture: pictures.get(leadsTo) }]),
          { type: "paragraph", runs: [{ text }] },
        ],
      },
    }[type];
    return { ...button, icon, ...fields, ...(picture && { picture: pictures.get(picture) }) } as Button;
  });
}
