import type { z } from "#domain/zod.ts";
import type { subButtonSchema } from "./sub-button-schema.ts";

/** Types that need no page of their own: only these may be in a popup. In menu order. */
export const SUB_BUTTON_TYPES = ["link", "chat", "map", "click-to-call"] as const;
export type SubButtonType = (typeof SUB_BUTTON_TYPES)[number];

export type SubButton = z.infer<typeof subButtonSchema>;
