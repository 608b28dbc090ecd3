import { BUTTON_TYPES, type Button } from "#domain/content/button.ts";
import type { Draft } from "#domain/content/document.ts";
import { formatExampleAddress, SOCIAL_CHANNELS } from "#domain/content/social.ts";
import { PICTURE, sampleDraft, usableButton } from "../draft.ts";

/** Each type once, then again from the first, up to ten. */
const BUTTONS = 10;
const TYPES = Array.from(
  { length: BUTTONS },
  (_, index) => BUTTON_TYPES[index % BUTTON_TYPES.length] ?? "link",
);

const wide = {
  ...PICTURE,
  width: 4_000,
  height: 2_000,
  alt: "The harbour at dusk",
  focus: { x: 20, y: 80 },
  colour: "#8a5c6e",
};
const tall = {
  ...wide,
  key: `${"0c".repeat(20)}.webp`,
  width: 2_000,
  height: 4_000,
  focus: { x: 70, y: 10 },
};

/** A gallery with a colour for each picture. */
function withColours(button: Button): Button {
  if (button.type !== "gallery") return button;
  const items = button.items.map((item, index) => ({
    ...item,
    picture: item.picture && { ...item.picture, colour: `#a${index % 10}5c6e` },
  }));
  return { ...button, items };
}

/**
 * Ten buttons of all types with everything that lengthens a page's style: fonts, cropped backgrounds, own styles, and
 * all channels. `heaviest-drafts.test.ts` checks it against the schemas.
 */
export function heaviestDraft(): Draft {
  const { homepage, theme, social } = sampleDraft();
  const english = TYPES.map((type, index) => ({
    ...withColours(usableButton(type, index + 1, `Our button number ${index}`)),
    ...(index % 2 === 0 && { picture: wide }),
    style: {
      surface: "3d",
      background: `#10${index}a5c`,
      text: `#f${index}ffff`,
      icon: `#ff${index}fff`,
      radius: index + 4,
      shadow: index * 10,
      opacity: 90 - index,
      font: index % 2 === 0 ? "cormorant" : "playfair-display",
    } as const,
  }));
  return sampleDraft({
    english,
    homepage: { ...homepage, logo: wide, backgroundPortrait: tall, backgroundLandscape: wide },
    theme: {
      ...theme,
      fonts: {
        custom: ["cormorant", "playfair-display", "eb-garamond"],
        heading: "cormorant",
        body: "eb-garamond",
      },
    },
    social: {
      ...social,
      channels: SOCIAL_CHANNELS.map((channel) => ({
        channel,
        url: formatExampleAddress(channel, "marlowe"),
      })),
    },
  });
}
