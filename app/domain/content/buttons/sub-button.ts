import type { z } from "#domain/zod.ts";
import type { subButtonSchema } from "./sub-button-schema.ts";

/** The types that lead away by themselves: only they can stand in a popup. In the order they are offered there. */
export const SUB_BUTTON_TYPES = ["link", "chat", "map", "click-to-call"] as const;
export type SubButtonType = (typeof SUB_BUTTON_TYPES)[number];

export type SubButton = z.infer<typeof subButtonSchema>;
