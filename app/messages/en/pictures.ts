export const pictures = {};

export type PicturesMessages = typeof pictures;
