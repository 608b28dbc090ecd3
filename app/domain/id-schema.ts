import { z } from "#domain/zod.ts";
import { ID_PATTERN } from "./id.ts";

export const idSchema = z.string().regex(ID_PATTERN, "invalid_id");
