import { z } from "zod";
import { ID_PATTERN } from "./id.ts";

export const idSchema = z.string().regex(ID_PATTERN, "invalid_id");
