/** Build id of a screen and its data. A page of another build cannot read them. */
export const BUILD_HEADER = "x-build";
