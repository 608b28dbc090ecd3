const ESCAPES: Readonly<Record<string, string>> = {
  "\\": "\\\\",
  "'": "\\'",
  "\n": "\\n",
  "\r": "\\r",
  "<": "\\u003c",
};

/**
 * The script that gives React Router's encoded route data to the router of the page. In single quotes: the data is full
 * of double ones, each of which would have to be escaped. Nothing in it ends the script element.
 */
export function routeDataScript(encoded: string): string {
  const text = encoded.replaceAll(/[\\'\n\r<]/g, (sign) => ESCAPES[sign] ?? sign);
  return `{const data=window.__reactRouterContext.streamController;data.enqueue('${text}');data.close()}`;
}
