import { z } from "#domain/zod.ts";
import type { Button } from "../content/button.ts";
import { idSchema } from "../value-schemas.ts";
import { placeKindSchema } from "./place-schema.ts";

/** Start button per kind of card, by id; a kind without one opens the portal (R3). */
export const startPagesSchema = z.partialRecord(placeKindSchema, idSchema);
export type StartPages = z.infer<typeof startPagesSchema>;

/**
 * Decides whether cards can start with a button: it must open on the page or the guide, for everyone. Buttons that lead
 * away, or need a PIN or card, cannot. Pure.
 */
export function canStart(button: Button): boolean {
  switch (button.type) {
    case "popup":
    case "gallery":
      return button.guard === undefined;
    case "feedback":
    case "guest-services":
      return true;
    case "link":
      return button.guard === undefined && ["wifi", "wechat", "guide"].includes(button.destination);
    case "chat":
      return button.guard === undefined && button.channel === "wechat";
    case "map":
    case "click-to-call":
      return false;
  }
}
