/** Where the build puts the filter of common passwords, as base64, seen from the site's root. */
export const COMMON_PASSWORDS_FILE = "/texts/common-passwords.txt";
