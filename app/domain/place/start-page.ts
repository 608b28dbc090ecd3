import { z } from "#domain/zod.ts";
import type { Button } from "../content/button.ts";
import { idSchema } from "../id-schema.ts";
import { placeKindSchema } from "./place-schema.ts";

/** The button that the cards of a kind start with, by its id; those of a kind without one lead to the portal (R3). */
export const startPagesSchema = z.partialRecord(placeKindSchema, idSchema);
export type StartPages = z.infer<typeof startPagesSchema>;

/**
 * Decides whether cards can start with a button: it opens on the page, for everybody. One that leads away, or asks for
 * a PIN or a card first, can't. Pure.
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
      return button.guard === undefined && ["wifi", "wechat"].includes(button.destination);
    case "chat":
      return button.guard === undefined && button.channel === "wechat";
    case "map":
    case "click-to-call":
      return false;
  }
}
