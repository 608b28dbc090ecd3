export interface FirstLoad {
  /** Compressed size of all texts. */
  readonly bytes: number;
  readonly scriptBytes: number;
}

export async function gzipBytes(text: string): Promise<number> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"));
  return (await new Response(stream).arrayBuffer()).byteLength;
}

async function sum(texts: readonly Promise<string>[]): Promise<number> {
  const bytes = await Promise.all(texts.map(async (text) => gzipBytes(await text)));
  return bytes.reduce((total, each) => total + each, 0);
}

/**
 * Measures everything that a browser with scripts loads for a guest's page: the page, its scripts and its sheets. Font
 * sheets count as fonts. `read` gives the text of a path.
 */
export async function measureFirstLoad(
  path: string,
  read: (path: string) => Promise<string>,
): Promise<FirstLoad> {
  const html = await read(path);
  const seen = html.replace(/<noscript>.*?<\/noscript>/gs, "");
  const scripts = [...seen.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, source = ""]) => read(source));
  const sheets = [...seen.matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)"/g)]
    .map(([, href = ""]) => href)
    .filter((href) => !href.startsWith("/fonts/"));
  const scriptBytes = await sum(scripts);
  return { scriptBytes, bytes: scriptBytes + (await sum([Promise.resolve(html), ...sheets.map(read)])) };
}
