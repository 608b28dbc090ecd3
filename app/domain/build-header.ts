/** Names the build that a screen and its data are of: a page of another one does not know what they hold. */
export const BUILD_HEADER = "x-build";
