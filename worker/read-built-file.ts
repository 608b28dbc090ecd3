export type BuiltFiles = Pick<Env, "ASSETS">;

/**
 * A file that the build put beside the client's, by its path, as `/texts/de.json`: no part of the upload, as few
 * requests ask for it. Throws if the build has none of that path. There are none while developing.
 */
export async function readBuiltFile({ ASSETS }: BuiltFiles, path: string): Promise<Response> {
  const response = await ASSETS.fetch(new URL(path, "https://build.invalid"));
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response;
}
