/**
 * Reads a static file of the build: rarely needed, so it is not in the upload. Throws if it does not exist. In
 * development there are none.
 */
export async function readBuiltFile({ ASSETS }: Pick<Env, "ASSETS">, path: string): Promise<Response> {
  const response = await ASSETS.fetch(new URL(path, "https://build.invalid"));
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response;
}
