import type { PicturesMessages } from "../en/pictures.ts";

export const pictures: PicturesMessages = {};
