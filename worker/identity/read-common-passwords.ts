import { type BuiltFiles, readBuiltFile } from "../read-built-file.ts";
import { COMMON_PASSWORDS_FILE } from "./common-passwords-file.ts";
import { openFilter, type PasswordFilter } from "./password-filter.ts";

let kept: PasswordFilter | null = null;

/** A build has it as a file: the upload is bounded, and few set a password. */
async function readBase64(files: BuiltFiles): Promise<string> {
  if (!import.meta.env.PROD) return (await import("./common-passwords.data.ts")).COMMON_PASSWORDS;
  return await (await readBuiltFile(files, COMMON_PASSWORDS_FILE)).text();
}

/** The filter of common passwords, read once an isolate. */
export async function readCommonPasswords(files: BuiltFiles): Promise<PasswordFilter> {
  kept ??= openFilter(await readBase64(files));
  return kept;
}
