export const PREVIEW_PREFIX = "/preview/";
