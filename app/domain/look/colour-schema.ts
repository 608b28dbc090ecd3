import { z } from "#domain/zod.ts";
import { COLOUR_PATTERN } from "./colour.ts";

export const colourSchema = z.string().trim().toLowerCase().regex(COLOUR_PATTERN, "invalid_colour");
