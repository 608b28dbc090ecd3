import type { SetupMessages } from "#app/messages/catalogues.ts";
import { SOCIAL_POSITIONS } from "#domain/content/social.ts";
import { LAYOUTS } from "#domain/content/theme.ts";
import { FONTS } from "#domain/look/font.ts";
import type { FieldName } from "./changed-fields.ts";

/** Words for the options of a field, as in its tab. */
export function getChoices(
  field: FieldName | null,
  { setup, common }: Pick<SetupMessages, "setup" | "common">,
): ReadonlyMap<string, string> {
  const { theme, social } = setup;
  const sizes = { small: theme.small, medium: theme.medium, large: theme.large };
  switch (field) {
    case "property.languages":
    case "property.defaultLanguage":
      return new Map(Object.entries(common.languages));
    case "theme.layout":
      return new Map(LAYOUTS.map((layout) => [layout, theme[layout]]));
    case "theme.button.surface":
      return new Map([
        ["flat", theme.flat],
        ["3d", theme.raised],
      ]);
    case "theme.textSize":
      return new Map(Object.entries({ ...sizes, "extra-large": theme.extraLarge }));
    case "theme.fonts.custom":
    case "theme.fonts.heading":
    case "theme.fonts.body":
      return new Map(FONTS.map(({ id, name }) => [id, name]));
    case "answers.kind":
      return new Map(Object.entries(common.propertyKind.kinds));
    case "social.position":
      return new Map(SOCIAL_POSITIONS.map((position) => [position, social[position]]));
    case "social.size":
      return new Map(Object.entries(sizes));
    default:
      return new Map();
  }
}
