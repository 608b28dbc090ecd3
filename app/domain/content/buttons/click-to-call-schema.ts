import { extensionSchema } from "../../address.ts";

export const clickToCallFields = { extension: extensionSchema };
