/** Where the build writes the licences of what it bundles (`scripts/notices/`); a development run has none. */
export const NOTICES_HREF = "/third-party-notices.txt";
