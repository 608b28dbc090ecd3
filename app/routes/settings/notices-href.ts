/** Licences of bundled packages, written by the build (`scripts/notices/`); missing in development. */
export const NOTICES_HREF = "/third-party-notices.txt";
